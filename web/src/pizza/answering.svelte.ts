/** The answer that this viewer is building: what is tapped, what was refused, what was advised. */
import { kindOf } from '../lib/names';
import { isAsked, type Advice, type Sitting } from '../lib/sitting';
import type { PizzaMove, PizzaView, Question, Refusal } from '../protocol';
import { NOTHING, addCard, addOrder, build, choose, dropCard, dropOrder, pickedFor, readyAtFirst } from './building';
import type { Built, Picked } from './building';
import { tryCard, tryNothing, tryOrder, type Tried } from './trying';

export class Answering {
  picked = $state.raw<Picked>(NOTHING);
  /** Which cards of the hand stand up, by their place in it. */
  lifted = $state.raw<readonly number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  isSending = $state(false);
  private decision: string = '';

  constructor(
    private readonly sitting: Sitting,
    private readonly isBehind: () => boolean,
  ) {}

  /** Does this viewer owe an answer that is on the screen? */
  get isAsked(): boolean {
    return isAsked(this.sitting) && !this.isWatching && !this.isBehind();
  }

  /** In a replay nothing is answered. */
  private get isWatching(): boolean {
    return this.sitting.mode === 'replay';
  }

  get options(): PizzaMove[] {
    return this.isAsked ? (this.sitting.game.options as PizzaMove[]) : [];
  }

  get built(): Built {
    return build(this.options, this.picked);
  }

  get question(): Question | null {
    return this.view.question;
  }

  private get view(): PizzaView {
    return this.sitting.game.view as PizzaView;
  }

  private get hand(): readonly number[] {
    return this.view.ingredients ?? [];
  }

  /** A new question: nothing is tapped yet. The same question keeps what was tapped, whatever the line does. */
  begin(): void {
    const decision = `${this.sitting.game.number}/${this.sitting.game.decision}/${this.isAsked}`;
    if (decision === this.decision) return;
    this.decision = decision;
    this.refusal = null;
    this.advice = null;
    this.isSending = false;
    this.pick(readyAtFirst(this.options), []);
  }

  // --- tapping

  tapCard(index: number): void {
    const card = this.hand[index]!;
    this.refusal = null;
    if (this.lifted.includes(index)) {
      this.pick(dropCard(this.picked, card), this.lifted.filter((one) => one !== index));
      return;
    }
    const more = addCard(this.options, this.picked, card);
    if (more) return this.pick(more, [...this.lifted, index]);
    void this.ask(tryCard(this.asked(), this.options, this.picked, card));
    // The card that was meant stands up alone: the sentence says why the others went down.
    const alone = addCard(this.options, NOTHING, card);
    const isOtherKind = !this.picked.cards.some((one) => kindOf(one) === kindOf(card));
    if (alone && isOtherKind && this.question?.name === 'put-ingredients') this.pick(alone, [index]);
  }

  tapOrder(order: string): void {
    this.refusal = null;
    if (this.picked.orders.includes(order)) return this.pick(dropOrder(this.picked, order), this.lifted);
    const more = addOrder(this.options, this.picked, order);
    if (more) this.pick(more, this.lifted);
    else void this.ask(tryOrder(this.asked(), this.picked, order));
  }

  choose(group: string, value: string): void {
    this.refusal = null;
    this.pick(choose(this.options, this.picked, group, value), this.lifted);
  }

  /** Where it is somebody else's turn, a card is tapped as if it were one's own. */
  private asked(): Question | null {
    return this.isAsked ? this.question : null;
  }

  private pick(picked: Picked, wished: readonly number[]): void {
    this.picked = picked;
    this.lifted = liftedFor(this.hand, picked.cards, wished);
  }

  // --- doing

  async act(move: PizzaMove): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const { decision } = this.sitting.game;
    const refusal = await this.sitting.act(move);
    if (decision !== this.sitting.game.decision) return;
    this.refusal = refusal;
    this.isSending = false;
  }

  /** The main button while nothing complete is chosen says what is missing. */
  async askIncomplete(): Promise<void> {
    await this.ask(tryNothing(this.asked(), this.options, this.picked));
  }

  private async ask(tried: Tried): Promise<void> {
    if (this.isWatching) return;
    const { decision } = this.sitting.game;
    // The server reads a move's text as well as the move; only the text can name two kinds at once.
    const refusal = await this.sitting.why(tried);
    if (decision === this.sitting.game.decision) this.refusal = refusal;
  }

  async askHint(): Promise<void> {
    if (!this.sitting.hint) return;
    const { decision } = this.sitting.game;
    this.refusal = null;
    const answer = await this.sitting.hint();
    if (decision !== this.sitting.game.decision) return;
    if (!('move' in answer)) {
      this.refusal = answer;
      return;
    }
    this.advice = answer;
    this.pick(pickedFor(this.options, answer.move as PizzaMove), []);
  }
}

/** The places of the cards that stand up: those that were tapped, as far as they are still picked, then the first. */
export function liftedFor(hand: readonly number[], cards: readonly number[], wished: readonly number[]): number[] {
  const wanted = [...cards];
  const lifted: number[] = [];
  for (const index of [...wished, ...hand.keys()]) {
    const at = wanted.indexOf(hand[index]!);
    if (at < 0 || lifted.includes(index)) continue;
    wanted.splice(at, 1);
    lifted.push(index);
  }
  return lifted;
}
