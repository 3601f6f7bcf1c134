"""Breakages of what is written: moves, positions, records, settings, and refusals in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    ConditionFalse,
    DropArgument,
    ReplaceComparison,
    ReplaceRead,
    SkipBranch,
    SwapCalls,
    WrapFunction,
)

REPLAY = "tests/unit/record/test_replay.py::"
TEXT = "tests/unit/record/test_record_text.py::"
SETTINGS = "tests/unit/cli/test_settings.py::"


def repeat_the_address(original: Callable[..., None], where: str, name: str, address: Any) -> None:
    """Refuse an address with the address itself."""
    from forno.core.errors import Unreadable

    try:
        original(where, name, address)
    except Unreadable:
        raise Unreadable(address, where) from None


MUTANTS = (
    Mutant(
        "unwritten_calls",
        "A jump-in is written without its call, and read back as another move.",
        At("forno.games.solo.moves:Jump.__str__", ConditionFalse("solo")),
        ("tests/unit/solo/test_moves.py::test_text_and_json",),
    ),
    Mutant(
        "unwritten_doubles",
        "The text of a move does not say which of the cards put in are doubles.",
        At("forno.games.pizza.moves:Put.__str__", ConditionFalse("doubles")),
        ("tests/unit/property/test_games.py::test_moves_and_events_are_read_back",),
    ),
    Mutant(
        "any_of_several_moves",
        "Half a move that may mean several is taken for the first of them.",
        At("forno.core.game:Game.find_move", ReplaceComparison("==", ">=", 1)),
        ("tests/unit/solo/test_moves.py::test_what_may_mean_several_moves_is_none",),
    ),
    Mutant(
        "unwritten_penalty",
        "The text of a position does not have its pending penalty.",
        At("forno.games.solo.notation.position:write_standing", ReplaceRead("penalty", 0)),
        ("tests/unit/solo/test_position.py::test_round_trip_by_text_and_json",),
    ),
    Mutant(
        "any_deal_will_do",
        "A record's deal need not be the one that its source of chance deals.",
        At("forno.core.record.record:Replay.compare", ConditionFalse("get")),
        (REPLAY + "test_the_source_of_chance_must_deal_what_is_written",),
    ),
    Mutant(
        "any_number_will_do",
        "A record's moves may name any decisions.",
        At("forno.core.record.record:Replay.play", SkipBranch("play.decision"), DropArgument("play", 2)),
        (REPLAY + "test_every_move_names_its_decision",),
    ),
    Mutant(
        "any_result_will_do",
        "A record may name any winner.",
        At("forno.core.record.record:Replay.check_result", ConditionFalse("result")),
        (REPLAY + "test_the_result_must_be_right",),
    ),
    Mutant(
        "records_that_cannot_be_read",
        "A record is written although it cannot be read back.",
        At("forno.core.record.record:_writable", SkipBranch("Unreadable")),
        (TEXT + "test_players_whose_names_cannot_be_written_get_no_record",),
    ),
    # --- settings and refusals
    Mutant(
        "the_file_is_stronger",
        "A setting in the file overrides a flag.",
        At("forno.server.settings:read_settings", SwapCalls("_from_file", "_from_flags")),
        (SETTINGS + "test_flags_beat_the_environment_which_beats_the_file",),
    ),
    Mutant(
        "passwords_repeated",
        "A wrong address is refused with the password in it.",
        At("forno.server.settings:_check_address", WrapFunction(repeat_the_address)),
        (SETTINGS + "test_a_wrong_setting_is_named",),
    ),
    Mutant(
        "refusals_in_english",
        "Every refusal is in English.",
        At("forno.server.protocol.refusals:words", ConditionFalse("LANGUAGES")),
        ("tests/unit/rooms/test_playing.py::test_a_refusal_speaks_the_language_of_who_hears_it",),
    ),
)
