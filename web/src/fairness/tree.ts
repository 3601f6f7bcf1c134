/** A tree of hashes over leaves: one root promises all of them, and each can be shown alone. */
import { H, text } from './bytes';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const leaf = (salt: Uint8Array, card: string): Uint8Array => H(LEAF, salt, text(card));
export const node = (left: Uint8Array, right: Uint8Array): Uint8Array => H(NODE, left, right);

/** Neighbours make a node; a last one without a neighbour goes up as it is. */
export function root(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) throw new Error('no leaves, no root');
  if (leaves.length === 1) return leaves[0]!;
  const above: Uint8Array[] = [];
  for (let at = 0; at < leaves.length; at += 2) {
    const [left, right] = [leaves[at]!, leaves[at + 1]];
    above.push(right ? node(left, right) : left);
  }
  return root(above);
}

/** The root to which a leaf leads, as number such of so many; null if the path has not the right length. */
export function climb(start: Uint8Array, leaf: number, count: number, path: readonly Uint8Array[]): Uint8Array | null {
  if (count === 1) return path.length === 0 ? start : null;
  const above = [leaf >> 1, (count + 1) >> 1] as const;
  if ((leaf ^ 1) >= count) return climb(start, ...above, path);
  const [partner, ...rest] = path;
  if (!partner) return null;
  return climb(leaf & 1 ? node(partner, start) : node(start, partner), ...above, rest);
}
