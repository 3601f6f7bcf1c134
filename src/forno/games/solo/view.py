"""Views of a SOLO table, made by naming what is shown."""

from __future__ import annotations

from forno.core.game import Question, View
from forno.games.solo.cards import COLOUR_NAMES, card_name, card_names
from forno.games.solo.knowledge.redeal import known_to, seen_in
from forno.games.solo.rules.turn import Drawn
from forno.games.solo.table import LEFT, SoloTable


class SoloView(View, frozen=True, tag="solo"):
    """The open things, and the viewer's own hand. Cards and colours are codes, as in `cards`; seats count from 0."""

    hand: tuple[int, ...] | None
    """The viewer's own hand, sorted; the public has none."""
    drawn: int | None
    """The card that the viewer has just drawn and not decided on."""
    known: tuple[tuple[int, ...], ...]
    """Of each other hand, the cards that the viewer gave away and that are still there."""
    sizes: tuple[int, ...]
    top: int
    colour: int
    direction: int
    penalty: int
    pile: int
    discards: int
    """How many lie below the top."""
    turn: int | None
    last: int
    """The seat that discarded last."""
    window: int
    """The decision since which the top card may be jumped in on."""
    dealer: int
    number: int
    totals: tuple[int, ...]

    def lines(self) -> dict[str, str]:
        """The words of the notation (docs/notation.md), in the order in which a player looks."""
        known = {f"known of {seat + 1}": card_names(cards) for seat, cards in enumerate(self.known) if cards}
        return {
            **({} if self.hand is None else {"hand": card_names(self.hand)}),
            **({} if self.drawn is None else {"drawn": card_name(self.drawn)}),
            **known,
            "sizes": ", ".join(map(str, self.sizes)),
            "top": card_name(self.top),
            "colour": COLOUR_NAMES[self.colour],
            "direction": "left" if self.direction == LEFT else "right",
            "penalty": str(self.penalty),
            "pile": str(self.pile),
            "discards": str(self.discards),
            "last": f"seat {self.last + 1}",
            "dealer": f"seat {self.dealer + 1}",
            "hand number": str(self.number),
            "totals": ", ".join(map(str, self.totals)),
        }


def view(table: SoloTable, viewer: int | None, question: Question | None) -> SoloView:
    """The view of this seat, or of the public."""
    known = known_to(table, viewer)
    decision = None if table.is_over else table.decision
    return SoloView(
        viewer=viewer,
        question=question,
        hand=None if viewer is None else tuple(table.hands[viewer]),
        drawn=decision.card if isinstance(decision, Drawn) and decision.seat == viewer else None,
        known=tuple(tuple(seen_in(known, viewer, seat)) for seat in range(table.players)),
        sizes=tuple(map(len, table.hands)),
        top=table.top,
        colour=table.colour,
        direction=table.direction,
        penalty=table.penalty,
        pile=len(table.pile),
        discards=len(table.discards),
        turn=decision.seat if decision else None,
        last=table.last,
        window=table.race_opened,
        dealer=table.dealer,
        number=table.number,
        totals=tuple(table.totals),
    )
