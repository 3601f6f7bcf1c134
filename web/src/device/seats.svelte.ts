/** Seats whose key this device holds, by room, and the ones that it has forgotten. */
import { readStored, writeStored } from './storage';

export interface StoredSeat {
  key: string;
  name: string;
  game: string;
  /** Time of last use, in milliseconds since 1970. */
  used: number;
  /** The last game of the room and its last decision that the reader has seen. */
  number?: number;
  decision?: number;
}

type Seats = Record<string, StoredSeat>;

/** The seats of a person: the device's own list, or the one that several devices share. */
export interface SeatList {
  seats: Seats;
  /** Times at which seats were forgotten, by key: another device must not bring them back. */
  forgotten: Record<string, number>;
}

export const seats = $state(readStored<Seats>('seats', {}));

/** Called after this device has changed its list by itself. */
let changed = (): void => undefined;
export const onSeatsChanged = (listener: () => void): void => void (changed = listener);

/** The list as it is stored: another tab may have changed it. */
export const storedSeats = (): SeatList => ({
  seats: readStored<Seats>('seats', {}),
  forgotten: readStored<Record<string, number>>('forgotten', {}),
});

/** Replace the list by one that several devices share. */
export function adoptSeats(list: SeatList): void {
  for (const room of Object.keys(seats)) if (!list.seats[room]) delete seats[room];
  Object.assign(seats, list.seats);
  writeStored('seats', list.seats);
  writeStored('forgotten', list.forgotten);
}

/** Store one seat. */
export function storeSeat(room: string, seat: StoredSeat): void {
  const isNew = seats[room]?.key !== seat.key;
  const list = storedSeats();
  delete list.forgotten[seat.key];
  adoptSeats({ seats: { ...list.seats, [room]: seat }, forgotten: list.forgotten });
  if (isNew) changed();
}

export function forgetSeat(room: string): void {
  const list = storedSeats();
  const seat = list.seats[room];
  if (seat) list.forgotten[seat.key] = Date.now();
  delete list.seats[room];
  adoptSeats(list);
  changed();
}

/** Note the decision that the reader sees at a table. */
export function noteSeen(room: string, number: number, decision: number): void {
  const seat = seats[room];
  if (seat && (seat.number !== number || seat.decision !== decision))
    storeSeat(room, { ...seat, used: Date.now(), number, decision });
}
