import { fireEvent, render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { shownCard } from '../../../src/cards/shown-card.svelte';
import FinalCount from '../../../src/games/pizza/FinalCount.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import { questions } from './fixtures';

it('explains the orders that are counted', async () => {
  await loadTexts('words', 'pizza', 'cards');
  const { view } = questions().find(({ game }) => game === 'plus')!;
  const counted = view.places.map((_, seat) => (seat === 1 ? ['bombastica', 'minimale'] : []));
  const { container } = render(FinalCount, { view, counted, names: view.places.map((_, seat) => `P${seat}`) });
  const cards = container.querySelectorAll('[data-explained]');
  expect(cards).toHaveLength(2);
  await fireEvent.click(cards[1]!);
  expect(shownCard()?.card).toEqual({ order: 'minimale', own: view.places[1]!.own, variant: 'plus' });
});
