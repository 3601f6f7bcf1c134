"""Bots that know too much, take too long, or do what they like."""

from __future__ import annotations

from forno.bots import guest, host
from forno.server import counsel, thinking
from lab.mutants.mutant import caught_by, edit

HOUSE = "tests/server/test_house.py::"
GUEST = "tests/bots/test_guest.py::"


@caught_by(HOUSE + "test_a_bot_searches_worlds_that_could_be_never_the_one_that_is")
def fed_the_truth() -> None:
    """A bot that searches is given the true table. (catanatron #383)"""
    edit(host.sight_of, "game.redeal(table, seat, world)", "table.copy()")


@caught_by(HOUSE + "test_a_bot_hears_what_its_seat_was_told_and_nothing_else")
def bots_hear_everything() -> None:
    """At a table of the server a bot hears which cards the others draw. (catanatron #383)"""
    edit(thinking.sight_of, "heard(list(room.history), seat)", "list(room.history)")


@caught_by("tests/bots/test_program.py::test_no_card_of_another_is_told")
def guests_hear_everything() -> None:
    """A stranger's bot is told which cards the others draw. (catanatron #383)"""
    edit(host.Sitting.heard, "heard(new, seat)", "new")


@caught_by(HOUSE + "test_a_bot_that_thinks_keeps_nobody_waiting")
def everybody_waits_for_thinkers() -> None:
    """While a bot thinks, the server stands still."""
    edit(thinking.Thinkers.think, "if not bot.thinks:", "if True:")


@caught_by(HOUSE + "test_where_a_bot_fails_or_cheats_the_default_is_played[Cheating]")
def cheats_stop_the_game() -> None:
    """Where a bot's move is refused, nothing is played."""
    edit(thinking.Thinkers.answer, '(sight.default, f"{command}:default")', "")


@caught_by("tests/server/test_counsel.py::test_the_host_decides_whether_there_are_hints")
def hints_for_all() -> None:
    """Hints are given also where the host wants none."""
    edit(counsel.sight_for_hint, "if not room.settings.hints:", "if False:")


@caught_by(GUEST + "test_what_is_no_option_is_illegal")
def guests_do_what_they_like() -> None:
    """What a stranger's bot answers is played, whether or not it is an option."""
    edit(
        guest.meant,
        'raise Fault("illegal", f"{BRIEF.repr(answer)} is none of its {len(sight.options)} options")',
        "return move",
    )


@caught_by(GUEST + "test_what_is_legal_cannot_be_changed_by_a_guest")
def guests_write_the_rules() -> None:
    """A stranger's bot may change what is legal."""
    edit(guest.Guest.choose, "options=[*sight.options]", "options=sight.options")


@caught_by(GUEST + "test_whoever_takes_too_long_has_lost_the_move")
def guests_take_their_time() -> None:
    """A stranger's bot may think for ever."""
    edit(guest.Guarded.answer, "if self.limit and taken > self.limit:", "if False:")
