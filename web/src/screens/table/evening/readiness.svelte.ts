/** Readiness for the next game. (house.ready) */
import { untrack } from 'svelte';
import { announce } from '../../../device/announce.svelte';
import { say } from '../../../i18n/texts.svelte';
import type { LiveTable } from '../../../net/live-table.svelte';
import type { RoomView, SeatView } from '../../../protocol';

/** The seats of people whom the next game waits for, or would wait for. */
export const peopleAtTable = (room: RoomView): SeatView[] => room.seats.filter(({ person }) => person !== null);

/** Names of the people who are there and not ready. */
export const awaitedNames = (room: RoomView): string[] =>
  peopleAtTable(room).flatMap(({ name, ready, away }) => (ready || away ? [] : [name]));

/** Announce others who get ready, for as long as the calling component lives. */
export function announceReadiness(table: () => LiveTable): void {
  let known = new Set<number | null>(untrack(() => readyPeople(table())).map(({ person }) => person));
  $effect(() => {
    const ready = readyPeople(table());
    for (const { person, name } of ready)
      if (!known.has(person) && person !== table().person) announce(say('table-ready-name', { name }));
    known = new Set(ready.map(({ person }) => person));
  });
}

const readyPeople = (table: LiveTable): SeatView[] => peopleAtTable(table.roomNow).filter(({ ready }) => ready);
