/** The commands of one component: sends them, and holds the refusal of the last one. */
import type { Refusal } from '../protocol';
import type { Command } from './connection';
import type { LiveTable } from './live-table.svelte';

export class CommandSender {
  refusal = $state.raw<Refusal | null>(null);
  isSending = $state(false);

  constructor(private readonly table: () => LiveTable) {}

  /** Send a command. Resolves to whether it was accepted. */
  readonly send = (command: Command): Promise<boolean> => this.track(this.table().send(command));

  /** Await any request that resolves to a refusal or null. Resolves to whether it was accepted. */
  async track(request: Promise<Refusal | null>): Promise<boolean> {
    this.isSending = true;
    this.refusal = await request;
    this.isSending = false;
    return this.refusal === null;
  }
}

export type SendCommand = CommandSender['send'];
/** Sends a command in the name of somebody on this device. */
export type SendFor = (seat: number, command: Command) => Promise<boolean>;
