"""A table of SOLO: hands, a draw pile, a discard pile, and what is in force."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from typing import Any, Final, Self

from forno.core.chance import Chance
from forno.core.errors import Refused
from forno.core.move import Move
from forno.core.table import Table
from forno.games.solo.cards import ANY, KINDS, NUMBERS, ONE, REVERSES, SKIPS
from forno.games.solo.events import Drew, Received, Reshuffled
from forno.games.solo.knowledge.known import Gone, Known, Lacks, exchanged, note_drew, settled
from forno.games.solo.moves import JUMP, JUMP_SOLO, Jump, SoloMove
from forno.games.solo.rules.following import FOLLOW, MISFITS, RAISE_MIXED, RAISE_SAME, demand_of
from forno.games.solo.variants import Variant

LEFT: Final = 1
RIGHT: Final = -1
OPEN: Final = 2
"""While jumping in is open, the agenda is the count of the hand and one question; else a choice is pending."""
JUMPABLE = {"all": bytes(range(KINDS)), "numbers": NUMBERS, "off": b""}
"""By the option jump-in: the cards that may be played out of turn. (solo.jump-in-black)"""


class SoloTable(Table):
    """Everything true at one instant of SOLO. A hand is a sorted `bytes` of cards; both piles have their top last."""

    __slots__ = (
        "colour",
        "dealer",
        "direction",
        "discards",
        "gone",
        "hands",
        "idle",
        "jumpable",
        "known",
        "lacks",
        "last",
        "may_draw",
        "misfits",
        "number",
        "penalty",
        "pile",
        "raising",
        "skipping",
        "top",
        "totals",
        "triples",
        "variant",
    )

    def __init__(self, variant: Variant, players: int, chance: Chance, options: dict[str, str]) -> None:
        super().__init__(players, chance, options)
        self.variant = variant
        self.hands = [b""] * players
        self.pile: list[int] = []
        self.discards: list[int] = []
        """The discards below the top."""
        self.top = 0
        self.colour = ANY
        """The colour in force; ANY after a black card that named none."""
        self.misfits = b""
        """The cards that do not answer what lies there: `MISFITS` of the demand."""
        self.direction = LEFT
        self.penalty = 0
        self.dealer = 0
        self.last = 0
        """The seat that discarded last; for a start card, its dealer."""
        self.race_opened = 0
        """The decision at which jumping in on the top card opened. (solo.jump-in-window)"""
        self.idle = 0
        """How many in a row could neither play nor draw. (solo.stuck)"""
        self.number = 0
        """Which hand of the game this is, from 1."""
        self.totals = [0] * players
        self.known: Known = {}
        self.gone: Gone = {}
        self.lacks: Lacks = {}
        self.may_draw = options["may-draw"] == "on"
        self.triples = options["triples"] == "on"
        self.jumpable = JUMPABLE[options["jump-in"]]
        self.raising = RAISE_MIXED if options["raising"] == "mixed" else RAISE_SAME
        reverse_skips = players == 2 and options["two-player-reverse"] == "skip"
        self.skipping = SKIPS + REVERSES if reverse_skips else SKIPS

    # --- what is so

    @property
    def demand(self) -> int:
        """The condition that a card must meet now, as a number of `following`."""
        return demand_of(self.top, self.colour, self.raising if self.penalty else FOLLOW)

    def ask_anew(self) -> None:
        """The colour or the penalty has changed, and with it what must be answered."""
        self.misfits = MISFITS[self.demand]

    @property
    def can_draw(self) -> bool:
        """Is there a card to draw, if need be from under the top of the discards? (solo.empty-pile)"""
        return bool(self.pile or self.discards)

    def after_seat(self, seat: int) -> int:
        """The next seat in the direction of play."""
        return (seat + self.direction) % len(self.hands)

    # --- jumping in

    def jumps(self, seat: int) -> list[SoloMove]:
        """How a seat may jump in: with exactly the top card, if it holds one. (solo.jump-in)"""
        top = self.top
        hand = self.hands[seat]
        if top not in hand or top not in self.jumpable:
            return []
        return [JUMP_SOLO[top], JUMP[top]] if len(hand) == 2 else [JUMP[top]]

    def racers(self) -> list[int]:
        """The holders of the top card besides the player on turn, in the direction of play. (solo.sequence)"""
        top, hands = self.top, self.hands
        if top not in b"".join(hands) or top not in self.jumpable or len(self.agenda) != OPEN:
            return []
        asked: Any = self.agenda[-1]
        seat, holders = self.last, []
        for _ in hands:
            seat = (seat + self.direction) % len(hands)
            if top in hands[seat] and seat != asked.seat:
                holders.append(seat)
        return holders

    @property
    def opens_race(self) -> bool:
        """The top card has just come to lie there, and it is one of those that may be jumped in on."""
        return self.race_opened == self.serial and not self.is_over and self.top in self.jumpable

    def is_race_move(self, move: Move) -> bool:
        return isinstance(move, Jump)

    def is_current(self, decision: int, move: Move) -> bool:
        """A jump-in holds as long as the top card that was seen lies there. (solo.jump-in-window)"""
        if isinstance(move, Jump):
            return self.race_opened <= decision <= self.serial
        return decision == self.serial

    def refuse_late(self, decision: int, move: Move) -> None:
        if isinstance(move, Jump):
            raise Refused("solo.jump-in-window")
        super().refuse_late(decision, move)

    # --- cards move

    def draw_one(self, seat: int) -> int:
        """The next card of the pile goes into a hand. There is one."""
        if not self.pile:
            self.reshuffle()
        card = self.pile.pop()
        hand = self.hands[seat]
        place = bisect(hand, card)
        self.hands[seat] = hand[:place] + ONE[card] + hand[place:]
        self.idle = 0
        if self.lacks:
            note_drew(self.lacks, seat, 1)
        return card

    def draw(self, seat: int, count: int) -> int:
        """Cards go into a hand, as many as there are; what cannot be drawn is forgiven. (solo.empty-pile)"""
        cards: list[int] = []
        while len(cards) < count and self.can_draw:
            cards.append(self.draw_one(seat))
        self.tell(Drew, seat, len(cards), tuple(sorted(cards)))
        return len(cards)

    def reshuffle(self) -> None:
        """The discards below the top are shuffled, as they lie, into a new pile. (solo.empty-pile)"""
        self.pile, self.discards = self.discards, self.pile
        self.chance.shuffle(self.pile)
        self.tell(Reshuffled, len(self.pile))

    def exchange(self, moved: Sequence[int]) -> None:
        """Whole hands change owners: what seat s holds goes to moved[s]."""
        hands = self.hands.copy()
        for giver, receiver in enumerate(moved):
            self.hands[receiver] = hands[giver]
        self.known = exchanged(settled(self.known, self.gone), self.hands, moved)
        self.gone.clear()
        self.lacks = {moved[holder]: lacks for holder, lacks in self.lacks.items()}
        for giver, receiver in enumerate(moved):
            if giver != receiver:
                self.tell(Received, receiver, len(hands[giver]), tuple(hands[giver]))

    # --- comparing and copying

    def state(self) -> dict[str, object]:
        known = settled(self.known, self.gone)
        return super().state() | {"known": known, "gone": None}

    def copy(self) -> Self:
        twin = self._copy_shared()
        twin.variant = self.variant
        twin.hands = self.hands.copy()
        twin.pile = self.pile.copy()
        twin.discards = self.discards.copy()
        twin.totals = self.totals.copy()
        twin.known = self.known.copy()
        twin.gone = self.gone.copy()
        twin.lacks = self.lacks.copy()
        twin.misfits = self.misfits
        twin.top = self.top
        twin.colour = self.colour
        twin.direction = self.direction
        twin.penalty = self.penalty
        twin.dealer = self.dealer
        twin.last = self.last
        twin.idle = self.idle
        twin.number = self.number
        twin.may_draw = self.may_draw
        twin.triples = self.triples
        twin.jumpable = self.jumpable
        twin.raising = self.raising
        twin.skipping = self.skipping
        return twin
