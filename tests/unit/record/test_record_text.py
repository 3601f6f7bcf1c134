"""A record as text and as JSON: both ways, exact, and refused with the line where it cannot be read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from forno.core.chance import FastChance, seeded
from forno.core.errors import FornoError, Unreadable
from forno.core.game import Game
from forno.core.match import Match
from forno.core.record import Record, read_record, record_of
from forno.core.record.parts import Answer, Proof, Result
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.solo import SOLO
from forno.games.solo.moves import Draw

GAMES = [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS, SOLO]
NAMES = ("Anna", "Bob Ω.", "3", "Dino; first", "E #5", "...")

TEXT = """\
forno record 1
game: high-card
rules: 3
options: pass=, colours=red, green, open-log=on
seat 1: Anna
seat 2: Bob
chance: fair:00ff:0
deal:
  hand 1: 2 olive
  hand 2:
commitment: 12ab
contribution 1: "seven: # lucky"
contribution 2: hex 00ff
root: 34cd
places: hand 1=2
secret: 56ef
opened: hand 1/0: olive; leaf 0 of 2
opened: hand 1/1: olive; leaf 1 of 2
0. Anna: put 3 salami
1. Bob: ...
result: Anna 5, Bob -3; first: Anna
"""

RECORD = Record(
    game="high-card",
    rules=3,
    names=("Anna", "Bob"),
    options={"pass": "", "colours": "red, green", "open-log": "on"},
    chance="fair:00ff:0",
    deal={"hand 1": "2 olive", "hand 2": ""},
    proof=Proof(
        commitment="12ab",
        contributions=('"seven: # lucky"', "hex 00ff"),
        root="34cd",
        places="hand 1=2",
        secret="56ef",
        opened=("hand 1/0: olive; leaf 0 of 2", "hand 1/1: olive; leaf 1 of 2"),
    ),
    moves=(Answer(0, 0, "put 3 salami"), Answer(1, 1, "...")),
    result=Result((5, -3), (0,)),
)


def played(game: Game, players: int, seed: int, moves: int = 10**6) -> Match:
    """A game, or its beginning; in SOLO nobody draws who can play, so that it ends after hundreds of moves."""
    match = Match.deal(game, NAMES[:players], seeded(seed))
    chooser = FastChance(seed)
    while not match.table.is_over and len(match.turns) < moves:
        options = match.table.legal_moves()
        options = [move for move in options if type(move) is not Draw] or options
        match.play(options[chooser.below(len(options))])
    return match


def test_a_record_reads_as_it_is_written() -> None:
    assert RECORD.text == TEXT
    assert read_record(TEXT) == RECORD
    assert read_record(RECORD.json) == RECORD
    assert read_record(RECORD.json).text == TEXT


def test_a_tie_names_all_who_came_first() -> None:
    tied = replace(RECORD, result=Result((5, 5), (0, 1)))
    assert tied.text.endswith("result: Anna 5, Bob 5; first: Anna, Bob\n")
    assert read_record(tied.text) == read_record(tied.json) == tied


def test_the_least_record_says_only_what_there_is() -> None:
    least = Record("solo", 1, ("Anna", "Bob"))
    assert least.text == "forno record 1\ngame: solo\nrules: 1\nseat 1: Anna\nseat 2: Bob\ndeal: sealed\n"
    assert least.json == '{"forno":"record 1","game":"solo","rules":1,"names":["Anna","Bob"]}'
    assert read_record(least.text) == read_record(least.json) == least


@pytest.mark.parametrize("moves", [0, 7, 10**6])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_whole_games_go_both_ways(game: Game, moves: int) -> None:
    for players in (game.least + 1, min(game.most, len(NAMES))):
        record = record_of(played(game, players, players, moves))
        assert read_record(record.text) == record
        assert read_record(record.json) == record
        assert read_record(record.text).text == record.text
        assert read_record(record.json).json == record.json
        assert (record.result is None) == (moves < 10**6)


def test_a_position_played_on_has_no_source_and_players_without_names_get_one() -> None:
    start = MAMMA_MIA.position(MAMMA_MIA.deal(3, seeded(1)))
    record = record_of(Match.from_position(MAMMA_MIA, start))
    assert record.names == ("Player 1", "Player 2", "Player 3")
    assert record.chance == ""
    assert record.deal == start.lines


def test_comments_blank_lines_and_other_line_ends_are_allowed() -> None:
    loose = "\ufeff# an evening in May\n\n" + TEXT.replace("0. Anna", "  # a bold start\n\n0. Anna")
    assert read_record(loose) == RECORD
    assert read_record(TEXT.replace("\n", "\r\n")) == RECORD
    assert read_record(TEXT.replace("  hand", "\thand")) == RECORD
    assert read_record(TEXT.replace("  hand", " hand")) == RECORD
    assert read_record("\ufeff \n" + RECORD.json) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("forno record 1", "forno record 2", 1, "begins with `forno record 1`"),
        ("game: high-card", "game high-card", 2, "expected `name: value`"),
        ("game: high-card", "gaem: high-card", 2, "no line of a record is called 'gaem'"),
        ("rules: 3", "rules: three", 3, "expected a number, found 'three'"),
        ("rules: 3", "rules: 3\nrules: 4", 4, "rules is there twice"),
        ("pass=", "pass", 4, "expected options as `name=value, name=value`"),
        ("pass=", "open-log=off", 4, "each once"),
        ("seat 1: Anna", "seat 1:", 5, "a name is not empty"),
        ("seat 2: Bob", "seat 2: Bob: a name", 6, "neither colon nor comma"),
        ("seat 2: Bob", "seat 2: Bob, a name", 6, "neither colon nor comma"),
        ("seat 2: Bob", "seat 3: Bob", 6, "expected seat 2, found seat 3"),
        ("seat 2: Bob", "seat 1: Bob", 6, "seat 1 is there twice"),
        ("seat 2: Bob", "seat 2: Anna", 5, "two players have the same name"),
        ("deal:\n", "deal: later\n", 8, "indented"),
        ("deal:\n", "deal: sealed\n", 8, "indented"),
        ("deal:\n", "", 8, "only the lines of the deal are indented"),
        ("  hand 2:", "  hand 1:", 10, "hand 1 is there twice"),
        ("  hand 2:", "  hand 2", 10, "expected `name: value`"),
        ("contribution 2", "contribution 3", 13, "expected contribution 2"),
        ("0. Anna", "0. Carla", 19, "'Carla' sits at no seat"),
        ("put 3 salami", "", 19, "a move is missing"),
        ("0. Anna", "zero. Anna", 19, "no line of a record is called 'zero. Anna'"),
        ("Anna 5, Bob", "Bob 5, Anna", 21, "expected a result like `Anna 0, Bob 0; first: Anna`"),
        ("Anna 5, Bob", "Anna many, Bob", 21, "expected a number, found 'many'"),
        ("first: Anna", "first: Carla", 21, "expected a result like"),
        ("; first: Anna", "", 21, "expected a result like"),
        ("first: Anna", "first: Anna\n2. Anna: pass", 22, "nothing follows the result"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(old: str, new: str, line: int, why: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_record(TEXT.replace(old, new, 1))
    assert str(refused.value).startswith(f"line {line}: ")
    assert why in str(refused.value)


@pytest.mark.parametrize("name", ["game", "rules", "deal"])
def test_a_line_that_must_be_there_is_missed(name: str) -> None:
    text = "\n".join(line for line in TEXT.split("\n") if not line.startswith((name, "  ")))
    with pytest.raises(Unreadable, match=f"the record has no line `{name}:`"):
        read_record(text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"Bob"', '"Bob\\nrules: 1"', "rules is there twice"),
        ('"Bob"', '" Bob"', "cannot be written as text: names"),
        ('"put 3 salami"', '"put 3\\u2028salami "', "cannot be written as text: moves"),
        ('"red, green"', '"red, green=1"', "cannot be written as text: options"),
        ('"2 olive"', '"2 olive; hand 3: pepper"', "cannot be written as text: deal"),
        ('"2 olive"', '"2 # olive"', "cannot be written as text: deal"),
        ('"seat":1', '"seat":2', "a move of a seat that is not among the 2"),
        ('"seat":1', '"seat":-1', "a move of a seat that is not among the 2"),
        ('"decision":1', '"decision":-1', "no line of a record is called"),
        ('"scores":[5', '"scores":[5,5', "a result that does not fit 2 seats"),
        ('"first":[0', '"first":[2', "a result that does not fit 2 seats"),
        ('"rules"', '"rulez"', "rulez"),
        ('"record 1"', '"record 2"', "record 2"),
        ('"game"', "game", "malformed"),
    ],
)
def test_json_that_text_could_not_say_is_refused(old: str, new: str, why: str) -> None:
    assert old in RECORD.json
    with pytest.raises(Unreadable) as refused:
        read_record(RECORD.json.replace(old, new, 1))
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "names", [("Anna", "Anna"), ("Anna", ""), ("Anna", "B\nob"), ("A:nna", "Bob"), ("Anna ", "Bob")]
)
def test_players_whose_names_cannot_be_written_get_no_record(names: tuple[str, str]) -> None:
    with pytest.raises(Unreadable):
        record_of(Match.deal(MAMMA_MIA, names, seeded(1)))


@pytest.mark.parametrize("text", ["", "\n# nothing\n", "hello", "{", "[]", "\0", "{" * 5000, '{"forno": 7}'])
def test_what_is_no_record_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_record(text)
    assert "\n" not in str(refused.value)


def test_a_damaged_record_never_raises_anything_but_our_own() -> None:
    match = played(MAMMA_MIA, 2, 4)
    chance = FastChance(1)
    for text in (record_of(match).text, record_of(match).json, TEXT, RECORD.json):
        for _ in range(100):
            start = chance.below(len(text))
            end = start + chance.below(4)
            middle = ("", ":", "\n", "9", '"', ", ", "  ", "é")[chance.below(8)]
            try:
                read_record(text[:start] + middle + text[end:]).replay(MAMMA_MIA)
            except FornoError as error:
                assert "\n" not in str(error)  # noqa: PT017


def test_an_empty_file_is_told_to_be_empty() -> None:
    for text in ("", "\n# nothing yet\n"):
        with pytest.raises(Unreadable, match="the record is empty"):
            read_record(text)


def test_equal_records_are_equal_wherever_their_lines_stood() -> None:
    loose = read_record("# first\n" + TEXT)
    assert loose == RECORD
    assert loose.written.number("seat 1") == RECORD.written.number("seat 1") + 1
    assert replace(loose, chance="").written.number("seat 1") == 5
