/** A Merkle tree: one root commits to all leaves, and each leaf can be proved alone. */
import { H, text } from './bytes';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const leaf = (salt: Uint8Array, card: string): Uint8Array => H(LEAF, salt, text(card));
export const node = (left: Uint8Array, right: Uint8Array): Uint8Array => H(NODE, left, right);

/** The root of these leaves: neighbours make a node, a last one without a neighbour moves up as it is. */
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

/** The root above leaf number `leaf` of `count`, by its proof path; null if the path has the wrong length. */
export function rootAbove(
  start: Uint8Array,
  leaf: number,
  count: number,
  path: readonly Uint8Array[],
): Uint8Array | null {
  if (count === 1) return path.length === 0 ? start : null;
  const above = [leaf >> 1, (count + 1) >> 1] as const;
  if ((leaf ^ 1) >= count) return rootAbove(start, ...above, path);
  const [partner, ...rest] = path;
  if (!partner) return null;
  return rootAbove(leaf & 1 ? node(partner, start) : node(start, partner), ...above, rest);
}
