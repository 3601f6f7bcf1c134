"""Replaying a record, and the first line at which it stops being legal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from forno.core.chance import FastChance, seeded
from forno.core.errors import BrokenRecord, Unreadable
from forno.core.game import Game
from forno.core.match import Match
from forno.core.record import Record, read_record, record_of
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.solo import SOLO
from forno.games.solo.moves import Draw

GAMES = [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS, SOLO]
NAMES = ("Anna", "Bob", "Carla", "Dino", "Eva", "Fabio", "Gina", "Hugo", "Ida", "Jan")


def played(game: Game, players: int, seed: int, options: dict[str, str] | None = None) -> Match:
    """A whole game; in SOLO nobody draws who can play, so that it ends after hundreds of moves, not thousands."""
    match = Match.deal(game, NAMES[:players], seeded(seed), options)
    chooser = FastChance(seed)
    while not match.table.is_over:
        choices = match.table.legal_moves()
        choices = [move for move in choices if type(move) is not Draw] or choices
        match.play(choices[chooser.below(len(choices))])
    return match


RECORD = record_of(played(MAMMA_MIA, 3, 1))
TEXT = RECORD.text


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith(start))


def broken(text: str, game: Game = MAMMA_MIA) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as refused:
        read_record(text).replay(game)
    assert "\n" not in str(refused.value)
    assert str(refused.value).startswith(f"line {refused.value.line}: ")
    return refused.value


def unfounded(record: Record = RECORD) -> str:
    """The text without its source of chance: the deal alone."""
    return replace(record, chance="").text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_replay_is_the_same_match(game: Game) -> None:
    for players in (game.least + 1, game.most):
        match = played(game, players, players)
        for text in (record_of(match).text, record_of(match).json):
            again = read_record(text).replay(game)
            assert again.table == match.table
            assert again.turns == match.turns
            assert again.history == match.history
            assert record_of(again) == record_of(match)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_replay_needs_only_the_deal(game: Game) -> None:
    match = played(game, 4, 5)
    again = read_record(unfounded(record_of(match))).replay(game)
    assert again.table == match.table
    assert again.turns == match.turns


@pytest.mark.rule("solo.jump-in")
def test_jumping_in_out_of_turn_is_replayed() -> None:
    match = Match.deal(SOLO, NAMES[:6], seeded(3))
    chooser = FastChance(3)
    while not match.table.is_over:
        seats = [match.table.decision.seat, *match.table.racers()]
        seat = seats[chooser.below(len(seats))]
        choices = match.table.legal_moves(seat)
        match.play(choices[chooser.below(len(choices))], seat)
    record = record_of(match)
    assert any(answer.move.startswith("jump") for answer in record.moves)
    for text in (record.text, record.json, unfounded(record)):
        again = read_record(text).replay(SOLO)
        assert again.turns == match.turns
        assert again.table == match.table


@pytest.mark.rule("play.decision")
def test_a_jump_is_written_with_the_decision_that_it_met() -> None:
    """At the table it may come a little late; in a record every number is exact."""
    match = Match.deal(SOLO, NAMES[:4], seeded(2))
    table = match.table
    while not table.racers() or table.race_opened == table.serial:
        match.play(table.default())
    racer = table.racers()[0]
    match.play(table.legal_moves(racer)[0], racer, table.race_opened)
    record = record_of(match)
    assert read_record(record.text).replay(SOLO).turns == match.turns
    last = record.moves[-1]
    late = replace(record, moves=(*record.moves[:-1], replace(last, decision=last.decision - 1)))
    with pytest.raises(BrokenRecord, match=r"play\.decision"):
        read_record(late.text).replay(SOLO)


def test_options_are_replayed_also_those_that_are_lists() -> None:
    match = played(MAMMA_MIA, 3, 2, {"colours": "red, green", "first-player": "2", "open-log": "on"})
    record = record_of(match)
    assert "options: colours=red, green, first-player=2, open-log=on\n" in record.text
    assert read_record(record.text).replay(MAMMA_MIA).table == match.table
    assert read_record(unfounded(record)).replay(MAMMA_MIA).turns == match.turns


def test_an_unfinished_game_is_replayed_as_far_as_it_goes() -> None:
    cut = replace(RECORD, moves=RECORD.moves[:20], result=None)
    match = read_record(cut.text).replay(MAMMA_MIA)
    assert len(match.turns) == match.table.serial == 20


# --- the header


def test_another_game_is_refused() -> None:
    error = broken(TEXT.replace("game: mamma-mia", "game: sole-mio", 1))
    assert error.line == 2
    assert "a record of sole-mio cannot be played as mamma-mia" in str(error)


def test_other_rules_are_refused() -> None:
    error = broken(TEXT.replace("rules: 1", "rules: 7", 1))
    assert error.line == 3
    assert "played by version 7, these are version 1" in str(error)


@pytest.mark.rule("setup.options")
def test_options_that_the_game_does_not_have_are_refused() -> None:
    for text in (TEXT, unfounded()):
        error = broken(text.replace("options: ", "options: jump-in=off, ", 1))
        assert (error.line, error.rule) == (4, "setup.options")


@pytest.mark.rule("setup.options")
def test_a_value_that_the_game_no_longer_has_is_named_in_one_sentence() -> None:
    text = record_of(Match.deal(SOLE_MIO, NAMES[:2], seeded(1), {"doubles": "fitting"})).text
    gone = text.replace("doubles=fitting", "doubles=last")
    for written in (gone, read_record(gone).json):
        error = broken(written, SOLE_MIO)
        said = "line 4: sole-mio has no option doubles=last; possible: first, fitting"
        assert (str(error), error.rule) == (said, "setup.options")


def test_options_must_be_those_of_the_deal() -> None:
    error = broken(unfounded().replace("open-log=off", "open-log=on", 1))
    assert error.line == 4
    assert "the deal was made with others" in str(error)


def test_the_deal_is_for_so_many_players() -> None:
    two = record_of(Match.deal(MAMMA_MIA, NAMES[:2], seeded(1)))
    error = broken(unfounded(two).replace("seat 2: Bob\n", "seat 2: Bob\nseat 3: Carla\n"))
    assert error.line == 5
    assert "3 players, but the deal is for 2" in str(error)


@pytest.mark.rule("setup.players")
def test_the_game_is_for_so_many_players() -> None:
    record = replace(RECORD, names=NAMES[:7], moves=(), result=None)
    assert broken(record.text).rule == "setup.players"


# --- the deal


def test_the_source_of_chance_must_deal_what_is_written() -> None:
    for name in ("hand 2", "kitchen", "waiter 3", "chance"):
        text = TEXT.replace(f"  {name}: ", f"  {name}: 9", 1)
        error = broken(text)
        assert error.line == line_of(text, f"  {name}")
        assert f"deal {name}: the source of chance deals otherwise" in str(error)


def test_a_line_of_the_deal_that_is_missing_or_too_much_is_found() -> None:
    error = broken(TEXT.replace("  serial: 0\n", "", 1))
    assert "the source of chance deals otherwise: `serial: 0`" in str(error)
    error = broken(TEXT.replace("  serial: 0\n", "  serial: 0\n  luck: 3\n", 1))
    assert "no line 'luck'" in str(error)


def test_another_source_deals_another_deal() -> None:
    other = replace(RECORD, chance=seeded(2).text)
    assert "the source of chance deals otherwise" in str(broken(other.text))


def test_what_is_no_source_is_refused() -> None:
    error = broken(replace(RECORD, chance="dice:6").text)
    assert error.line == line_of(TEXT, "chance")


def test_a_deal_that_could_not_be_is_refused() -> None:
    text = unfounded().replace("  hand 2: ", "  hand 2: 99 olive, ", 1)
    error = broken(text)
    assert error.line == line_of(text, "  hand 2")
    error = broken(unfounded().replace("  hand 2: ", "  luck: ", 1))
    assert error.line >= line_of(text, "deal")


@pytest.mark.rule("setup.options")
def test_a_deal_with_options_that_the_game_does_not_have_is_refused() -> None:
    text = unfounded()
    at = text.index("  options: ")
    error = broken(text[:at] + text[at:].replace("open-log=off", "open-log=ajar", 1))
    assert "setup.options" in str(error)


def test_a_sealed_deal_cannot_be_replayed() -> None:
    for chance in (RECORD.chance, ""):
        error = broken(replace(RECORD, deal=None, chance=chance).text)
        assert str(error) == f"line {error.line}: deal: it is sealed, so the game cannot be replayed"


# --- the moves


@pytest.mark.rule("play.decision")
def test_every_move_names_its_decision() -> None:
    error = broken(TEXT.replace("\n12. ", "\n13. ", 1))
    assert error.line == line_of(TEXT, "12. ")
    assert error.rule == "play.decision"


@pytest.mark.rule("turn.whose")
def test_every_move_is_made_by_the_seat_that_is_asked() -> None:
    first = RECORD.names[RECORD.moves[0].seat]
    other = next(name for name in RECORD.names if name != first)
    text = TEXT.replace(f"\n0. {first}", f"\n0. {other}", 1)
    error = broken(text)
    assert (error.line, error.rule) == (line_of(text, "0. "), "turn.whose")


def test_a_move_that_a_rule_refuses_stops_the_replay_with_its_id() -> None:
    seat = RECORD.names[RECORD.moves[0].seat]
    text = TEXT.replace(f"\n0. {seat}: {RECORD.moves[0].move}", f"\n# too bold\n0. {seat}: put 7 olive", 1)
    error = broken(text)
    assert (error.line, error.rule) == (line_of(text, "0. "), "turn.held")
    assert f"`0. {seat}: put 7 olive`: turn.held" in str(error)


def test_a_move_that_is_no_move_stops_the_replay() -> None:
    text = TEXT.replace(": draw ", ": dorw ", 1)
    error = broken(text)
    assert error.line == next(number for number, line in enumerate(text.split("\n"), 1) if "dorw" in line)
    assert error.rule == ""


def test_a_move_too_few_or_out_of_order_is_found_where_it_is_missing() -> None:
    lines = TEXT.split("\n")
    at = line_of(TEXT, "30. ")
    assert broken("\n".join(lines[: at - 1] + lines[at:])).line == at
    swapped = [*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]
    assert broken("\n".join(swapped)).line == at


@pytest.mark.rule("play.over")
def test_nobody_moves_after_the_end() -> None:
    last = RECORD.moves[-1]
    longer = replace(RECORD, moves=(*RECORD.moves, replace(last, decision=last.decision + 1)))
    error = broken(longer.text)
    assert error.rule == "play.over"
    assert error.line == line_of(TEXT, "result")


def test_a_secret_move_cannot_be_replayed() -> None:
    moves = (replace(RECORD.moves[0], move="..."), *RECORD.moves[1:])
    assert "a secret move cannot be replayed" in str(broken(replace(RECORD, moves=moves).text))


# --- the result


def test_the_result_must_be_right() -> None:
    assert RECORD.result is not None
    said = f"it should be `{RECORD.result.say(RECORD.names)}`"
    scores = tuple(score + 1 for score in RECORD.result.scores)
    wrong_scores = replace(RECORD, result=replace(RECORD.result, scores=scores))
    loser = next(seat for seat in range(3) if seat not in RECORD.result.first)
    wrong_winner = replace(RECORD, result=replace(RECORD.result, first=(loser,)))
    for record in (wrong_scores, wrong_winner, replace(RECORD, result=None)):
        error = broken(record.text)
        assert said in str(error)
        assert error.line >= line_of(TEXT, f"{RECORD.moves[-1].decision}. ")


def test_an_unfinished_game_has_no_result() -> None:
    error = broken(replace(RECORD, moves=RECORD.moves[:9]).text)
    assert "the game is not over" in str(error)


def test_the_error_is_one_of_the_family() -> None:
    assert issubclass(BrokenRecord, Unreadable)
