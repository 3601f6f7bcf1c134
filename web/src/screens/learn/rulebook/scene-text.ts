/** Names of the cards of a guide, for headings and screen readers. */
import { cardTitle, type ShownCard } from '../../../cards/card-info';
import { soloRank } from '../../../cards/codes';
import { cardNames } from '../../../i18n/card-names';
import { say } from '../../../i18n/texts.svelte';
import type { SceneGroup } from './guides';

/** The heading of a paragraph about a card; the colour of a SOLO card does not matter there. */
export const cardHeading = (card: ShownCard): string =>
  'solo' in card ? say(`card-${soloRank(card.solo)}`) : cardTitle(card);

/** `On the table: 2 olives, 1 salami` */
export function groupText({ label, cards }: SceneGroup): string {
  const ingredients = cards.flatMap((card) => ('ingredient' in card ? [card.ingredient] : []));
  const backs = cards.filter((card) => 'back' in card).length;
  const others = cards.filter((card) => !('ingredient' in card || 'back' in card));
  const words = [
    ...(ingredients.length ? [cardNames(ingredients)] : []),
    ...others.map(cardTitle),
    ...(backs ? [say('guide-scene-back', { count: backs })] : []),
  ];
  const heading = say(`guide-scene-${label}`);
  return words.length ? say('guide-labelled', { label: heading, text: words.join(', ') }) : heading;
}
