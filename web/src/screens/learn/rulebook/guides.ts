/** Guides: the rules of each game as people read them, made from src/forno/guides by tests/unit/guides. */
import data from './guides.json';

export type SceneCard =
  | { sort: 'ingredient' | 'solo'; code: number }
  | { sort: 'order'; name: string; own: number }
  | { sort: 'back'; of: 'kitchen' | 'solo' | number }
  | { sort: 'chef' };

/** Cards that lie together; without cards the heading alone is shown. */
export interface SceneGroup {
  /** The heading is the text `guide-scene-LABEL`. */
  label: string;
  cards: SceneCard[];
}
export interface Paragraph {
  text: string;
  /** The ids of the rules that it tells. */
  rules: string[];
  /** The card that it is about, with its own numbers. */
  card?: SceneCard;
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
