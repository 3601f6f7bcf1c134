/** Random numbers and shuffles from a seed: "From seed to cards" in docs/fairness.md. */
import { H, hex, u64 } from './bytes';

const WORDS_IN_BLOCK = 8;
const ALL_WORDS = 2 ** 32;

export class Chance {
  readonly seed: Uint8Array;
  /** Number of words taken. */
  used = 0;
  private block: DataView = new DataView(new ArrayBuffer(0));

  constructor(seed: Uint8Array) {
    this.seed = seed;
  }

  /** The state as a record writes it. */
  get notation(): string {
    return `fair:${hex(this.seed)}:${this.used}`;
  }

  /** The next 32 bits. */
  word(): number {
    const at = this.used % WORDS_IN_BLOCK;
    if (at === 0) this.block = blockOf(this.seed, this.used / WORDS_IN_BLOCK);
    this.used += 1;
    return this.block.getUint32(4 * at);
  }

  /** A uniform number from 0 to n - 1: words beyond the last multiple of n are skipped. */
  below(n: number): number {
    const limit = ALL_WORDS - (ALL_WORDS % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }

  /** Shuffle in place. */
  shuffle<Card>(cards: Card[]): void {
    for (let i = cards.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [cards[i], cards[j]] = [cards[j]!, cards[i]!];
    }
  }
}

function blockOf(seed: Uint8Array, number: number): DataView {
  const block = H(seed, u64(number));
  return new DataView(block.buffer, block.byteOffset, block.byteLength);
}
