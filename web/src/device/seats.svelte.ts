/** Seats whose key this device holds, by room. */
import { readStored, writeStored } from './storage';

export interface StoredSeat {
  key: string;
  name: string;
  game: string;
  /** Time of last use, in milliseconds since 1970. */
  used: number;
}

type Seats = Record<string, StoredSeat>;

export const seats = $state(readStored<Seats>('seats', {}));

/** Store one seat; other entries are read again first, as another tab may have changed them. */
export function storeSeat(room: string, seat: StoredSeat): void {
  seats[room] = seat;
  writeStored('seats', { ...readStored<Seats>('seats', {}), [room]: seat });
}

export function forgetSeat(room: string): void {
  delete seats[room];
  const others = readStored<Seats>('seats', {});
  delete others[room];
  writeStored('seats', others);
}
