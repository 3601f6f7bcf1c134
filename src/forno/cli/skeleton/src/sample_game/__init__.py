"""Sample Game: everybody plays a card, and the highest takes the trick.

The parts are those of every game: moves, events, table, steps, view, game. Forno's page "Write a sixth game" explains
each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Self

from forno.core.chance import Chance, FastChance, read_chance
from forno.core.errors import Impossible, Unreadable
from forno.core.event import Event
from forno.core.game import Game, Memory, Outcome, View
from forno.core.move import Move
from forno.core.position import Position
from forno.core.step import Decision, Step
from forno.core.table import Table

DECK = range(1, 21)
HAND = 4
UNKNOWN = -1
"""A card that a position does not tell: `?`."""


# --- moves


class Play(Move, frozen=True):
    """`play 7`: face up, for the trick."""

    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


# --- events


class Dealt(Event, frozen=True):
    """A hand; its cards are told to its seat alone."""

    seat: int
    cards: tuple[int, ...] | None = None

    def heard(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else type(self)(self.seat)

    def opens(self, viewer: int | None) -> bool:
        return viewer == self.seat


class Played(Event, frozen=True):
    """A card, face up."""

    seat: int
    card: int


class TrickTaken(Event, frozen=True):
    """The end of a trick."""

    seat: int


# --- table and steps


class SampleGameTable(Table):
    """Hands, trick and pile. A 0 in `trick` is a seat that has not played yet."""

    __slots__ = ("gone", "hands", "pile", "trick", "tricks")

    def __init__(self, players: int, chance: Chance, options: dict[str, str]) -> None:
        super().__init__(players, chance, options)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.trick = [0] * players
        self.tricks = [0] * players
        self.gone: list[int] = []
        self.pile: list[int] = []

    def copy(self) -> Self:
        twin = self._copy_shared()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.trick = self.trick.copy()
        twin.tricks = self.tricks.copy()
        twin.gone = self.gone.copy()
        twin.pile = self.pile.copy()
        return twin


class Turn(Decision[SampleGameTable, Play], frozen=True):
    """Play a card. (sample-game.trick)"""

    def choices(self, table: SampleGameTable) -> list[Play]:
        return [Play(card) for card in table.hands[self.seat]]

    def take(self, table: SampleGameTable, seat: int, move: Play) -> None:
        table.hands[seat].remove(move.card)
        table.trick[seat] = move.card
        table.tell(Played, seat, move.card)


class TakeTrick(Step[SampleGameTable], frozen=True):
    """The highest card takes the trick, and its owner leads to the next. (sample-game.trick)"""

    def happen(self, table: SampleGameTable) -> None:
        winner = table.trick.index(max(table.trick))
        table.tricks[winner] += 1
        table.gone += table.trick
        table.trick = [0] * table.players
        table.tell(TrickTaken, winner)
        if table.hands[winner]:
            begin_trick(table, winner)


def begin_trick(table: SampleGameTable, leader: int) -> None:
    """Ask every seat that has not played yet, clockwise from the leader. The next step stands last."""
    seats = [(leader + step) % table.players for step in range(table.players)]
    table.agenda = [TakeTrick(), *(Turn(seat) for seat in reversed(seats) if not table.trick[seat])]


# --- view


class SampleGameView(View, frozen=True, tag="sample-game"):
    """All that one viewer sees: what is not named here is not sent."""

    hand: list[int]
    sizes: list[int]
    trick: list[int]
    tricks: list[int]
    gone: list[int]
    pile: int


# --- game


class SampleGame(Game[SampleGameTable]):
    """The game as Forno knows it."""

    name = "sample-game"
    least, most = 2, 4
    move_types = Play
    event_types = Dealt | Played | TrickTaken
    step_types = Turn | TakeTrick

    def lay_out(self, players: int, chance: Chance, options: dict[str, str]) -> SampleGameTable:
        """Deal the hands. (sample-game.deal)"""
        table = SampleGameTable(players, chance, options)
        table.events = []
        table.pile = list(DECK)
        chance.shuffle(table.pile)
        for seat in range(players):
            table.hands[seat] = sorted(table.pile.pop() for _ in range(HAND))
            table.tell(Dealt, seat, tuple(table.hands[seat]))
        begin_trick(table, 0)
        return table

    def outcome(self, table: SampleGameTable) -> Outcome:
        """Rank the seats by their tricks. (sample-game.end)"""
        places = (1 + sum(other > tricks for other in table.tricks) for tricks in table.tricks)
        return Outcome(tuple(table.tricks), tuple(places))

    # --- secrets

    def view(self, table: SampleGameTable, seat: int | None) -> SampleGameView:
        return SampleGameView(
            viewer=seat,
            question=self.question(table),
            hand=[] if seat is None else table.hands[seat].copy(),
            sizes=[len(hand) for hand in table.hands],
            trick=table.trick.copy(),
            tricks=table.tricks.copy(),
            gone=table.gone.copy(),
            pile=len(table.pile),
        )

    def recall(
        self, history: Sequence[Event], viewer: int | None, memory: Memory, *, open_log: bool = False
    ) -> list[Event]:
        """Show a person the current trick; a perfect memory keeps all it heard."""
        ends = [number for number, event in enumerate(history, start=1) if isinstance(event, TrickTaken)]
        return list(history if memory == "perfect" or open_log or not ends else history[ends[-1] :])

    def redeal_hidden(self, table: SampleGameTable, seat: int | None, chance: Chance) -> SampleGameTable:
        """Fill what the seat cannot know by chance."""
        return self.set_up(self.written(table, [] if seat is None else [seat]), chance.child())

    # --- notation

    def read_move(self, text: str) -> Play:
        match text.lower().split():
            case ["play", card] if card.isdecimal():
                return Play(int(card))
        raise Unreadable("write: play 7", text)

    def position(self, table: SampleGameTable, seat: int | None = None) -> Position:
        if seat is not None:
            return self.written(table, [seat])
        full = self.written(table, range(table.players))
        return Position(full.lines | {"pile": listed(table.pile), "chance": table.chance.text})

    def written(self, table: SampleGameTable, seats: Collection[int]) -> Position:
        """Write down all that is public, and the hands of these seats."""
        lines = {"game": self.name, "players": str(table.players)}
        for seat, hand in enumerate(table.hands):
            lines[f"hand {seat + 1}"] = listed(hand if seat in seats else "?" * len(hand))
        lines |= {"trick": listed(table.trick), "tricks": listed(table.tricks), "gone": listed(table.gone)}
        lines["pile"] = listed("?" * len(table.pile))
        lines["turn"] = "nobody" if table.is_over else str(table.seat + 1)
        lines["serial"] = str(table.serial)
        return Position(lines)

    def set_up(self, position: Position, chance: Chance | None = None) -> SampleGameTable:
        """Lay a position out. A line that is missing means empty; the pile has the cards that are nowhere else."""
        reader = Reader(position, chance or FastChance(0))
        [players] = reader.numbers("players", "2")
        if not self.least <= players <= self.most:
            raise Impossible(f"{players} players", "players")
        table = SampleGameTable(players, reader.chance, self.settle_options({}))
        table.trick = reader.cards("trick", "0 " * players)
        if len(table.trick) != players:
            raise Unreadable(f"expected {players} cards", "trick")
        table.hands = [reader.cards(f"hand {seat}", "") for seat in range(1, players + 1)]
        table.gone = reader.cards("gone", "")
        table.pile = reader.cards("pile", "? " * len(reader.unseen))
        reader.fill(*table.hands, table.pile)
        for hand in table.hands:
            hand.sort()
        table.tricks = reader.numbers("tricks", "0 " * players, players)
        [table.serial] = reader.numbers("serial", "0")
        if position.lines.get("turn") != "nobody":
            [seat] = reader.numbers("turn", "1")
            if not 1 <= seat <= players or table.trick[seat - 1] or not table.hands[seat - 1]:
                raise Impossible("this seat has no card to play", "turn")
            begin_trick(table, seat - 1)
        return table

    # --- for checking

    def cards(self, table: SampleGameTable) -> Counter[str]:
        places = [*table.hands, table.trick, table.gone, table.pile]
        return Counter(str(card) for place in places for card in place if card)

    def layout(self, table: SampleGameTable) -> list[tuple[str, list[str]]]:
        hands = [(f"hand {seat}", [*map(str, hand)]) for seat, hand in enumerate(table.hands, start=1)]
        return [*hands, ("pile", [*map(str, reversed(table.pile))])]


SAMPLE_GAME = SampleGame()


# --- reading positions


def listed(cards: Iterable[object]) -> str:
    return " ".join(map(str, cards))


class Reader:
    """Reader of a position's lines, with an account of the cards that it has not seen in them."""

    def __init__(self, position: Position, chance: Chance) -> None:
        self.lines = position.lines
        self.unseen = list(DECK)
        self.filler = chance
        self.chance = read_chance(self.lines["chance"]) if "chance" in self.lines else chance

    def numbers(self, name: str, default: str, length: int = 1) -> list[int]:
        words = self.lines.get(name, default).split()
        if len(words) != length or not all(word.isdecimal() and len(word) < 10 for word in words):
            raise Unreadable(f"expected {length} numbers, found {' '.join(words)!r}", name)
        return [int(word) for word in words]

    def cards(self, name: str, default: str) -> list[int]:
        cards = []
        for word in self.lines.get(name, default).split():
            card = UNKNOWN if word == "?" else int(word) if word.isdecimal() and len(word) < 3 else None
            if card is None or (card > 0 and card not in self.unseen):
                raise Impossible(f"{word} is not in the deck, or is there twice", name)
            if card > 0:
                self.unseen.remove(card)
            cards.append(card)
        return cards

    def fill(self, *places: list[int]) -> None:
        """Put unseen cards, in random order, where there are question marks."""
        self.filler.shuffle(self.unseen)
        for place in places:
            for number, card in enumerate(place):
                if card == UNKNOWN and self.unseen:
                    place[number] = self.unseen.pop()
        if self.unseen or any(UNKNOWN in place for place in places):
            raise Impossible("the question marks do not fit the cards that are left", "position")
