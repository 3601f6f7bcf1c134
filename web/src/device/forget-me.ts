/** The reader's wish to be forgotten, at all tables whose keys this device has. */
import { forgetPerson } from '../net/api';
import { preferences } from './preferences.svelte';
import { adoptSeats, storedSeats } from './seats.svelte';

/** Seats that the server takes in one request. */
const MAX_SEATS = 50;

/** Delete names and chat at all these tables, and the names on this device. Returns the number of tables. */
export async function forgetEverywhere(): Promise<number> {
  const list = storedSeats();
  const seats = Object.entries(list.seats).flatMap(([room, held]) => held.map(({ key }) => ({ room, key })));
  const forgotten = new Set<string>();
  for (let first = 0; first < seats.length; first += MAX_SEATS) {
    const answers = await forgetPerson(seats.slice(first, first + MAX_SEATS));
    for (const { room, rule } of answers) if (!rule) forgotten.add(room);
  }
  for (const held of Object.values(list.seats)) for (const seat of held) seat.name = '';
  adoptSeats(list);
  preferences.name = '';
  return forgotten.size;
}
