/** The host's secret, the promise of it, and the players' own words mixed in. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { H, text } from './bytes';

/** Published first. It fixes the secret and tells nothing of it. */
export const commitment = (secret: Uint8Array): Uint8Array => H(text('forno commitment'), secret);

/** The seed of the deal: the secret and one contribution a seat, in seat order. */
export function seed(secret: Uint8Array, contributions: readonly Uint8Array[]): Uint8Array {
  return H(text('forno seed'), secret, ...contributions.map((words) => H(words)));
}

/** The bytes of a contribution as a record writes it: `"lucky seven"` or `hex 00ff`. */
export function contribution(written: string): Uint8Array {
  if (/^".*"$/su.test(written)) return text(written.slice(1, -1));
  if (/^hex (?:[0-9a-f]{2})*$/.test(written)) return hexToBytes(written.slice(4));
  throw new Error('a contribution is written as "words" or as hex 00ff');
}
