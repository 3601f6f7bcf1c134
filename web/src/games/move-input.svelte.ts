/**
 * Input of a move at a table, shared by all game families: taps select parts, the selection becomes a legal move, the
 * move is sent. A tap that fits no legal move is explained by the server. Starts over with each decision.
 */
import { untrack } from 'svelte';
import type { Hint, TableSource } from '../net/table-source';
import type { Refusal } from '../protocol';
import {
  MoveBuilder,
  NOTHING,
  withoutCard,
  withoutOrder,
  type BuiltMove,
  type MoveGrammar,
  type Selection,
} from './move-builder';

/** A card of the hand. Equal cards have different keys, so that each has its own place on the screen. */
export interface HandCard {
  key: string;
  card: number;
}

/** Key the cards of a hand by their code and their number among equal ones. */
export function handCards(cards: readonly number[]): HandCard[] {
  const counts = new Map<number, number>();
  return cards.map((card) => {
    const count = counts.get(card) ?? 0;
    counts.set(card, count + 1);
    return { key: `${card}.${count}`, card };
  });
}

/** A part of the hand that was tapped. */
export type TappedPart = { card: number } | { order: string };

/** Reaction to a tap on a part that no legal move has together with the selection. */
export interface Misfit<Move> {
  /** Start a new selection with the part alone, if it fits alone. */
  restart?: boolean;
  /** The move that the tap would have made, for the server to explain; text where no move can express it. */
  attempt?: Move | string;
  /** The reason, where the page knows a better one than the server's. */
  reason?: string;
}

/** Time after a change of the question in which a second tap was meant for the question before. */
export const SETTLE_MS = 400;
/** A question that comes this soon after a move of one's own follows from it. */
const FOLLOWS_MS = 1000;

/** The behaviour of a family's input. */
export interface MoveInputRules<View, Move> extends MoveGrammar<Move> {
  hand(view: View): readonly number[];
  /** Whether the viewer can make moves now. */
  isOpen(): boolean;
  /** The selection that a decision begins with; `current` is the one of the decision before. */
  initialSelection(builder: MoveBuilder<Move>, current: Selection): Selection;
  misfit(part: TappedPart, selection: Selection, fitsAlone: boolean): Misfit<Move>;
  /** Tapping the last selected card again sends the complete move, instead of taking the card back. */
  sendsOnSecondTap: boolean;
  /** A hint's cards are selected, not only marked. */
  selectsHint: boolean;
  onAccepted?(move: Move): void;
  /** Show a card that cannot be played now, with the reason. */
  showMisfit?(part: TappedPart, reason: string): void;
  /** Hide it as the next decision begins. */
  hideMisfit?(): void;
}

