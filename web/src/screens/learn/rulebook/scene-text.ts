/** Names of the cards of a guide, for headings and screen readers. */
import { soloRank } from '../../../cards/codes';
import { cardName, cardNames, orderName, soloName } from '../../../i18n/card-names';
import { say } from '../../../i18n/texts.svelte';
import type { SceneCard, SceneGroup } from './guides';

export function sceneCardName(card: SceneCard): string {
  if (card.sort === 'ingredient') return cardName(card.code);
  if (card.sort === 'order') return orderName(card.name);
  if (card.sort === 'solo') return soloName(card.code);
  return card.sort === 'chef' ? say('chef-card') : say('guide-scene-back', { count: 1 });
}

/** The heading of a paragraph about a card; the colour of a SOLO card does not matter there. */
export const cardHeading = (card: SceneCard): string =>
  card.sort === 'solo' ? say(`card-${soloRank(card.code)}`) : sceneCardName(card);

/** `On the table: 2 olives, 1 salami` */
export function groupText({ label, cards }: SceneGroup): string {
  const ingredients = cards.flatMap((card) => (card.sort === 'ingredient' ? [card.code] : []));
  const backs = cards.filter(({ sort }) => sort === 'back').length;
  const others = cards.filter(({ sort }) => sort !== 'ingredient' && sort !== 'back');
  const words = [
    ...(ingredients.length ? [cardNames(ingredients)] : []),
    ...others.map(sceneCardName),
    ...(backs ? [say('guide-scene-back', { count: backs })] : []),
  ];
  const heading = say(`guide-scene-${label}`);
  return words.length ? `${heading}: ${words.join(', ')}` : heading;
}
