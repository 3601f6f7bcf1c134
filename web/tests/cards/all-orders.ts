/** Every order card there is, of every colour. */
import { KINDS } from '../../src/cards/codes';
import { NEEDS } from '../../src/cards/order-needs';

const kindsOf = (variant: string): number[] => KINDS.map((_, kind) => kind).slice(0, variant === 'plus' ? 6 : 5);

function cardsOf(variant: string, own: number, sort: string, oneForOther: boolean): string[] {
  const others = kindsOf(variant).filter((kind) => kind !== own);
  return oneForOther ? others.map((kind) => `${sort}-${KINDS[kind]}`) : [sort];
}

export const allOrders = Object.entries(NEEDS).flatMap(([variant, deck]) =>
  kindsOf(variant).flatMap((own) =>
    Object.entries(deck)
      .flatMap(([sort, { one_card_for }]) => cardsOf(variant, own, sort, one_card_for === 'other'))
      .map((order) => ({ variant, own, order })),
  ),
);