export class MoveInput<View extends { question: unknown }, Move> {
  selection = $state.raw<Selection>(NOTHING);
  /** Keys of the selected cards, in the order of tapping. */
  lifted = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint<Move> | null>(null);
  isSending = $state(false);
  /** An answer has just led to the next question: what a second tap hits now is not what it aimed at. */
  isSettling = $state(false);
  readonly legalMoves: readonly Move[] = $derived.by(() => (this.rules.isOpen() ? this.source().game.legal_moves : []));
  readonly hand: readonly HandCard[] = $derived.by(() => handCards(this.rules.hand(this.source().game.view)));
  readonly built: BuiltMove<Move> = $derived.by(() => this.builder.build(this.selection));
  private readonly builder: MoveBuilder<Move> = $derived.by(() => new MoveBuilder(this.legalMoves, this.rules));
  private readonly hinted: Selection = $derived.by(() => (this.hint ? this.builder.partsOf(this.hint.move) : NOTHING));
  private decisionKey = '';
  private sentAtMs = -Infinity;
  private settleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: () => TableSource<View, Move>,
    private readonly rules: MoveInputRules<View, Move>,
  ) {}

  get isOpen(): boolean {
    return this.rules.isOpen();
  }

  get isReplay(): boolean {
    return this.source().mode === 'replay';
  }

  private get isCovered(): boolean {
    return this.source().hasGame === false;
  }

  // --- decisions

  /** Start over when the decision changes; call in an effect. Within a decision the selection survives reconnecting. */
  followDecision(): void {
    const { number, decision } = this.source().game;
    const key = `${number}/${decision}/${this.isOpen}`;
    if (key === this.decisionKey) return;
    this.decisionKey = key;
    untrack(() => {
      if (performance.now() - this.sentAtMs < FOLLOWS_MS) this.settle();
      this.startDecision();
    });
  }

  private settle(): void {
    clearTimeout(this.settleTimer);
    this.isSettling = true;
    this.settleTimer = setTimeout(() => (this.isSettling = false), SETTLE_MS);
  }

  private startDecision(): void {
    this.rules.hideMisfit?.();
    this.refusal = null;
    this.hint = null;
    this.isSending = false;
    this.select(this.rules.initialSelection(this.builder, this.selection), this.lifted);
  }

  /** A function that tells whether the decision of now is still pending, and its cards are not covered. */
  private rememberDecision(): () => boolean {
    const { number, decision } = this.source().game;
    return () => {
      const { game } = this.source();
      return !this.isCovered && game.number === number && game.decision === decision;
    };
  }

  // --- selecting

  canAddCard = (card: number): boolean => this.builder.withCard(this.selection, card) !== null;
  canAddOrder = (order: string): boolean => this.builder.withOrder(this.selection, order) !== null;
  canStartWith = (card: number): boolean => this.builder.withCard(NOTHING, card) !== null;
  isHintedCard = (card: number): boolean => this.hinted.cards.includes(card);
  isHintedOrder = (order: string): boolean => this.hinted.orders.includes(order);

  /** The move of exactly these cards, whatever is selected. */
  moveOf(cards: readonly number[]): Move | null {
    return this.builder.build({ ...NOTHING, cards }).move;
  }

  /** Add a card to the selection, or take it back. */
  tapCard(key: string): void {
    const { card } = this.hand.find((held) => held.key === key)!;
    this.refusal = null;
    if (this.lifted.includes(key)) return this.tapAgain({ key, card });
    const more = this.builder.withCard(this.selection, card);
    if (!more) return this.tapMisfit({ key, card });
    const isAdded = more.cards.length > this.selection.cards.length;
    this.select(more, isAdded ? [...this.lifted, key] : [key]);
  }

  private tapAgain({ key, card }: HandCard): void {
    const { move } = this.built;
    if (this.rules.sendsOnSecondTap && move && this.lifted.at(-1) === key) return void this.send(move);
    this.select(withoutCard(this.selection, card), this.lifted.filter((one) => one !== key));
  }

  private tapMisfit({ key, card }: HandCard): void {
    const alone = this.builder.withCard(NOTHING, card);
    const { restart, attempt, reason } = this.rules.misfit({ card }, this.selection, alone !== null);
    if (reason && this.rules.showMisfit) return this.rules.showMisfit({ card }, reason);
    if (restart && alone) {
      if (attempt !== undefined) void this.explain(attempt);
      this.select(alone, [key]);
    } else if (attempt !== undefined) void this.explainMisfit({ card }, attempt);
  }

  tapOrder(order: string): void {
    this.refusal = null;
    if (this.selection.orders.includes(order)) return this.select(withoutOrder(this.selection, order), this.lifted);
    const more = this.builder.withOrder(this.selection, order);
    if (more) return this.select(more, this.lifted);
    const { attempt } = this.rules.misfit({ order }, this.selection, false);
    if (attempt !== undefined) void this.explainMisfit({ order }, attempt);
  }

  choose(group: string, value: string): void {
    this.refusal = null;
    this.select(this.builder.withChoice(this.selection, group, value), this.lifted);
  }

  clear(): void {
    this.select(NOTHING, []);
    this.hint = null;
  }

  private select(selection: Selection, lifted: readonly string[]): void {
    this.selection = selection;
    this.lifted = keysOf(this.hand, selection.cards, lifted);
  }

  // --- requests to the source: an answer that comes after the decision is ignored

  async send(move: Move): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.sentAtMs = performance.now();
    const isPending = this.rememberDecision();
    const refusal = await this.source().play(move);
    if (!refusal && !this.isCovered) this.rules.onAccepted?.(move);
    if (!isPending()) return;
    this.isSending = false;
    this.refusal = unlessLate(refusal);
  }

  /** Show a card that fits no legal move, with the server's reason for refusing the attempt. */
  private async explainMisfit(part: TappedPart, attempt: Move | string): Promise<void> {
    if (!this.rules.showMisfit) return this.explain(attempt);
    const isPending = this.rememberDecision();
    const refusal = this.isReplay ? null : await this.source().checkMove(attempt);
    if (isPending()) this.rules.showMisfit(part, refusal?.text ?? '');
  }

  /** Show the server's reason for refusing a move. */
  async explain(attempt: Move | string): Promise<void> {
    if (this.isReplay) return;
    const isPending = this.rememberDecision();
    const refusal = await this.source().checkMove(attempt);
    if (isPending()) this.refusal = unlessLate(refusal);
  }

  async requestHint(): Promise<void> {
    const { requestHint } = this.source();
    if (!requestHint) return;
    const isPending = this.rememberDecision();
    this.refusal = null;
    const answer = await requestHint();
    if (!isPending()) return;
    if (!('move' in answer)) {
      this.refusal = answer;
      return;
    }
    this.hint = answer;
    if (this.rules.selectsHint) this.select(this.builder.partsOf(answer.move), []);
  }
}

/** Rules that refuse a move only because it came a moment late: the table already shows why. */
const LATE_RULES: readonly string[] = ['play.decision', 'play.over', 'house.window', 'house.during'];

const unlessLate = (refusal: Refusal | null): Refusal | null =>
  refusal && LATE_RULES.includes(refusal.rule) ? null : refusal;

/** Keys of hand cards for the selected cards: preferred ones as far as they are selected, then the first in hand. */
function keysOf(hand: readonly HandCard[], cards: readonly number[], preferred: readonly string[]): string[] {
  const wanted = [...cards];
  const keys: string[] = [];
  for (const key of [...preferred, ...hand.map((held) => held.key)]) {
    const at = wanted.indexOf(hand.find((held) => held.key === key)?.card ?? -1);
    if (at < 0 || keys.includes(key)) continue;
    wanted.splice(at, 1);
    keys.push(key);
  }
  return keys;
}
