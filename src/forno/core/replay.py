"""Playing a record again, line by line, until the first one that is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from forno.core.chance import read_chance
from forno.core.errors import BrokenRecord, FornoError, Refused, Unreadable
from forno.core.match import Match
from forno.core.position import Position
from forno.core.record_parts import SECRET, Result

if TYPE_CHECKING:
    from forno.core.game import Game
    from forno.core.record import Record


class Replay:
    """One record, replayed by one game."""

    def __init__(self, record: Record, game: Game[Any]) -> None:
        self.record = record
        self.game = game

    def match(self) -> Match:
        self.check_game()
        match = self.dealt() if self.record.chance else self.set_up()
        self.check_table(match)
        for number in range(len(self.record.moves)):
            self.play(match, number)
        self.check_result(match)
        return match

    def broken(self, name: str, why: str | FornoError) -> BrokenRecord:
        """What is wrong with the line of this name."""
        written = self.record.written
        rule = why.rule if isinstance(why, Refused) else ""
        said = f"`{written.get(name)}`" if name.startswith("move") else name.replace("/", " ")
        return BrokenRecord(f"{said}: {why}", written.number(name), rule)

    def check_game(self) -> None:
        if self.record.game != self.game.name:
            raise self.broken("game", f"a record of {self.record.game} cannot be played as {self.game.name}")
        if self.record.rules != self.game.rules:
            raise self.broken("rules", f"played by version {self.record.rules}, these are version {self.game.rules}")

    # --- the deal

    def dealt(self) -> Match:
        """Deal from the source of chance; it must give the deal that is written."""
        try:
            chance = read_chance(self.record.chance)
        except Unreadable as error:
            raise self.broken("chance", error) from None
        try:
            match = Match.deal(self.game, self.record.names, chance, self.record.options)
        except Refused as refused:
            raise self.broken("options" if refused.rule != "setup.players" else "seat 1", refused) from None
        self.compare(match.start)
        return match

    def compare(self, start: Position) -> None:
        written = self.lines_of_deal()
        for name in written | start.lines:
            if written.get(name) != (expected := start.lines.get(name)):
                place = f"deal/{name}" if name in written else "deal"
                should = f"`{name}: {expected}`" if expected is not None else f"no line {name!r}"
                raise self.broken(place, f"the source of chance deals otherwise: {should}")

    def set_up(self) -> Match:
        start = Position(self.lines_of_deal())
        try:
            return Match.from_position(self.game, start, self.record.names)
        except Unreadable as error:
            line = f"deal/{error.where}"
            known = self.record.written.has(line)
            raise self.broken(line if known else "deal", error.why if known else error) from None
        except Refused as refused:
            raise self.broken("deal", refused) from None

    def lines_of_deal(self) -> dict[str, str]:
        if self.record.deal is None:
            raise self.broken("deal", "it is sealed, so the game cannot be replayed")
        return self.record.deal

    def check_table(self, match: Match) -> None:
        """Do seats and options fit the table that is there?"""
        seats = len(self.game.outcome(match.table).scores)
        if seats != len(self.record.names):
            raise self.broken("seat 1", f"{len(self.record.names)} players, but the deal is for {seats}")
        try:
            chosen = self.game.settle_options(self.record.options)
        except Refused as refused:
            raise self.broken("options", refused) from None
        if chosen != self.game.table_options(match.table):
            raise self.broken("options", "the deal was made with others")

    # --- the moves

    def play(self, match: Match, number: int) -> None:
        answer, line = self.record.moves[number], f"move {number + 1}"
        if answer.move == SECRET:
            raise self.broken(line, "a secret move cannot be replayed")
        try:
            move = self.game.read_move(answer.move)
            if not match.table.is_over and answer.decision != match.table.serial:
                raise Refused("play.decision", named=answer.decision, current=match.table.serial)
            match.play(move, answer.seat, answer.decision)
        except FornoError as error:
            raise self.broken(line, error) from None

    def check_result(self, match: Match) -> None:
        result = Result.of(match)
        if result != self.record.result:
            should = f"it should be `{result.say(self.record.names)}`" if result else "the game is not over"
            raise self.broken("result", should)
