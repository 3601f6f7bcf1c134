"""Breakages of secrecy: a viewer is shown what it may not know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    CallInstead,
    ConditionFalse,
    ConditionTrue,
    DropElement,
    DropOperand,
    ReplaceConstant,
    ReplaceIndex,
    ReplaceReturn,
    SkipBranch,
    TakeBranch,
    Unwrap,
    WrapFunction,
)

TWINS = "tests/server/test_secrecy.py::test_redeals_of_hidden_cards_change_no_byte_of_any_channel"
SOLO = "tests/unit/solo/test_secrets.py::"
VIEW = "tests/unit/pizza/test_view.py::"
REPLAYS = "tests/server/test_replays_and_rematches.py::"
PLAYING = "tests/unit/rooms/test_playing.py::"
TIMES = "tests/server/lab/test_secrecy.py::"
ANSWERS = "tests/unit/rooms/test_answer_times.py::"


def with_numbers_that_stay(original: Callable[..., Any], event: Any, viewer: int | None) -> Any:
    """Show hidden cards by numbers that each card keeps through every shuffle."""
    if viewer == event.seat:
        return original(event, viewer)
    return type(event)(event.seat, event.count, tuple(card * 17 % 101 for card in event.cards))


def by_the_neighbours_hand(original: Callable[..., None], step: Any, table: Any, move: Any) -> None:
    """Refuse a move with the neighbour's hand in the words."""
    from forno.core.errors import Refused

    try:
        original(step, table, move)
    except Refused as refused:
        hand = table.hands[(step.seat + 1) % table.players]
        raise Refused(refused.rule, **refused.values | {"cards": str(hand)}) from None


def with_the_pledge(original: Callable[..., dict[str, Any]], step: Any, table: Any) -> dict[str, Any]:
    """Show the pledge with the question."""
    return original(step, table) | {"pledge": step.pledge}


def any_answer(claims: dict[int, Any], viewer: int | None) -> Any:
    """Find the first sealed answer."""
    return next(iter(claims.values()), None)


def when_ready(original: Callable[..., int], times: Any, ready_at: int) -> int:
    """Answer at once."""
    return ready_at


def not_even(original: Callable[..., Any], bot: Any) -> Any:
    """Ask the bot as the arena does."""
    return bot


async def forced_at_once(
    original: Callable[..., Awaitable[Any]], pool: Any, method: Any, observation: Any, chance: Any, place: Any
) -> Any:
    """Answer a forced move without a search, and without waiting for one."""
    if len(observation.legal_moves) == 1:
        return observation.legal_moves[0]
    return await original(pool, method, observation, chance, place)


def next_seat(original: Callable[..., list[int | None]], room: Any, viewer: str) -> list[int | None]:
    """Take the neighbour's seat for the one that is asked for."""
    seen = original(room, viewer)
    return [(int(viewer) + 1) % len(room.seats)] if viewer.isdigit() else seen


