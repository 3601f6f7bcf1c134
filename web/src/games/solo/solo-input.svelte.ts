/** Move input of SOLO: cards, jump-ins and the call. */
import { hideReason, showCard } from '../../cards/shown-card.svelte';
import type { TableSource } from '../../net/table-source';
import type { SoloMove, SoloView } from '../../protocol';
import { HandOrder } from '../hand-order.svelte';
import { NOTHING, type MoveGrammar } from '../move-builder';
import { MoveInput } from '../move-input.svelte';
import { jumpOf, plays, preferredPlay, simpleMove, soloHand, type SoloHandCard } from './legal-plays';

export type SoloSource = TableSource<SoloView, SoloMove>;

export class SoloInput {
  /** The next card is played with the call. Only the player sets it, and nothing reminds of it. (solo.call) */
  isCalling = $state(false);
  readonly order = new HandOrder();
  readonly moves: MoveInput<SoloView, SoloMove>;

  constructor(private readonly source: () => SoloSource) {
    this.moves = new MoveInput(source, {
      ...this.grammar(),
      hand: (view) => view.hand ?? [],
      isOpen: () => source().mode !== 'replay' && !source().resume,
      // A selection for the next turn is kept as long as it can be played.
      initialSelection: (builder, current) => (builder.contains(current) ? current : NOTHING),
      misfit: (part, _, fitsAlone) =>
        fitsAlone || !('card' in part) ? { restart: true } : { attempt: { move: 'play', cards: [part.card] } },
      showMisfit: (part, reason) => 'card' in part && showCard({ solo: part.card }, { reason }),
      hideMisfit: hideReason,
      sendsOnSecondTap: true,
      selectsHint: false,
      onAccepted: (move) => this.accepted(move),
    });
  }

  private grammar(): MoveGrammar<SoloMove> {
    return {
      isDirect: ({ move }) => move !== 'play',
      partsReader: () => (move) => ({ ...NOTHING, cards: cardsOf(move) }),
      preferred: (moves, { cards }) => preferredPlay(plays(moves), cards, this.isCalling),
      isEarlyChoice: () => false,
    };
  }

  private accepted(move: SoloMove): void {
    this.moves.clear();
    if (move.move === 'play' || move.move === 'jump') this.isCalling = false;
  }

  get legalMoves(): readonly SoloMove[] {
    return this.moves.legalMoves;
  }

  private get sortedHand(): SoloHandCard[] {
    const { hand, drawn } = this.source().game.view;
    return soloHand(hand ?? [], drawn);
  }

  /** Keys of the sorted hand, without the card just drawn. */
  get keys(): string[] {
    return this.sortedHand.filter(({ isDrawn }) => !isDrawn).map(({ key }) => key);
  }

  /** The hand in the player's order; the card just drawn is the last. */
  get hand(): SoloHandCard[] {
    const sorted = this.sortedHand;
    const row = this.order.arrange(this.keys).map((key) => sorted.find((held) => held.key === key)!);
    return [...row, ...sorted.filter(({ isDrawn }) => isDrawn)];
  }

  /** The play of the selected cards. */
  get play(): SoloMove | null {
    return this.moves.built.move;
  }

  /** Whether the viewer plays a card or draws: cards that do not fit step back, even if none fits. */
  get isChoosing(): boolean {
    return plays(this.legalMoves).length > 0 || simpleMove(this.legalMoves, 'draw') !== null;
  }

  get jump(): SoloMove | null {
    return jumpOf(this.legalMoves, this.isCalling);
  }

  /** Legal moves, each once: a list with and without the call would remind of it. */
  get listedMoves(): SoloMove[] {
    const uncalled = this.legalMoves.filter((move) => !('solo' in move && move.solo));
    return uncalled.map((move) => {
      if (move.move === 'jump') return this.jump ?? move;
      return move.move === 'play' ? (this.moves.moveOf(move.cards) ?? move) : move;
    });
  }

  isSelected = ({ key }: SoloHandCard): boolean => this.moves.lifted.includes(key);
  isPlayable = ({ card }: SoloHandCard): boolean => this.moves.canStartWith(card);
  isHinted = ({ card }: SoloHandCard): boolean => this.moves.isHintedCard(card);
  isJump = ({ card, isDrawn }: SoloHandCard): boolean => {
    const { jump } = this;
    return jump?.move === 'jump' && jump.card === card && !isDrawn;
  };

  /** Select a card, or play it when tapped again. One that jumps in is sent at once. */
  tap(held: SoloHandCard): void {
    const { jump } = this;
    if (jump && this.isJump(held)) void this.moves.send(jump);
    else this.moves.tapCard(held.key);
  }
}

function cardsOf(move: SoloMove): number[] {
  if (move.move === 'jump') return [move.card];
  return move.move === 'play' ? move.cards : [];
}
