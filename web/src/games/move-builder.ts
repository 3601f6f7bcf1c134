/**
 * Building a move by selecting its parts. The server sends every legal move; a selection is only matched against them,
 * so that no rule is known here. Shared by all game families, which say what the parts of their moves are.
 */

/** Selected parts of a move: cards and orders of the hand, in the order of tapping, and values of named choices. */
export interface Selection {
  cards: readonly number[];
  orders: readonly string[];
  choices: Readonly<Record<string, string>>;
}

export const NOTHING: Selection = { cards: [], orders: [], choices: {} };

/** The parts of a family's moves. */
export interface MoveGrammar<Move> {
  /** Whether a move has a button of its own instead of selectable parts. */
  isDirect(move: Move): boolean;
  /** Make a function that gives the parts of a move; choices are those in which these legal moves differ. */
  partsReader(legal: readonly Move[]): (move: Move) => Selection;
  /** The move to offer among those that have exactly the selected parts. */
  preferred(moves: readonly Move[], selection: Selection): Move | null;
  /** Whether a choice is offered before any card is selected; others distinguish moves with the same cards. */
  isEarlyChoice(name: string): boolean;
}

/** A choice that is left open: its values in the order of the legal moves, and the one in force. */
export interface ChoiceGroup {
  name: string;
  values: string[];
  chosen: string | null;
}

export interface BuiltMove<Move> {
  /** The move that the selection makes; null while it is incomplete. */
  move: Move | null;
  /** Moves without selectable parts. */
  direct: readonly Move[];
  groups: ChoiceGroup[];
}

interface Candidate<Move> {
  move: Move;
  parts: Selection;
}

/** Whether each of `some` is among `all`, as often. */
function isWithin<T>(some: readonly T[], all: readonly T[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const agrees = (choices: Selection['choices'], parts: Selection): boolean =>
  Object.entries(choices).every(([name, value]) => !(name in parts.choices) || parts.choices[name] === value);

const isPart = ({ cards, orders }: Selection, parts: Selection): boolean =>
  isWithin(cards, parts.cards) && isWithin(orders, parts.orders);

const isWhole = (selection: Selection, parts: Selection): boolean =>
  isPart(selection, parts) &&
  selection.cards.length === parts.cards.length &&
  selection.orders.length === parts.orders.length;

/** Groups of choices in which these candidates differ. */
function groupsOf(candidates: readonly Candidate<unknown>[]): Omit<ChoiceGroup, 'chosen'>[] {
  const values = new Map<string, Set<string>>();
  for (const { parts } of candidates)
    for (const [name, value] of Object.entries(parts.choices))
      values.set(name, (values.get(name) ?? new Set()).add(value));
  return [...values]
    .filter(([, some]) => some.size > 1)
    .map(([name, some]) => ({ name, values: [...some] }))
    .sort((one, other) => other.name.localeCompare(one.name));
}

export function withoutCard(selection: Selection, card: number): Selection {
  const at = selection.cards.indexOf(card);
  return { ...selection, cards: selection.cards.filter((_, index) => index !== at) };
}

export function withoutOrder(selection: Selection, order: string): Selection {
  return { ...selection, orders: selection.orders.filter((one) => one !== order) };
}

/** The legal moves of one decision. */
export class MoveBuilder<Move> {
  /** The parts that have to be selected for a move. */
  readonly partsOf: (move: Move) => Selection;
  readonly candidates: readonly Candidate<Move>[];
  private readonly direct: readonly Move[];

  constructor(
    readonly legal: readonly Move[],
    private readonly grammar: MoveGrammar<Move>,
  ) {
    this.partsOf = grammar.partsReader(legal);
    this.direct = legal.filter((move) => grammar.isDirect(move));
    this.candidates = legal
      .filter((move) => !grammar.isDirect(move))
      .map((move) => ({ move, parts: this.partsOf(move) }));
  }

  build(selection: Selection): BuiltMove<Move> {
    const { grammar } = this;
    const whole = this.candidates.filter(({ parts }) => isWhole(selection, parts));
    const agreeing = whole.filter(({ parts }) => agrees(selection.choices, parts));
    const move = grammar.preferred(agreeing.map((candidate) => candidate.move), selection);
    const choices = agreeing.find((candidate) => candidate.move === move)?.parts.choices ?? selection.choices;
    const isEarly = ({ parts }: Candidate<Move>): boolean =>
      Object.keys(parts.choices).some((name) => grammar.isEarlyChoice(name));
    const early = groupsOf(this.candidates.filter(isEarly));
    const late = groupsOf(whole).filter(({ name }) => !grammar.isEarlyChoice(name));
    const groups = [...early, ...late].map((group) => ({ ...group, chosen: choices[group.name] ?? null }));
    return { move, direct: this.direct, groups };
  }

  /** Whether some legal move has all of the selection. */
  contains(selection: Selection): boolean {
    return this.candidates.some(({ parts }) => isPart(selection, parts));
  }

  /** The selection with a card added, or replaced where moves have one card only; null if no move has all of it. */
  withCard(selection: Selection, card: number): Selection | null {
    const isSingle = this.candidates.every(({ parts }) => parts.cards.length <= 1);
    return (
      this.fitted({ ...selection, cards: [...selection.cards, card] }) ??
      (isSingle ? this.fitted({ ...selection, cards: [card] }) : null)
    );
  }

  /** The same with an order. */
  withOrder(selection: Selection, order: string): Selection | null {
    const isSingle = this.candidates.every(({ parts }) => parts.orders.length <= 1);
    return (
      this.fitted({ ...selection, orders: [...selection.orders, order] }) ??
      (isSingle ? this.fitted({ ...selection, orders: [order] }) : null)
    );
  }

  /** The selection with a choice made; parts that do not go with it are dropped, the fewest that it needs are added. */
  withChoice(selection: Selection, name: string, value: string): Selection {
    const candidates = this.candidates.filter(({ parts }) => parts.choices[name] === value);
    const wanted = { ...selection.choices, [name]: value };
    const kept =
      this.fitted({ ...selection, choices: wanted }, candidates) ??
      this.fitted({ ...NOTHING, choices: wanted }, candidates) ??
      selection;
    const choices = { ...kept.choices, [name]: value };
    const fits = candidates.filter(({ parts }) => isPart(kept, parts) && agrees(choices, parts));
    if (!fits.length || fits.some(({ parts }) => isWhole(kept, parts))) return { ...kept, choices };
    return { cards: fits[0]!.parts.cards, orders: fits[0]!.parts.orders, choices };
  }

  /** The selection with those of its choices that still apply; null if no candidate has its cards and orders. */
  private fitted(selection: Selection, candidates = this.candidates): Selection | null {
    const found = candidates.filter(({ parts }) => isPart(selection, parts));
    if (!found.length) return null;
    let choices: Record<string, string> = {};
    for (const [name, value] of Object.entries(selection.choices)) {
      const more = { ...choices, [name]: value };
      if (found.some(({ parts }) => agrees(more, parts))) choices = more;
    }
    return { ...selection, choices };
  }
}
