/** The server's secret, its commitment, and the seed made of it and the players' contributions. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { H, text } from './bytes';

/** The commitment, published first: it fixes the secret and reveals nothing of it. */
export const commitment = (secret: Uint8Array): Uint8Array => H(text('forno commitment'), secret);

/** The seed of the deal: the secret and the contribution of each seat, in seat order. */
export function seed(secret: Uint8Array, contributions: readonly Uint8Array[]): Uint8Array {
  return H(text('forno seed'), secret, ...contributions.map((contribution) => H(contribution)));
}

/** Read a contribution from a record: `"lucky seven"` or `hex 00ff`. */
export function readContribution(written: string): Uint8Array {
  if (/^".*"$/su.test(written)) return text(written.slice(1, -1));
  if (/^hex (?:[0-9a-f]{2})*$/.test(written)) return hexToBytes(written.slice(4));
  throw new Error('a contribution is written as "words" or as hex 00ff');
}
