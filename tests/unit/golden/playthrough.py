"""A whole game as a text: the deal, every move with its decision and what all could hear, now and then a hash
of what each viewer knows, the position after each round or hand, and how it ended.

Long games are written in full for a while; then only the ends of their hands are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from forno.core.chance import Chance, FastChance, seeded
from forno.core.event import PUBLIC, Event, heard
from forno.core.game import Game
from forno.core.match import Match
from forno.core.move import kebab
from forno.core.table import Table
from forno.testing.random_play import random_turn
from tests.unit.golden.telling import tell

NAMES = ("Anna", "Bob", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Hugo", "Ida", "Jan")
ENDINGS = ("round-ended", "hand-ended", "game-ended")
"""Events after which the position is written."""
OFTEN = 25
"""Every so many moves there is a line with what everybody knows."""
IDLE = ("draw", "keep", "pass", "fail", "refuse")
"""Moves that this player thinks over, or else little would happen."""


class Playthrough:
    """One random game, being played and written down."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, str], whole: int) -> None:
        self.match = Match.deal(game, NAMES[:players], seeded(seed), options)
        self.choices = FastChance(seed)
        self.whole = whole
        """How many moves are written in full."""
        self.title = f"{game.name}, {players} players, seed {seed}"
        self.fresh: list[Event] = list(self.match.history)
        """What was told since everybody's knowledge was last written."""

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines())

    def lines(self) -> Iterator[str]:
        match = self.match
        yield self.title
        yield from (f"{name}: {value}".rstrip() for name, value in match.table.options.items())
        yield f"told: {tell(heard(match.history, PUBLIC), match.names)}"
        yield from self.position()
        while not match.table.is_over:
            yield from self.move()
        yield from self.outcome()

    def move(self) -> Iterator[str]:
        """The next move, its line and what is due after it."""
        match = self.match
        question = kebab(type(match.table.decision).__name__)
        seat, move = random_player(match.table, self.choices)
        told = match.play(move, seat)
        self.fresh += told
        number = len(match.turns)
        ended = ending(told)
        if number <= self.whole:
            line = f"{match.turns[-1].decision}. {match.names[seat]} ({question}): {move}"
            yield f"{line} -> {tell(heard(told, PUBLIC), match.names)}".removesuffix(" -> ")
            if number % OFTEN == 0:
                yield self.knowledge()
            if ended:
                yield from self.position()
            if number == self.whole and not match.table.is_over:
                yield f"(from here on only what ends a hand or a round; {number} moves so far)"
        elif ended:
            yield f"{number} moves: {tell(ended, match.names)}"
            if not match.table.is_over:
                yield self.knowledge()

    def position(self) -> Iterable[str]:
        return [f"    {line}" for line in self.match.game.position(self.match.table).text.splitlines()]

    def knowledge(self) -> str:
        """A short hash for each viewer: of its view, and of all it heard since the last line like this."""
        match = self.match
        viewers: list[int | None] = [*range(len(match.names)), PUBLIC]
        known = [f"{'all' if viewer is PUBLIC else match.names[viewer]} {self.hash(viewer)}" for viewer in viewers]
        self.fresh.clear()
        return f"    knows: {', '.join(known)}"

    def hash(self, viewer: int | None) -> str:
        told = msgspec.json.encode([self.match.view(viewer), heard(self.fresh, viewer)])
        return sha256(told).hexdigest()[:8]

    def outcome(self) -> Iterator[str]:
        outcome = self.match.game.outcome(self.match.table)
        marks = zip(self.match.names, outcome.scores, outcome.places, strict=True)
        yield f"over after {len(self.match.turns)} moves"
        yield self.knowledge()
        yield from (f"{name}: {score}, place {place}" for name, score, place in marks)


def ending(told: list[Event]) -> list[Event]:
    """What of this ends a round, a hand or the game."""
    return [event for event in told if kebab(type(event).__name__) in ENDINGS]


def random_player(table: Table, chance: Chance) -> tuple[int, Any]:
    """Any move, but an idle one only when it comes to mind three times."""
    for _ in range(2):
        seat, move = random_turn(table, chance)
        if str(move) not in IDLE:
            return seat, move
    return random_turn(table, chance)
