"""The contract of a game: deal a table, view it, re-deal it, write it down, say who won.

Whoever uses a game says `Game`: its methods speak of `Table`, `Move` and `View`. Whoever writes one says
`class Mine(Game[MyTable])`, and they speak of MyTable. (docs/write-a-game.md)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from types import UnionType
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from forno.core.chance import Chance, chance_of
from forno.core.errors import Refused, Unreadable
from forno.core.event import Event
from forno.core.move import Move, kebab
from forno.core.position import Position
from forno.core.table import Table

Memory = Literal["person", "perfect"]
"""The kind of memory: the past that the interface shows a person, or all that a perfect memory may keep."""

if TYPE_CHECKING:
    import typing_extensions

    # A Game[MyTable] is a Game: that holds as long as nobody gives a game another game's table, which types cannot say.
    # So arguments of this type are marked below.
    TableT = typing_extensions.TypeVar("TableT", bound=Table, default=Table, covariant=True)
else:
    TableT = TypeVar("TableT", bound=Table, covariant=True)


class Option(msgspec.Struct, frozen=True):
    """A choice that a table makes before the deal. No values listed: a text that the game reads itself."""

    name: str
    rule: str
    values: tuple[str, ...]
    default: str

    def __str__(self) -> str:
        others = (value for value in self.values if value != self.default)
        return f"{self.name}={'|'.join([self.default, *others])}" if self.default else self.name


def check_first_seat(chosen: str, players: int) -> None:
    """Refuse a first seat that is neither `random` nor one of the seats, counted from 1. (setup.first-player)"""
    if chosen != "random" and chosen not in map(str, range(1, players + 1)):
        raise Refused("setup.first-player", seat=chosen)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: each seat's score and place (1 is first; the tied share a place)."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Question(msgspec.Struct, frozen=True):
    """The public part of the current decision."""

    id: int
    name: str
    seat: int
    shown: dict[str, Any]
    """Facts that belong to it, as JSON has them."""

    def __str__(self) -> str:
        facts = "".join(f", {name} {value}" for name, value in self.shown.items())
        return f"{self.name} of seat {self.seat + 1}{facts}"


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """The view of one viewer, made by naming what is shown. Each game adds its own fields."""

    viewer: int | None
    """A seat, counted from 0; None is the public."""
    question: Question | None
    """The current decision; None when the game is over."""

    def lines(self) -> dict[str, str]:
        """Name what is seen in words. A game whose cards are codes gives their names."""
        fields = (name for name in self.__struct_fields__ if name not in ("viewer", "question"))
        return {name.replace("_", " "): str(getattr(self, name)) for name in fields}

    def __str__(self) -> str:
        viewer = "the public" if self.viewer is None else f"seat {self.viewer + 1}"
        asked = "the game is over" if self.question is None else str(self.question)
        lines = {"viewer": viewer, "question": asked} | self.lines()
        return "\n".join(f"{name}: {value}".rstrip() for name, value in lines.items())


class Game(ABC, Generic[TableT]):
    """One game. Registered by the entry point group `forno.games`."""

    name: str
    rules_version: int = 1
    """It goes into every record, and a record of another version is not replayed."""
    variant_name: str = ""
    """The name of the small variant that this is (`forno.games.variants`); empty for the whole game."""
    least: int
    """The fewest players."""
    most: int
    """The most players."""
    options: tuple[Option, ...] = ()
    colours: tuple[str, ...] = ()
    """The colours that players may pick, each once, by the option `colours`; none in most games."""
    move_types: UnionType | type[Move]
    """The union of its moves, for reading JSON."""
    event_types: UnionType | type[Event]
    step_types: UnionType | type
    in_turn_options: Mapping[str, str] = {}
    """Options under which nobody acts out of turn, for people who share a device; none in a game without races."""
    fresh_start: type[Event] | None = None
    """The event at which all that happened before ceases to matter, even to a perfect memory."""

    @property
    def family(self) -> str:
        """The games that share rules, views and bots with this one; by default its own name alone."""
        return self.name

    @property
    def full_name(self) -> str:
        """Its name, with that of the small variant that it is."""
        return f"{self.name} in the variant {self.variant_name}" if self.variant_name else self.name

    # --- playing

    def deal(self, players: int, seed: int | Chance | None = None, options: Mapping[str, str] | None = None) -> TableT:
        """Deal a table that waits for its first answer.

        The same seed is the same deal; without one, the operating system's randomness is taken. Raises Refused for a
        number of players or an option that the game does not have.
        """
        if not self.least <= players <= self.most:
            raise Refused("setup.players", players=players, least=self.least, most=self.most)
        settled = self.settle_options(options or {})
        self.check_options(players, settled)
        return self.lay_out(players, chance_of(seed), settled)

    @abstractmethod
    def lay_out(self, players: int, chance: Chance, options: dict[str, str]) -> TableT:
        """Deal, once the number of players and the options are known to be right."""

    def settle_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return all options with their values; refuse what the game does not offer."""
        settled = {option.name: option.default for option in self.options}
        for name, value in chosen.items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                raise Refused("setup.options", option=name, value=value, allowed=", ".join(settled))
            if option.values and value not in option.values:
                raise Refused("setup.options", option=name, value=value, allowed=", ".join(option.values))
            settled[name] = value
        return settled

    def check_options(self, players: int, options: Mapping[str, str]) -> None:
        """Refuse settled options that so many players cannot have, where a value is a text that the game reads."""
        return

    @abstractmethod
    def outcome(self, table: TableT) -> Outcome:  # type: ignore[misc]
        """Return scores and places as they stand; final once the table is over."""

    def first_seat(self, table: TableT) -> int | None:  # type: ignore[misc]
        """Return the seat that begins at a table just dealt: its first player or dealer. (setup.first-player)

        None in a game without such an option: at a server its start is not passed on from game to game.
        """
        return None

    # --- secrets

    @abstractmethod
    def view(self, table: TableT, seat: int | None) -> View:  # type: ignore[misc]
        """Return what a seat may see now; without a seat, what the public may."""

    def views(self, table: TableT, seats: Sequence[int | None]) -> Sequence[View]:  # type: ignore[misc]
        """Return the views of several viewers. A game may make what they all see only once."""
        return [self.view(table, seat) for seat in seats]

    @abstractmethod
    def recall(
        self, history: Sequence[Event], viewer: int | None, memory: Memory, *, open_log: bool = False
    ) -> list[Event]:
        """Return what a viewer may be shown of the past, out of all that it heard."""

    def redeal(self, table: TableT, seat: int | None, chance: Chance) -> TableT:  # type: ignore[misc]
        """Draw a table that this seat could not tell from the true one.

        Where racers are asked in turn, the seat is the next to be asked there: who else could act, in truth, stays
        out of it.
        """
        twin = self.redeal_hidden(table, seat, chance)
        if table.asks_racers:
            twin.ask_from(seat)
        else:
            twin.race_at_once()
        return twin

    @abstractmethod
    def redeal_hidden(self, table: TableT, seat: int | None, chance: Chance) -> TableT:  # type: ignore[misc]
        """Return another table in which all that this seat cannot know is drawn at random."""

    def question(self, table: Table) -> Question | None:
        """Return the public part of what is being asked."""
        if table.is_over:
            return None
        decision = table.decision
        return Question(table.serial, kebab(type(decision).__name__), decision.seat, decision.shown(table))

    # --- notation

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """Return the move that this text means; the other way is `str(move)`. Raises Unreadable."""

    def find_move(self, table: Table, text: str, seat: int | None = None) -> Move:
        """Return the move that a person means here: written in full, or the one legal move that begins like this."""
        try:
            return self.read_move(text)
        except Unreadable:
            word = " ".join(text.split())
            meant = [move for move in table.legal_moves(seat) if f"{move} ".startswith(f"{word} ")]
            if word and len(meant) == 1:
                return meant[0]
            raise

    @abstractmethod
    def position(self, table: TableT, seat: int | None = None) -> Position:  # type: ignore[misc]
        """Write the table down, in full or as one seat knows it."""

    @abstractmethod
    def set_up(self, position: Position, chance: Chance | None = None) -> TableT:
        """Return the table that a position describes. What it leaves unknown is filled by chance, by default always
        in the same way. Raises Unreadable, and Impossible for what could not occur."""

    # --- for checking

    @abstractmethod
    def cards(self, table: TableT) -> Counter[str]:  # type: ignore[misc]
        """Count every card there is, wherever it lies: the same at each step."""

    @abstractmethod
    def layout(self, table: TableT) -> list[tuple[str, list[str]]]:  # type: ignore[misc]
        """List where each hidden card of a fresh deal lies, place by place: what a commitment commits to."""

    # --- for opening what the rules opened (forno.fairness)

    def in_order(self, place: str) -> bool:
        """Tell whether the order of the cards in this place of the layout means anything. Not in a player's hand."""
        return not place.startswith(("hand", "orders"))

    def opened(self, start: Position, history: Sequence[Event], table: TableT) -> list[tuple[str, int]]:  # type: ignore[misc]
        """List the cards of the first deal that everybody has come to know, as place and index in the layout.

        `start` is the position after the deal, `history` every event since, `table` what they led to.
        """
        return []

    def is_public(self, move: Move) -> bool:
        """Tell whether everybody gets to know this move in full. What a game does not name stays secret."""
        return False

    # --- reading

    def __repr__(self) -> str:
        return f"<Game {self.full_name}, {self.least} to {self.most} players>"

    def __str__(self) -> str:
        lines = [
            f"{self.full_name}, for {self.least} to {self.most} players",
            *(f"  {option}" for option in self.options),
        ]
        return "\n".join(lines)
