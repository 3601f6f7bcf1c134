/** The order of the cards in a hand: sorted, as drawn, or as the player has put them. */

export type HandSorting = 'sorted' | 'drawn';

export interface Point {
  x: number;
  y: number;
}

export class HandOrder {
  sorting = $state<HandSorting>('sorted');
  /** Keys as the player sees them, the new ones last; null while the hand is sorted. */
  private shown = $state.raw<readonly string[] | null>(null);

  /** The keys of a sorted hand in the order to show. */
  arrange(keys: readonly string[]): readonly string[] {
    if (!this.shown) return keys;
    const kept = this.shown.filter((key) => keys.includes(key));
    return [...kept, ...keys.filter((key) => !kept.includes(key))];
  }

  /** Keep the order of now for the hands to come: new cards are put at the end. */
  follow(keys: readonly string[]): void {
    if (this.shown) this.shown = this.arrange(keys);
  }

  toggle(keys: readonly string[]): void {
    this.sorting = this.sorting === 'sorted' ? 'drawn' : 'sorted';
    this.shown = this.sorting === 'drawn' ? keys : null;
  }

  /** Put a card at another position. */
  move(key: string, to: number, keys: readonly string[]): void {
    const others = this.arrange(keys).filter((one) => one !== key);
    this.shown = [...others.slice(0, to), key, ...others.slice(to)];
    this.sorting = 'drawn';
  }

  /** Move a card by some positions, as far as the hand goes. Returns its new position. */
  shift(key: string, by: number, keys: readonly string[]): number {
    const to = Math.max(0, Math.min(keys.length - 1, this.arrange(keys).indexOf(key) + by));
    this.move(key, to, keys);
    return to;
  }
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
const middleX = ({ left, width }: Box): number => left + width / 2;
const middleY = ({ top, height }: Box): number => top + height / 2;

/** The position at which a card is dropped among the others, which lie in one row or several. */
export function dropPosition(others: readonly Box[], { x, y }: Point): number {
  const distance = (box: Box): number => Math.abs(middleY(box) - y);
  const nearest = others.reduce((best, box) => (distance(box) < distance(best) ? box : best), others[0]!);
  const isBefore = (box: Box): boolean => {
    const below = middleY(box) - middleY(nearest);
    const isInRow = Math.abs(below) < nearest.height / 2;
    return isInRow ? middleX(box) < x : below < 0;
  };
  return others.filter(isBefore).length;
}

/** The position at which a dragged card is dropped among the cards of a hand on the screen. */
export function dropPositionIn(hand: HTMLElement, point: Point): number {
  const others = [...hand.querySelectorAll('[data-lands]:not([data-dragged])')];
  return dropPosition(others.map((one) => one.getBoundingClientRect()), point);
}
