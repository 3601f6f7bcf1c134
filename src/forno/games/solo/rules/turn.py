"""A turn of SOLO: play, raise, draw or pass; then what to do with the card drawn. Anybody may jump in."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.core.move import Move, Pass
from forno.core.step import Decision, Step
from forno.games.solo.cards import COLOUR_OF, KINDS, ONE
from forno.games.solo.events import Drew, Kept, Passed, PenaltyTaken, Played, Skipped, TurnBegan
from forno.games.solo.knowledge.known import note_lack, note_lost
from forno.games.solo.moves import (
    CALLING_PLAYS,
    DRAW,
    KEEP,
    MOST_SEATS,
    PASS,
    PLAY,
    PLAY_SOLO,
    PLAYS,
    Draw,
    Jump,
    Keep,
    Play,
    SoloMove,
    triples_of,
)
from forno.games.solo.rules.effects import EFFECTS, end_hand, forget_call
from forno.games.solo.rules.following import MISFITS, demand_of
from forno.games.solo.rules.legality import check_fits, check_held, check_jump, check_play, check_whose
from forno.games.solo.table import SoloTable

HIDDEN = -1
"""A card that a viewer may not know."""


class Turn(Decision[SoloTable, SoloMove], frozen=True):
    """Who is on turn plays a card that fits or draws one (solo.follow, solo.may-draw); on a pending penalty
    raises or draws it (solo.penalty-only). With nothing to draw, who can play must; else passes (solo.pass).

    Default: the first card that fits, with the call where it is owed; else draw, or pass.
    """

    def legal_moves(self, table: SoloTable, seat: int) -> list[SoloMove]:
        if seat != self.seat:
            return table.jumps(seat)
        hand = table.hands[seat]
        fitting = hand.translate(None, table.misfits)
        plays = PLAYS[fitting] if len(hand) != 2 else CALLING_PLAYS[fitting]
        if table.triples and not table.penalty:
            plays += triples_of(hand, table.misfits)
        if not (table.pile or table.discards):
            return [*plays] if plays else [PASS]
        if table.may_draw or table.penalty or not plays:
            return [*plays, DRAW]
        return [*plays]

    def can_play(self, table: SoloTable) -> bool:
        return bool(table.hands[self.seat].translate(None, table.misfits))

    def check(self, table: SoloTable, seat: int, move: Move) -> None:
        check_whose(table, self.seat, seat, move)
        match move:
            case Jump():
                check_jump(table, seat, move)
            case Play():
                check_play(table, seat, move)
            case Draw():
                self.check_draw(table)
            case Pass():
                self.check_pass(table)
            case _:
                raise Refused("play.move", move=str(move))

    def check_draw(self, table: SoloTable) -> None:
        """One may draw even if one can play, unless the table plays otherwise. (solo.may-draw)"""
        if not table.can_draw:
            raise Refused("solo.empty-pile")
        if not table.may_draw and not table.penalty and self.can_play(table):
            raise Refused("solo.may-draw")

    def check_pass(self, table: SoloTable) -> None:
        """One passes only if one can neither draw nor play. (solo.must-draw, solo.empty-pile)"""
        if table.can_draw:
            raise Refused("solo.must-draw")
        if self.can_play(table):
            raise Refused("solo.empty-pile")

    def take(self, table: SoloTable, seat: int, move: SoloMove) -> None:
        if type(move) is Play:
            discard(table, seat, move.cards, move.solo)
        elif type(move) is Draw:
            self.draw(table)
        elif type(move) is Jump:
            discard(table, seat, (move.card,), move.solo, jumped=True)
        else:
            self.give_up(table)

    def draw(self, table: SoloTable) -> None:
        """The penalty, or one card (solo.must-draw); what to do with that one is asked next."""
        seat = self.seat
        if table.penalty:
            self.draw_penalty(table)
            return
        if not table.may_draw:
            note_lack(table.lacks, seat, table.demand)
        card = table.draw_one(seat)
        if table.events is not None:
            table.tell(Drew, seat, 1, (card,))
        table.agenda.append(DRAWN[seat][card])

    def draw_penalty(self, table: SoloTable) -> None:
        """The penalty is drawn and spent, and the turn lost. (solo.draw-two, solo.penalty-paid)"""
        owed, table.penalty = table.penalty, 0
        table.ask_anew()
        table.tell(PenaltyTaken, self.seat, owed, table.draw(self.seat, owed))
        begin_turn_after(table, self.seat)

    def give_up(self, table: SoloTable) -> None:
        """Nothing to play, nothing to draw; once nobody could for a whole round, the hand ends. (solo.stuck)"""
        note_lack(table.lacks, self.seat, table.demand)
        table.tell(Passed, self.seat)
        table.penalty = 0
        table.ask_anew()
        table.idle += 1
        if table.idle == table.players:
            end_hand(table)
        else:
            begin_turn_after(table, self.seat)


class Drawn(Decision[SoloTable, SoloMove], frozen=True):
    """The card just drawn may be played at once if it fits, and only that card; who has drawn is always
    asked (solo.play-drawn), and may also jump in with another card (solo.jump-in-turn).

    Default: play it if it fits, with the call where it is owed; else keep it.
    """

    card: int

    def seen_by(self, seat: int | None) -> Drawn:
        return self if seat == self.seat else Drawn(self.seat, HIDDEN)

    def legal_moves(self, table: SoloTable, seat: int) -> list[SoloMove]:
        if seat != self.seat:
            return table.jumps(seat)
        card = self.card
        hand = table.hands[seat]
        jumps = table.jumps(seat) if table.top in hand and table.top != card else []
        if card in table.misfits:
            return [*jumps, KEEP]
        if len(hand) == 2:
            return [PLAY_SOLO[card], PLAY[card], *jumps, KEEP]
        return [PLAY[card], *jumps, KEEP]

    def default(self, table: SoloTable) -> SoloMove:
        first: SoloMove = self.legal_moves(table, self.seat)[0]
        return KEEP if isinstance(first, Jump) else first

    def check(self, table: SoloTable, seat: int, move: Move) -> None:
        check_whose(table, self.seat, seat, move)
        match move:
            case Jump():
                check_jump(table, seat, move)
            case Play():
                self.check_play(table, move)
            case Keep():
                pass
            case Draw() | Pass():
                raise Refused("solo.play-drawn")
            case _:
                raise Refused("play.move", move=str(move))

    def check_play(self, table: SoloTable, move: Play) -> None:
        check_held(table, self.seat, move.cards, move)
        if move.cards != (self.card,):
            raise Refused("solo.play-drawn")
        check_fits(table, self.card)

    def take(self, table: SoloTable, seat: int, move: SoloMove) -> None:
        if type(move) is Play:
            discard(table, seat, move.cards, move.solo, drawn=True)
        elif type(move) is Jump:
            discard(table, seat, (move.card,), move.solo, jumped=True)
        else:
            table.tell(Kept, seat)
            begin_turn_after(table, seat)


def discard(
    table: SoloTable, seat: int, cards: tuple[int, ...], called: bool, *, jumped: bool = False, drawn: bool = False
) -> None:
    """Cards go from a hand onto the discards, the last of them acts, and play goes on from the next player."""
    if table.events is not None:
        table.tell(Played, seat, cards, called, jumped, drawn)
    hand = table.hands[seat]
    for card in cards:
        hand = hand.replace(ONE[card], b"", 1)
        table.discards.append(table.top)
        table.top = card
        if table.known and not drawn:
            table.gone[seat] = table.gone.get(seat, b"") + ONE[card]
        if seat in table.lacks:
            note_lost(table.lacks, seat, card, len(hand), drawn=drawn)
    table.hands[seat] = hand
    table.colour = COLOUR_OF[card]
    table.misfits = UNTOUCHED[card]
    table.last = seat
    table.idle = 0
    if not hand:
        end_hand(table)
    elif len(hand) == 1 and not called:
        table.agenda.append(NEXT_TURN[seat])
        forget_call(table, seat, card)
    elif effect := EFFECTS[card]:
        table.agenda.append(NEXT_TURN[seat])
        effect(table, seat)
    else:
        go_on_from(table, seat)


def go_on_from(table: SoloTable, seat: int) -> None:
    """Jumping in opens (solo.jump-in-window), and after the seat that discarded comes the next one, or
    after a skip the one after that (solo.skip)."""
    table.race_opened = table.serial
    if table.top in table.skipping:
        seat = table.after_seat(seat)
        table.tell(Skipped, seat)
    begin_turn_after(table, seat)


def begin_turn_after(table: SoloTable, seat: int) -> None:
    """The turn goes to the next player in the direction of play."""
    following = (seat + table.direction) % len(table.hands)
    table.agenda.append(TURN[following])
    if table.events is not None:
        table.tell(TurnBegan, following)


class NextTurn(Step[SoloTable], frozen=True):
    """The choice that a card left is done, and play goes on from the player after the one who discarded it."""

    seat: int

    def happen(self, table: SoloTable) -> None:
        go_on_from(table, self.seat)


TURN = tuple(map(Turn, range(MOST_SEATS)))
NEXT_TURN = tuple(map(NextTurn, range(MOST_SEATS)))
DRAWN = tuple(tuple(Drawn(seat, card) for card in range(KINDS)) for seat in range(MOST_SEATS))
UNTOUCHED = tuple(MISFITS[demand_of(card, COLOUR_OF[card])] for card in range(KINDS))
"""The misfits of each top card before a colour is named or a penalty counted."""
