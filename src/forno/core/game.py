"""The contract of a game: deal a table, view it, re-deal it, write it down, say who won."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal

import msgspec

from forno.core.chance import Chance
from forno.core.errors import Refused, Unreadable
from forno.core.event import Event
from forno.core.move import Move, kebab
from forno.core.position import Position
from forno.core.step import TableT
from forno.core.table import Table

if TYPE_CHECKING:
    from forno.core.match import Match

Memory = Literal["person", "perfect"]
"""Whose past: what the interface shows a person, or all that a perfect memory may keep of what it heard."""


class Option(msgspec.Struct, frozen=True):
    """A choice that a table makes before the deal. No values listed: a text the game reads itself."""

    name: str
    rule: str
    values: tuple[str, ...]
    default: str


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: each seat's score and place (1 is first; the tied share a place)."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Question(msgspec.Struct, frozen=True):
    """What everybody may know of the question on top of the agenda."""

    id: int
    name: str
    seat: int
    shown: dict[str, Any]


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """What one viewer may see, made by naming what is shown. Each game adds its own."""

    viewer: int | None
    question: Question | None


class Game(ABC, Generic[TableT]):
    """One game. Registered by the entry point group `forno.games`."""

    name: str
    rules: ClassVar[int] = 1
    """The version of its rules; it goes into every record."""
    least: int
    most: int
    options: tuple[Option, ...] = ()
    move_types: Any
    """The union of its moves, for reading JSON."""
    event_types: Any
    fresh_start: type[Event] | None = None
    """The event at which all that happened before ceases to matter, even to a perfect memory."""
    step_types: Any

    # --- playing

    def deal(self, players: int, chance: Chance, options: Mapping[str, str] | None = None) -> TableT:
        """A fresh table that waits for its first answer."""
        if not self.least <= players <= self.most:
            raise Refused("setup.players", players=players, least=self.least, most=self.most)
        return self.lay_out(players, chance, self.settle_options(options or {}))

    @abstractmethod
    def lay_out(self, players: int, chance: Chance, options: dict[str, str]) -> TableT:
        """Deal, once the number of players and the options are known to be right."""

    def settle_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; refuses what the game does not offer."""
        settled = {option.name: option.default for option in self.options}
        for name, value in chosen.items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                raise Refused("setup.options", option=name, value=value, allowed=", ".join(settled))
            if option.values and value not in option.values:
                raise Refused("setup.options", option=name, value=value, allowed=", ".join(option.values))
            settled[name] = value
        return settled

    @abstractmethod
    def outcome(self, table: TableT) -> Outcome:
        """Scores and places as they stand; final once the table is over."""

    # --- secrets

    @abstractmethod
    def view(self, table: TableT, viewer: int | None) -> View:
        """What a seat, or the public, may see now."""

    def views(self, table: TableT, viewers: Sequence[int | None]) -> Sequence[View]:
        """The same for several viewers. A game may make what they all see only once."""
        return [self.view(table, viewer) for viewer in viewers]

    @abstractmethod
    def recall(
        self, history: Sequence[Event], viewer: int | None, memory: Memory, *, open_log: bool = False
    ) -> list[Event]:
        """What a viewer may be shown of the past, out of all that it heard."""

    @abstractmethod
    def redeal(self, table: TableT, seat: int | None, chance: Chance) -> TableT:
        """A table that this seat could not tell from the true one, drawn at random."""

    def question(self, table: TableT) -> Question | None:
        """The public part of what is being asked."""
        if table.is_over:
            return None
        decision = table.decision
        return Question(table.serial, kebab(type(decision).__name__), decision.seat, decision.shown(table))

    # --- notation

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move that this text means; the other way is `str(move)`."""

    def find_move(self, table: Table, text: str, seat: int | None = None) -> Move:
        """The move that a person means here: written in full, or the one option that begins like this."""
        try:
            return self.read_move(text)
        except Unreadable:
            word = " ".join(text.split())
            meant = [move for move in table.options(seat) if f"{move} ".startswith(f"{word} ")]
            if word and len(meant) == 1:
                return meant[0]  # type: ignore[no-any-return]
            raise

    @abstractmethod
    def position(self, table: TableT, seat: int | None = None) -> Position:
        """The table written down, in full or as one seat knows it."""

    @abstractmethod
    def set_up(self, position: Position, chance: Chance | None = None) -> TableT:
        """The table that a position describes; what it leaves unknown is filled by chance."""

    def table_options(self, table: TableT) -> dict[str, str]:
        """The options this table is played with."""
        return dict(table.options_chosen)

    # --- for checking

    @abstractmethod
    def cards(self, table: TableT) -> Counter[str]:
        """Every card there is, wherever it lies: the same at each step."""

    @abstractmethod
    def layout(self, table: TableT) -> list[tuple[str, list[str]]]:
        """Where each hidden card of a fresh deal lies, place by place: what a commitment commits to."""

    # --- for opening what the rules opened (forno.fairness)

    def in_order(self, place: str) -> bool:
        """Does the order of the cards in this place of the layout mean anything? Not in what a player holds."""
        return not place.startswith(("hand", "orders"))

    def opened(self, match: Match) -> list[tuple[str, int]]:
        """Cards of the first deal that everybody has come to know, as place and index in the layout."""
        return []

    def is_public(self, move: Move) -> bool:
        """Does everybody get to know this move in full? What a game does not name stays secret."""
        return False
