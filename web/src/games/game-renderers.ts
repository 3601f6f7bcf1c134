/** Renderers of the game families that the page knows; any other game has a plain one. */
import type { Component } from 'svelte';
import { loadTexts } from '../i18n/texts.svelte';
import type { EventOf, TableSource } from '../net/table-source';
import type { AnyMove, AnyView } from '../protocol';
import { PLAIN_TEXT } from './plain/plain-text';
import PlainTable from './plain/PlainTable.svelte';

/** Texts of a game family. */
export interface GameText<View = AnyView, Move = AnyMove> {
  /** Describe an event; empty where nothing need be said. The viewer `you` is addressed in the second person. */
  describeEvent(event: EventOf<View>, names: readonly string[], you?: number | null): string;
  /** Describe a move, by the view before it. */
  describeMove(move: Move, view: View, names: readonly string[]): string;
  /** Describe a move of the past, of which the view before it is not known; `view` is the one of now. */
  describePlayed(move: Move, view: View, names: readonly string[]): string;
  /** The rule behind each event, by its name. */
  rules: Readonly<Record<string, string>>;
}

export interface TableProps<View = AnyView, Move = AnyMove> {
  source: TableSource<View, Move>;
  /** Called when the playback falls behind the source, and when it has caught up; also, when the oven is emptied. */
  onbehind?: (isBehind: boolean, isEmptying?: boolean) => void;
}

export interface GameRenderer<View = AnyView, Move = AnyMove> {
  Table: Component<TableProps<View, Move>>;
  text: GameText<View, Move>;
}

/**
 * Forget the types of a family. This is the only cast: a source and its renderer belong together by `view.game`, which
 * the types of a generic screen cannot express.
 */
const erase = <View, Move>(renderer: GameRenderer<View, Move>): GameRenderer => renderer as unknown as GameRenderer;

/** The renderer of a family, by the name in `view.game`. Its texts are loaded when this resolves. */
export async function gameRenderer(family: string): Promise<GameRenderer> {
  if (family === 'pizza') {
    const [{ default: Table }, { PIZZA_TEXT }] = await Promise.all([
      import('./pizza/PizzaTable.svelte'),
      import('./pizza/pizza-text'),
      loadTexts('pizza', 'hints'),
    ]);
    return erase({ Table, text: PIZZA_TEXT });
  }
  if (family === 'solo') {
    const [{ default: Table }, { SOLO_TEXT }] = await Promise.all([
      import('./solo/SoloTable.svelte'),
      import('./solo/solo-text'),
      loadTexts('solo', 'hints'),
    ]);
    return erase({ Table, text: SOLO_TEXT });
  }
  return { Table: PlainTable, text: PLAIN_TEXT };
}
