"""What is written: moves, positions, records, settings, and refusals in words."""

from __future__ import annotations

from forno.core import record
from forno.core.game import Game
from forno.core.replay import Replay
from forno.games.pizza.moves import Put
from forno.games.solo import moves
from forno.games.solo import position as solo_position
from forno.server import refusals, settings
from lab.mutants.mutant import caught_by, edit

REPLAY = "tests/record/test_replay.py::"
TEXT = "tests/record/test_record_text.py::"
SETTINGS = "tests/server/hosting/test_settings.py::"


@caught_by("tests/solo/test_moves.py::test_text_and_json")
def unwritten_calls() -> None:
    """A jump-in is written without its call, and read back as another move."""
    edit(moves.Jump.__str__, "{' solo' if self.solo else ''}", "")


@caught_by("tests/property/test_games.py::test_moves_and_events_are_read_back")
def unwritten_doubles() -> None:
    """Which of the cards put in are doubles is not written."""
    edit(Put.__str__, "if self.doubles:", "if self.doubles > 1:")


@caught_by("tests/solo/test_moves.py::test_what_may_mean_several_moves_is_none")
def any_of_several_moves() -> None:
    """Half a move that may mean several is taken for the first of them."""
    edit(Game.find_move, "word and len(meant) == 1", "word and meant")


@caught_by("tests/solo/test_position.py::test_round_trip_by_text_and_json")
def unwritten_penalty() -> None:
    """A position says nothing of a pending penalty."""
    edit(solo_position.write_standing, "str(table.penalty)", "'0'")


@caught_by(REPLAY + "test_the_source_of_chance_must_deal_what_is_written")
def any_deal_will_do() -> None:
    """A record's deal need not be the one that its source of chance deals."""
    edit(Replay.compare, "if written.get(name) != (expected := start.lines.get(name)):", "if False:")


@caught_by(REPLAY + "test_every_move_names_its_decision")
def any_number_will_do() -> None:
    """A record's moves may name any decisions."""
    edit(Replay.play, "not match.table.is_over and answer.decision != match.table.serial", "False")
    edit(Replay.play, "match.play(move, answer.seat, answer.decision)", "match.play(move, answer.seat)")


@caught_by(REPLAY + "test_the_result_must_be_right")
def any_result_will_do() -> None:
    """A record may name any winner."""
    edit(Replay.check_result, "result != self.record.result", "False")


@caught_by(TEXT + "test_players_whose_names_cannot_be_written_get_no_record")
def records_that_cannot_be_read() -> None:
    """A record is written whether or not it can be read back."""
    edit(record._writable, "if twin != record:", "if False:")


# --- settings and refusals


@caught_by(SETTINGS + "test_flags_beat_the_environment_which_beats_the_file")
def the_file_is_stronger() -> None:
    """What a host typed is overruled by an old file."""
    edit(settings.read_settings, "named[name] = value", "named.setdefault(name, value)")


@caught_by(SETTINGS + "test_a_wrong_setting_is_named")
def passwords_repeated() -> None:
    """A wrong address is told with the password in it."""
    edit(settings._check_address, 'f"an address that begins with {beginnings} is expected"', "address")


@caught_by("tests/server/rooms/test_playing.py::test_a_refusal_speaks_the_language_of_who_hears_it")
def refusals_in_english() -> None:
    """Everybody is refused in English."""
    edit(refusals.words, 'lang if lang in LANGUAGES else "en"', '"en"')
