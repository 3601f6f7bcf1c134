"""Breakages around bots: they know too much, take too long, or play illegal moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    CallInstead,
    ConditionFalse,
    ConditionTrue,
    DropArgument,
    DropElement,
    SkipBranch,
    Unwrap,
    WrapFunction,
)

RUNTIME = "tests/server/test_runtime.py::"
GUEST = "tests/unit/bots/test_guest.py::"


def true_table(table: Any, seat: int, world: Any) -> Any:
    """Hand out a copy of the table itself instead of a sampled one."""
    return table.copy()


def nothing(chance: Any) -> None:
    """Find no hands."""


def accept_any_answer(original: Callable[..., Any], answer: Any, observation: Any) -> Any:
    """Take an answer that is no legal move for a move."""
    from forno.bots.third_party.guard import Fault

    try:
        return original(answer, observation)
    except Fault:
        return answer


MUTANTS = (
    Mutant(
        "fed_the_truth",
        "A bot that searches is given the true table. (catanatron #383)",
        At("forno.observe:observation_of", CallInstead("redeal", true_table)),
        (RUNTIME + "test_a_bot_searches_sampled_worlds_not_the_true_table",),
    ),
    Mutant(
        "hard_hands_from_the_truth",
        "A re-deal whose hands are hard to draw begins with the true ones.",
        At("forno.games.pizza.knowledge.redeal:shuffle_ingredients", CallInstead("repair", nothing)),
        (
            "tests/unit/kernel/test_pizza_redeal.py"
            "::test_hands_that_are_hard_to_draw_are_repaired_without_a_look_at_the_true_ones",
        ),
    ),
    Mutant(
        "bots_hear_everything",
        "A bot in a room of the server hears which cards the others draw. (catanatron #383)",
        At("forno.server.runtime.bot_runner:observation_of", Unwrap("heard")),
        (RUNTIME + "test_a_bot_observes_its_seats_events_only",),
    ),
    Mutant(
        "guests_hear_everything",
        "A third-party bot hears which cards the others draw. (catanatron #383)",
        At("forno.observe:SelfPlay.heard", Unwrap("heard")),
        ("tests/unit/bots/test_program.py::test_no_card_of_another_is_told",),
    ),
    Mutant(
        "everybody_waits_for_thinkers",
        "The event loop stands still while a bot searches.",
        At("forno.server.runtime.bot_runner:BotPool._ask", ConditionTrue("sampled_table")),
        (RUNTIME + "test_a_thinking_bot_does_not_block_the_event_loop",),
    ),
    Mutant(
        "cheats_stop_the_game",
        "After an illegal move of a bot nothing is played.",
        At("forno.server.runtime.bot_runner:BotRunner.play", DropElement("default")),
        (RUNTIME + "test_a_failing_or_illegal_bot_plays_the_default[Cheating]",),
    ),
    Mutant(
        "hints_for_all",
        "Hints are given although the host allows none.",
        At("forno.server.runtime.queries:observation_for_hint", SkipBranch("house.hints")),
        ("tests/server/test_queries.py::test_hints_are_a_setting_of_the_host",),
    ),
    Mutant(
        "hints_from_the_truth",
        "The worlds of a hint or a review are set up from the whole table.",
        At("forno.observe:known_table", DropArgument("position", 1)),
        ("tests/server/test_secrecy.py::test_redeals_of_hidden_cards_change_no_byte_of_any_channel[mamma-mia]",),
    ),
    Mutant(
        "guests_do_what_they_like",
        "The answer of a third-party bot is played although it is no legal move.",
        At("forno.bots.third_party.guard:legal_move", WrapFunction(accept_any_answer)),
        (GUEST + "test_what_is_no_option_is_illegal",),
    ),
    Mutant(
        "guests_write_the_rules",
        "A third-party bot may change which moves are legal.",
        At("forno.bots.third_party.guard:ThirdPartyBot.choose", DropArgument("replace", "legal_moves")),
        (GUEST + "test_what_is_legal_cannot_be_changed_by_a_guest",),
    ),
    Mutant(
        "guests_take_their_time",
        "A third-party bot has no time limit.",
        At("forno.bots.third_party.guard:GuardedBot.answer", ConditionFalse("limit")),
        (GUEST + "test_whoever_takes_too_long_has_lost_the_move",),
    ),
)
