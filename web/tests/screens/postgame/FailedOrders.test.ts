import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { PizzaAmount } from '../../../src/protocol';

const amount = (number: number, kinds: number[] = [], doubles = false): PizzaAmount => ({ number, kinds, doubles });

/** The row of an order that failed, as text. */
async function row(missing: PizzaAmount[], unwanted: PizzaAmount | null = null): Promise<string> {
  const { default: FailedOrders } = await import('../../../src/screens/postgame/FailedOrders.svelte');
  const failed = [{ round: 2, seat: 0, order: 'minimale', own: 0, missing, unwanted }];
  const { unmount } = render(FailedOrders, { failed, variant: 'mamma-mia', names: ['Anna', 'Bert'], you: 0 });
  const text = screen.getByText('Anna, round 2').parentElement!.textContent!.replace(/[\u2068\u2069]/g, '');
  unmount();
  return text.replace(/\s+/g, ' ').trim();
}

beforeAll(() => loadTexts('after', 'cards', 'words'));

it('says what was missing, as the library told it', async () => {
  expect(await row([amount(1, [2])])).toMatch(/Missing on the table: 1 pepper$/);
  expect(await row([amount(1, [0]), amount(2, [1, 2])])).toMatch(/: 1 pineapple, 2 of one kind: olives \/ peppers$/);
  expect(await row([amount(3, [1, 2, 3, 4])])).toMatch(/: 3 of one kind$/);
  expect(await row([amount(8)])).toMatch(/: 8 of any kind$/);
  expect(await row([amount(1, [1, 2], true)])).toMatch(/: double cards: 1$/);
});

it('says what lay there that the order forbids', async () => {
  expect(await row([], amount(3, [0]))).toMatch(/Not allowed, but on the table: 3 pineapples\.$/);
});

it('says of an order that is served from hands that it was lost', async () => {
  expect(await row([])).toMatch(/It came down to the cards in hand, and was lost\.$/);
});
