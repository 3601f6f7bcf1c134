/** Secrets in the URL fragment of a table's link: keys of seats and invitations. They reach no server log. */
import { linkTo } from '../../device/base';
import { forgetSeat, seatOfKey, seats, storeSeat } from '../../device/seats.svelte';

const KEY = /^[A-Za-z0-9_-]{22,86}$/;
const ROOM = /^[a-z2-7]{16}$/;

export const isRoomId = (room: string): boolean => ROOM.test(room);

const validKey = (secret: string | null): string | null => (secret && KEY.test(secret) ? secret : null);

export interface LinkSecrets {
  /** An invitation to a reserved seat, remembered for this session. */
  invite: string | null;
  /** The key of another seat than this device's own in the room: using it needs the reader's consent. */
  otherKey: string | null;
}

/** Take the secrets out of the address, where they could be read over a shoulder or shared by accident. */
export function takeLinkSecrets(room: string): LinkSecrets {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const key = validKey(fragment.get('key'));
  const invite = validKey(fragment.get('invite'));
  if (key || invite) history.replaceState(history.state, '', location.pathname);
  if (invite) sessionStorage.setItem(`forno.invite/${room}`, invite);
  const isOther = key !== null && seats[room] !== undefined && !seatOfKey(room, key);
  if (key && !isOther) storeKey(room, key);
  return { invite: validKey(sessionStorage.getItem(`forno.invite/${room}`)), otherKey: isOther ? key : null };
}

/** Store the key of a seat in place of all others; its name and game are filled in once the room is known. */
export function storeKey(room: string, key: string): void {
  if (seatOfKey(room, key)) return;
  if (seats[room]) forgetSeat(room);
  storeSeat(room, { key, name: '', game: '', used: Date.now() });
}

// --- links to share

export const tableLink = (room: string): string => `${location.origin}${linkTo(`/t/${room}`)}`;
export const inviteLink = (room: string, invite: string): string => `${tableLink(room)}#invite=${invite}`;
export const seatLink = (room: string, key: string): string => `${tableLink(room)}#key=${key}`;
