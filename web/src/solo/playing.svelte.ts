/** What a player is about to do at a table of SOLO: cards chosen, the call armed, an answer on its way. */
import type { Advice, Sitting } from '../lib/sitting';
import type { AnyMove, Refusal, SoloMove, SoloView } from '../protocol';
import { canBePlayed, heldCards, jumpOf, playOf, type Held } from './choosing';

export class Playing {
  /** Keys of the cards chosen, in the order in which they were. */
  chosen = $state.raw<readonly string[]>([]);
  /** Nobody but the player presses it, and nothing reminds of it. (solo.call) */
  armed = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  sending = $state(false);

  constructor(private readonly seat: () => Sitting) {}

  get options(): readonly AnyMove[] {
    return this.seat().mode === 'replay' ? [] : this.seat().game.options;
  }

  get held(): Held[] {
    const { hand, drawn } = this.seat().game.view as SoloView;
    return heldCards(hand ?? [], drawn);
  }

  get cards(): number[] {
    const held = this.held;
    return this.chosen.flatMap((key) => held.find((one) => one.key === key)?.card ?? []);
  }

  get play(): SoloMove | null {
    return this.chosen.length ? playOf(this.options, this.cards, this.armed) : null;
  }

  get jump(): SoloMove | null {
    return jumpOf(this.options, this.armed);
  }

  /** The card that one tap would jump in with. */
  get jumpCard(): number | null {
    const jump = this.jump;
    return jump?.move === 'jump' ? jump.card : null;
  }

  isChosen = (one: Held): boolean => this.chosen.includes(one.key);
  /** Could this card be chosen, alone or with those that are? */
  fits = (one: Held): boolean => canBePlayed(this.options, [one.card]);
  jumps = (one: Held): boolean => one.card === this.jumpCard && !one.drawn;

  /** Tap a card: choose it; again: play it. One that jumps in is sent at once, one that cannot be played says why. */
  tap(one: Held): void {
    this.refusal = null;
    if (this.jumps(one)) return void this.send(this.jump);
    if (this.isChosen(one)) return this.tapAgain(one);
    if (!this.fits(one)) return void this.ask({ move: 'play', cards: [one.card] });
    const more = canBePlayed(this.options, [...this.cards, one.card]);
    this.chosen = more ? [...this.chosen, one.key] : [one.key];
  }

  private tapAgain(one: Held): void {
    const isLast = this.chosen.at(-1) === one.key;
    if (isLast && this.play) void this.send(this.play);
    else this.chosen = this.chosen.filter((key) => key !== one.key);
  }

  /** Why not? (The server knows; the page does not.) */
  async ask(move: SoloMove): Promise<void> {
    this.refusal = await this.seat().why(move);
  }

  async send(move: SoloMove | null): Promise<void> {
    if (!move || this.sending) return;
    this.sending = true;
    this.refusal = null;
    try {
      this.refusal = await this.seat().act(move);
      if (!this.refusal) this.settle(move);
    } finally {
      this.sending = false;
    }
  }

  private settle(move: SoloMove): void {
    this.chosen = [];
    this.advice = null;
    if (move.move === 'play' || move.move === 'jump') this.armed = false;
  }

  async askHint(): Promise<void> {
    const answer = await this.seat().hint?.();
    if (!answer) return;
    if ('rule' in answer) this.refusal = answer;
    else this.advice = answer;
  }

  /** Is this one of the cards that the advice would play? */
  isAdvised = (one: Held): boolean => {
    const move = this.advice?.move;
    if (move?.move === 'jump') return one.card === move.card;
    return move?.move === 'play' && move.cards.includes(one.card);
  };

  /** Another question is asked: what was chosen for the last one is put back, and what was said of it is old. */
  restart(): void {
    const fits = this.chosen.length > 0 && canBePlayed(this.options, this.cards);
    if (!fits) this.chosen = [];
    this.refusal = null;
    this.advice = null;
  }
}
