/** The order of the cards in a hand: sorted, as drawn, or as the player has put them. */

export type HandSorting = 'sorted' | 'drawn';

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
}
