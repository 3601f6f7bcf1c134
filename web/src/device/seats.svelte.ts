/** Seats whose key this device holds, by room, and the ones that it has forgotten. */
import { readStored, writeStored } from './storage';

export interface StoredSeat {
  key: string;
  name: string;
  game: string;
  /** Time of last use, in milliseconds since 1970. */
  used: number;
  /** The person's id in the room, known from the first greeting on. */
  person?: number;
  /** The last game of the room and its last decision that the reader has seen. */
  number?: number;
  decision?: number;
}

/** The seats of each room: one, or several where people share this device. The device's owner comes first. */
type Seats = Record<string, StoredSeat[]>;

/** The seats of a person: the device's own list, or the one that several devices share. */
export interface SeatList {
  seats: Seats;
  /** Times at which seats were forgotten, by key: another device must not bring them back. */
  forgotten: Record<string, number>;
}

export const seats = $state(readStored<Seats>('seats', {}));

/** This device's own seat in a room: the first one, where it holds several. */
export const firstSeat = (room: string): StoredSeat | undefined => seats[room]?.[0];
export const seatOfKey = (room: string, key: string | null): StoredSeat | undefined =>
  seats[room]?.find((seat) => seat.key === key);

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

/** Seats of one room in their order: people sit down one after the other, and their ids are counted up. */
export const inOrder = (list: readonly StoredSeat[]): StoredSeat[] =>
  [...list].sort((one, other) => (one.person ?? Infinity) - (other.person ?? Infinity) || 0);

/** Store one seat, besides the others of its room; `replaced` is the key that it had before. */
export function storeSeat(room: string, seat: StoredSeat, replaced = seat.key): void {
  const isNew = !seatOfKey(room, seat.key);
  const list = storedSeats();
  const before = list.seats[room] ?? [];
  const isKept = before.some(({ key }) => key === replaced);
  const after = isKept ? before.map((one) => (one.key === replaced ? seat : one)) : [...before, seat];
  if (replaced !== seat.key) list.forgotten[replaced] = Date.now();
  delete list.forgotten[seat.key];
  adoptSeats({ seats: { ...list.seats, [room]: inOrder(after) }, forgotten: list.forgotten });
  if (isNew) changed();
}

/** Forget one seat of a room, or all of them. */
export function forgetSeat(room: string, key?: string): void {
  const list = storedSeats();
  const isForgotten = (seat: StoredSeat): boolean => key === undefined || seat.key === key;
  const before = list.seats[room] ?? [];
  for (const seat of before.filter(isForgotten)) list.forgotten[seat.key] = Date.now();
  const kept = before.filter((seat) => !isForgotten(seat));
  if (kept.length) list.seats[room] = kept;
  else delete list.seats[room];
  adoptSeats(list);
  changed();
}

/** Note the decision that the readers see at a table. */
export function noteSeen(room: string, number: number, decision: number): void {
  for (const seat of seats[room] ?? [])
    if (seat.number !== number || seat.decision !== decision)
      storeSeat(room, { ...seat, used: Date.now(), number, decision });
}