MUTANTS = (
    Mutant(
        "seed_in_the_state",
        "The secret of the deal is sent where its commitment should be. (boardgame.io #1159)",
        At("forno.server.viewer_frames:room_view", Unwrap("commitment", "secret")),
        (PLAYING + "test_the_commitment_comes_before_the_words_and_the_words_before_the_deal",),
    ),
    Mutant(
        "stable_card_ids",
        "A hidden card has a number that stays with it through every shuffle. (Forge #3642)",
        At("forno.games.solo.events:_Private.heard", WrapFunction(with_numbers_that_stay)),
        (SOLO + "test_only_the_drawer_hears_which_card",),
    ),
    Mutant(
        "hand_as_dealt",
        "A hand is sent in the order of the deal.",
        At("forno.games.solo.rules.hand:deal_cards", Unwrap("sorted")),
        ("tests/unit/solo/test_deal.py::test_the_documented_order_of_the_deal",),
    ),
    Mutant(
        "refusals_that_tell",
        "The words of a refusal depend on the neighbour's hand. (Showdown #11307)",
        At("forno.games.pizza.rules.turn:PutIngredients.allow", WrapFunction(by_the_neighbours_hand)),
        (TWINS + "[mamma-mia]",),
    ),
    Mutant(
        "a_failing_disk_that_tells",
        "A store that fails is also reported when a bot wants to jump in: so everybody knows that it can.",
        At("forno.server.runtime.commit:is_expected", ReplaceReturn(True)),
        (TWINS + "[solo]", PLAYING + "test_a_bot_is_waited_for_on_its_turn_only"),
    ),
    Mutant(
        "everybody_sees_seat_one",
        "Every viewer sees the hand of the first seat. (Cockatrice #6115)",
        At("forno.games.solo.view:view", ReplaceIndex("hands", 0)),
        (SOLO + "test_the_view_shows_no_other_hand",),
    ),
    Mutant(
        "drawn_card_shown",
        "The question about a drawn card shows everybody the card.",
        At("forno.games.solo.rules.turn:Drawn.seen_by", SkipBranch("HIDDEN")),
        (SOLO + "test_the_card_just_drawn_is_hidden_from_the_others",),
    ),
    Mutant(
        "plus_lies_open",
        "In Plus the served orders lie open all the time.",
        At("forno.games.pizza.view:place", ConditionFalse("served_hidden")),
        ("tests/unit/pizza/test_end.py::test_in_plus_nobody_sees_who_leads_until_the_end",),
    ),
    Mutant(
        "oven_from_below",
        "While the oven is emptied, its next card is shown.",
        At("forno.games.pizza.view:top", DropOperand("emptying")),
        (VIEW + "test_while_it_is_emptied_the_rest_of_the_oven_lies_face_down",),
    ),
    Mutant(
        "pledges_shown",
        "A player who is asked for help sees what the owner will add.",
        At("forno.games.pizza.rules.help:AnswerHelp.shown", WrapFunction(with_the_pledge)),
        (VIEW + "test_what_is_pledged_is_seen_by_nobody_else",),
    ),
    Mutant(
        "total_recall",
        "A person is shown everything that was ever announced.",
        At("forno.games.pizza.knowledge.opened:recall", ConditionTrue(kind="if", nth=0)),
        (VIEW + "test_one_is_shown_what_was_announced_since_ones_own_last_turn",),
    ),
    # --- sealed answers, other players' replays, keys
    Mutant(
        "answers_unsealed",
        "An answer in a race is seen before the race is closed.",
        At("forno.server.viewer_frames:frames", DropOperand("only")),
        (PLAYING + "test_an_answer_stays_sealed_until_the_window_closes",),
    ),
    Mutant(
        "claims_shown",
        "Every viewer of an open race sees its first answer.",
        At("forno.server.viewer_frames:jump_in_view", TakeBranch("get"), CallInstead("get", any_answer, receiver=True)),
        (PLAYING + "test_a_sealed_answer_is_shown_to_nobody_else_who_looks",),
    ),
    Mutant(
        "everybody_hears_everything",
        "An event for one seat is sent to all.",
        At("forno.server.viewer_frames:hears", ReplaceReturn(True, "only")),
        (PLAYING + "test_the_quickest_jump_counts_and_the_beaten_hear_by_whom_and_by_how_much",),
    ),
    Mutant(
        "replay_with_open_eyes",
        "The replay for the public is that of a player. (netrunner #6551)",
        At("forno.server.history.replay:viewers_of", ReplaceConstant(None, 0)),
        ("tests/server/test_secrecy.py::test_a_replay_for_the_public_is_what_the_public_saw",),
    ),
    Mutant(
        "replay_of_the_other_hand",
        "A seat's replay shows the hand of its neighbour. (netrunner #6551)",
        At("forno.server.history.replay:viewers_of", WrapFunction(next_seat)),
        (REPLAYS + "test_replays_are_for_the_table_and_public_if_all_share",),
    ),
    Mutant(
        "newcomers_see_the_past",
        "A player who has a seat now may see every earlier game of the room.",
        At("forno.server.history.reads:allow", DropOperand("people")),
        (REPLAYS + "test_a_player_new_in_a_rematch_does_not_see_the_previous_game",),
    ),
    Mutant(
        "every_table_is_listed",
        "Unlisted rooms are in the public list.",
        At("forno.server.runtime.live_room:DerivedState.index", DropOperand("listed")),
        (REPLAYS + "test_only_listed_tables_are_in_the_list",),
    ),
    Mutant(
        "forced_moves_at_once",
        "A forced move waits for no search, so a quick answer tells that its bot had no choice.",
        At("forno.server.runtime.bot_runner:BotPool._search", WrapFunction(forced_at_once)),
        (TIMES + "test_bots_answer_after_times_that_do_not_tell_whether_they_had_a_choice",),
    ),
    Mutant(
        "searches_that_end_early",
        "A server's search of a forced move ends at once, and its worker process is free for the next.",
        At("forno.bots.levels:MasterBot.even", WrapFunction(not_even)),
        (
            "tests/unit/bots/test_master.py::test_an_even_search_spends_its_time_on_a_forced_move_and_on_a_choice[25-solo]",
        ),
    ),
    Mutant(
        "answers_when_they_are_ready",
        "A bot answers as soon as its search is done.",
        At("forno.server.room.timers:AnswerTimes.next", WrapFunction(when_ready)),
        (ANSWERS + "test_an_answer_waits_for_the_least_time_and_after_that_for_the_next_step",),
    ),
    Mutant(
        "keys_in_the_log",
        "A new key is stored as it is.",
        At("forno.server.room.log_entry:without_keys", DropElement("ReplaceKey")),
        ("tests/unit/rooms/test_seats.py::test_no_key_is_ever_written_down",),
    ),
)
