/** Guides: the rules of each game as people read them, made from src/forno/guides by tests/unit/guides. */
import type { ShownCard } from '../../../cards/card-info';
import data from './guides.json';

/** Cards that lie together; without cards the heading alone is shown. */
export interface SceneGroup {
  /** The heading is the text `guide-scene-LABEL`. */
  label: string;
  cards: ShownCard[];
}
export interface Paragraph {
  text: string;
  /** The ids of the rules that it tells. */
  rules: string[];
  /** The card that it is about, with its own numbers. */
  card?: ShownCard;
  numbers?: Record<string, number>;
  /** The option of the game that it is about. */
  option?: string;
  scene?: SceneGroup[];
}
export interface Section {
  /** The heading is the text `guide-section-NAME`. */
  name: string;
  paragraphs: Paragraph[];
}
export interface Guide {
  numbers: Record<string, number>;
  sections: Section[];
}

const guides = data as unknown as Record<string, Guide>;

export const guideOf = (game: string): Guide | null => guides[game] ?? null;

/** A card of a guide as a card of its game: the same order may need another number in another game. */
export const cardIn = (game: string, card: ShownCard): ShownCard => ('solo' in card ? card : { ...card, variant: game });
