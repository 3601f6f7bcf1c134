"""A game record: who played what, the deal, every move and the result, as readable text or as JSON.

    forno record 1
    game: mamma-mia
    rules: 1
    options: open-log=on
    seat 1: Anna
    seat 2: Bob
    chance: fair:5f0c...:0
    deal:
      hand 1: 2 olive, salami
      ...
    0. Anna: put 3 salami
    1. Anna: lay quartet-olive
    result: Anna 5, Bob 3; first: Anna

`chance` is the source as it was before the deal; it may be left out. `deal` is the starting position in full,
or the word `sealed`. Lines about fair chance may follow it (forno.fairness). A move stands after the number of
the decision that it answers. A line that starts with `#` is a comment. JSON says the same, exactly.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from forno.core.chance import read_chance
from forno.core.errors import BrokenRecord, FornoError, Refused, Unreadable
from forno.core.game import Game
from forno.core.match import Match
from forno.core.position import Position, read_options, write_options
from forno.core.record.lines import FORMAT, Written
from forno.core.record.parts import (
    SECRET,
    Answer,
    Names,
    Proof,
    Result,
    line_if,
    read_name,
    read_number,
)

SEALED = "sealed"
"""Placeholder of a deal that stays closed."""


class Record(
    msgspec.Struct,
    frozen=True,
    dict=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="forno",
    tag="record 1",
):
    """A whole game, written down. Seats count from 0 here and in JSON; the text names the players."""

    game: str
    rules: int
    names: Names
    options: dict[str, str] = {}
    chance: str = ""
    deal: dict[str, str] | None = None
    """The lines of the starting position; None when it is sealed."""
    proof: Proof = Proof()
    moves: tuple[Answer, ...] = ()
    result: Result | None = None

    def __post_init__(self) -> None:
        seats = range(len(self.names))
        if any(answer.seat not in seats for answer in self.moves):
            raise Unreadable(f"a move of a seat that is not among the {len(seats)}", "record")
        if self.result and not self.result.fits(len(seats)):
            raise Unreadable(f"a result that does not fit {len(seats)} seats", "record")

    @property
    def text(self) -> str:
        return "".join(f"{line.rstrip()}\n" for line in _lines(self))

    @property
    def json(self) -> str:
        return msgspec.json.encode(self).decode()

    @cached_property
    def written(self) -> Written:
        """Its lines with their numbers: as they were read, or as `text` has them."""
        return Written(self.text)

    def replay(self, game: Game) -> Match:
        """Deal and play it all again; BrokenRecord at the first line that is not legal."""
        return Replay(self, game).match()


def record_of(match: Match) -> Record:
    """The record of a match as it stands. It holds every secret; `forno.fairness.sealed` makes the public one."""
    record = Record(
        game=match.game.name,
        rules=match.game.rules_version,
        names=tuple(match.names or (f"Player {seat + 1}" for seat in range(match.table.players))),
        options=dict(match.table.options),
        chance=match.seed,
        deal=match.start.lines,
        moves=tuple(Answer(turn.decision, turn.seat, str(turn.move)) for turn in match.turns),
        result=Result.of(match),
    )
    return _writable(record)


def read_record(text: str) -> Record:
    """The record that a text is, or a JSON object."""
    text = text.removeprefix("\ufeff")
    if not text.lstrip().startswith("{"):
        return _read(Written(text))
    try:
        return _writable(msgspec.json.decode(text, type=Record))
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Unreadable(str(error), "record") from None


def _writable(record: Record) -> Record:
    """The same record, once it is sure that its text says the same: what cannot be written is no record."""
    twin = _read(Written(record.text))
    if twin != record:
        lost = [name for name in record.__struct_fields__ if getattr(twin, name) != getattr(record, name)]
        raise Unreadable(f"cannot be written as text: {', '.join(lost)}", "record")
    return twin


def _lines(record: Record) -> list[str]:
    """The record as lines of text."""
    return [
        FORMAT,
        f"game: {record.game}",
        f"rules: {record.rules}",
        *line_if("options", write_options(record.options)),
        *(f"seat {number}: {name}" for number, name in enumerate(record.names, start=1)),
        *line_if("chance", record.chance),
        *_deal_lines(record.deal),
        *record.proof.lines(),
        *(answer.say(record.names) for answer in record.moves),
        *line_if("result", record.result.say(record.names) if record.result else ""),
    ]


def _deal_lines(deal: dict[str, str] | None) -> list[str]:
    if deal is None:
        return [f"deal: {SEALED}"]
    return ["deal:", *(f"  {line}" for line in Position(deal).text.split("\n") if line)]


def _read(written: Written) -> Record:
    """The record that these lines are; it remembers where they stand."""
    names = written.read_all("seat", read_name)
    if len(set(names)) < len(names):
        raise Unreadable("two players have the same name", f"line {written.number('seat 1')}")
    record = Record(
        game=written.need("game"),
        rules=written.read("rules", read_number),
        names=names,
        options=written.read("options", read_options) if written.has("options") else {},
        chance=written.get("chance"),
        deal=written.read("deal", lambda word: _read_deal(word, written.deal())),
        proof=Proof.read(written),
        moves=written.read_all("move", lambda line: Answer.read(line, names)),
        result=written.read("result", lambda line: Result.read(line, names)) if written.has("result") else None,
    )
    record.__dict__["written"] = written
    return record


def _read_deal(word: str, lines: dict[str, str]) -> dict[str, str] | None:
    if word not in ("", SEALED) or (word and lines):
        raise Unreadable(f"after `deal:` the lines of the position follow, indented; or it says `deal: {SEALED}`")
    return None if word else lines


# --- replaying


class Replay:
    """One record, replayed by one game."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game

    def match(self) -> Match:
        self.check_rules()
        match = self.dealt() if self.record.chance else self.set_up()
        self.check_table(match)
        for number in range(len(self.record.moves)):
            self.play(match, number)
        self.check_result(match)
        return match

    def broken(self, name: str, why: str | FornoError) -> BrokenRecord:
        """The error in the line of this name."""
        written = self.record.written
        rule = why.rule if isinstance(why, Refused) else ""
        said = f"`{written.get(name)}`" if name.startswith("move") else name.replace("/", " ")
        return BrokenRecord(f"{said}: {why}", written.number(name), rule)

    def check_rules(self) -> None:
        """Refuse a record of another game, of another version of its rules, or with an option that it does not have."""
        if self.record.game != self.game.name:
            raise self.broken("game", f"a record of {self.record.game} cannot be played as {self.game.name}")
        if self.record.rules != self.game.rules_version:
            why = f"played by version {self.record.rules}, these are version {self.game.rules_version}"
            raise self.broken("rules", why)
        self.settled()

    def settled(self) -> dict[str, str]:
        """The options of the record, all with their values."""
        try:
            return self.game.settle_options(self.record.options)
        except Refused as refused:
            option, value, allowed = (refused.values[name] for name in ("option", "value", "allowed"))
            why = f"{self.game.name} has no option {option}={value}; possible: {allowed}"
            raise BrokenRecord(why, self.record.written.number("options"), refused.rule) from None

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
        seats = match.table.players
        if seats != len(self.record.names):
            raise self.broken("seat 1", f"{len(self.record.names)} players, but the deal is for {seats}")
        if self.settled() != match.table.options:
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
