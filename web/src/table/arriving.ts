/** What stands behind the # of a table's address is taken from there at once: nobody shall read it over a shoulder. */
import { keepSeat, seats } from '../lib/device.svelte';
import { secrets } from '../lib/route.svelte';

const KEY = /^[A-Za-z0-9_-]{22,86}$/;
const ROOM = /^[a-z2-7]{16}$/;

export const isRoom = (room: string): boolean => ROOM.test(room);

const good = (secret: string | null): string | null => (secret && KEY.test(secret) ? secret : null);

export interface Arrival {
  /** The invitation to a kept seat, remembered for this visit. */
  invite: string | null;
  /** A key of another seat than the one that this device has here: it is not taken without asking. */
  offered: string | null;
}

export function arrive(room: string): Arrival {
  const found = secrets();
  const key = good(found.get('key'));
  const invite = good(found.get('invite'));
  if (key || invite) history.replaceState(history.state, '', location.pathname);
  if (invite) sessionStorage.setItem(`forno.invite/${room}`, invite);
  const isOther = key !== null && seats[room] !== undefined && seats[room].key !== key;
  if (key && !isOther) takeSeat(room, key);
  return { invite: good(sessionStorage.getItem(`forno.invite/${room}`)), offered: isOther ? key : null };
}

/** The seat's name and game are filled in once the table is seen. */
export function takeSeat(room: string, key: string): void {
  if (seats[room]?.key !== key) keepSeat(room, { key, name: '', game: '', used: Date.now() });
}

// --- links to give away

export const tableLink = (room: string): string => `${location.origin}/t/${room}`;
export const inviteLink = (room: string, invite: string): string => `${tableLink(room)}#invite=${invite}`;
export const seatLink = (room: string, key: string): string => `${tableLink(room)}#key=${key}`;
