"""Events of a pizza table, as each viewer may hear them."""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from forno.core.event import HAND, NOTHING, Event
from forno.games.pizza.cards import Cards

Orders = tuple[str, ...]


class Amount(msgspec.Struct, frozen=True):
    """A number of ingredients, or of double cards: of any one of these kinds; of any kinds mixed if none is named."""

    number: int
    kinds: tuple[int, ...] = ()
    doubles: bool = False


class Dealt(Event, frozen=True):
    """A starting hand; the cards are told to its seat alone. (setup.deal, setup.orders)"""

    seat: int
    count: int
    ingredients: Cards | None
    orders: Orders | None

    def heard(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else type(self)(self.seat, self.count, None, None)

    def opens(self, viewer: int | None) -> bool:
        return viewer == self.seat


class RoundBegan(Event, frozen=True):
    round: int
    seat: int
    kitchen: int


class TurnBegan(Event, frozen=True):
    discloses = NOTHING
    seat: int


class Announced(Event, frozen=True):
    """Ingredients went into the oven: kind and number are said to all. (turn.announce)"""

    discloses = HAND
    seat: int
    kind: int
    number: int
    doubles: int
    top: int


class NothingPut(Event, frozen=True):
    """A turn without an ingredient card. (turn.no-ingredients)"""

    discloses = NOTHING
    seat: int


class OrderLaid(Event, frozen=True):
    discloses = HAND
    seat: int
    order: str


class Drew(Event, frozen=True):
    """Cards drawn; which ones is told to the seat alone. (turn.draw)"""

    seat: int
    pile: Literal["kitchen", "waiter"]
    count: int
    ingredients: Cards | None = None
    orders: Orders | None = None

    def heard(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else type(self)(self.seat, self.pile, self.count)

    def opens(self, viewer: int | None) -> bool:
        return viewer == self.seat and self.count > 0


class ChefDrawn(Event, frozen=True):
    """The chef card was drawn and lies face up. (chef.drawn)"""

    seat: int

    def opens(self, viewer: int | None) -> bool:
        return True


class RoundEnded(Event, frozen=True):
    """The oven is turned over; the chef empties it. (round.end, turn.stall)"""

    round: int
    chef: int
    stalled: bool


class Revealed(Event, frozen=True):
    """Ingredients come out of the oven onto the table. (bake.sort)"""

    cards: Cards


class OrderRevealed(Event, frozen=True):
    seat: int
    order: str


class SeriesLaid(Event, frozen=True):
    """Quartets laid from hand, and the number each of them needs, the revealed one first. (order.series)"""

    discloses = HAND
    seat: int
    orders: Orders
    numbers: tuple[int, ...]


class HelpAsked(Event, frozen=True):
    """The request, the same for everybody asked. (help.ask)"""

    discloses = HAND
    seat: int
    request: Cards


class HelpRefused(Event, frozen=True):
    discloses = NOTHING
    seat: int


class HelpGiven(Event, frozen=True):
    discloses = HAND
    seat: int
    cards: Cards


class Served(Event, frozen=True):
    """Orders served: from the table, and from the owner's hand. (bake.served)

    With help, the way and the pledge come to light. (help.way-fixed)
    """

    seat: int
    orders: Orders
    table: Cards
    cards: Cards
    helped: bool = False

    def opens(self, viewer: int | None) -> bool:
        return self.helped and viewer != self.seat


class Failed(Event, frozen=True):
    """Orders that failed, in the order in which they go under the waiter or out of the game. (bake.failed)

    `missing` is what the table lacked for the nearest way to serve them, whatever anybody holds; nothing in a duel or a
    match. `unwanted` is what lay there of a kind that is crossed out: then nothing else counts. (order.absent)
    """

    seat: int
    orders: Orders
    missing: tuple[Amount, ...] = ()
    unwanted: Amount | None = None


class Rewarded(Event, frozen=True):
    """A helper's reward; in Plus nobody sees which. (help.reward)"""

    seat: int
    order: str | None
    hidden: bool = False

    def heard(self, viewer: int | None) -> Self:
        return type(self)(self.seat, None, True) if self.hidden else self

    def opens(self, viewer: int | None) -> bool:
        return not self.hidden


class DuelCommitted(Event, frozen=True):
    discloses = HAND
    seat: int
    table: Cards
    cards: Cards


class DuelAnswered(Event, frozen=True):
    """The cards that an opponent shows in a duel; none if they decline. (order.duel-show-all)"""

    discloses = HAND
    seat: int
    cards: Cards

    def opens(self, viewer: int | None) -> bool:
        return bool(self.cards)


class OpponentNamed(Event, frozen=True):
    discloses = NOTHING
    seat: int
    opponent: int


class CardShown(Event, frozen=True):
    """The card shown in a match, and taken back. (order.match)"""

    discloses = HAND
    seat: int
    card: int


class ChefMoved(Event, frozen=True):
    """A takeover was served: its owner is chef. (order.takeover)"""

    seat: int


class Leftovers(Event, frozen=True):
    """The cards that stay on the table become the new oven. (round.leftovers)"""

    cards: Cards


class GameEnded(Event, frozen=True):
    """Served orders, laid open, and ingredients left in hand, by seat. (end.winner, end.plus-count)"""

    served: tuple[Orders, ...]
    ingredients: tuple[int, ...]

    def opens(self, viewer: int | None) -> bool:
        return True


PizzaEvent = (
    Dealt | RoundBegan | TurnBegan | Announced | NothingPut | OrderLaid | Drew | ChefDrawn | RoundEnded | Revealed
    | OrderRevealed | SeriesLaid | HelpAsked | HelpRefused | HelpGiven | Served | Failed | Rewarded | DuelCommitted
    | DuelAnswered | OpponentNamed | CardShown | ChefMoved | Leftovers | GameEnded
)  # fmt: skip
