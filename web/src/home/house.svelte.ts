/** What the start page knows of the server: public tables, the tables of this device, games of other packages. */
import type { Catalogue, ListedTable, RoomView } from '../protocol';
import { games, Refused, table, tables } from '../lib/api';
import { forgetSeat } from '../lib/device.svelte';
import { isOurs, type Offered } from './games';

let asked: Promise<Catalogue> | null = null;

/** What can be played here, asked for once. */
export function catalogue(): Promise<Catalogue> {
  asked ??= games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Nobody answered; a refusal is an answer. */
const isLost = (look: PromiseSettledResult<void>): boolean =>
  look.status === 'rejected' && !(look.reason instanceof Refused);

export class House {
  listed = $state.raw<ListedTable[]>([]);
  rooms = $state.raw<Record<string, RoomView>>({});
  others = $state.raw<Offered[]>([]);
  /** The server did not answer. */
  failed = $state(false);

  /** Look around: the public list, and what became of these tables. */
  async look(rooms: readonly string[] = []): Promise<void> {
    const looks = await Promise.allSettled([this.list(), this.offers(), ...rooms.map((room) => this.visit(room))]);
    this.failed = looks.some(isLost);
  }

  /** Tables that come into sight later, when others drop out or all are shown. */
  async meet(rooms: readonly string[]): Promise<void> {
    const unknown = rooms.filter((room) => !this.rooms[room]);
    const visits = await Promise.allSettled(unknown.map((room) => this.visit(room)));
    if (visits.some(isLost)) this.failed = true;
  }

  private async list(): Promise<void> {
    this.listed = await tables();
  }

  private async offers(): Promise<void> {
    const strangers = (await catalogue()).games.filter(({ game }) => !isOurs(game));
    this.others = strangers.map(({ game, least, most }) => ({ game, least, most, minutes: null }));
  }

  /** A table that is gone drops out of this device's memory. */
  private async visit(room: string): Promise<void> {
    try {
      const seen = await table(room);
      this.rooms = { ...this.rooms, [room]: seen };
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.rule !== 'house.missing') throw error;
      forgetSeat(room);
    }
  }
}
