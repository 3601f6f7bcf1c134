"""Breakages of a room's rules: races, decisions, clocks, undo, seats and chat."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    AddArgument,
    AssignOnce,
    CallInstead,
    ConditionFalse,
    ConditionTrue,
    DeleteIfThere,
    DropAssignment,
    DropElement,
    DropOperand,
    DropTerm,
    ReplaceFunction,
    ReplaceReturn,
    ReturnConstant,
    SetValue,
    SkipBranch,
    WrapFunction,
)

ROOM = "forno.server.room"
PLAYING = "tests/unit/rooms/test_playing.py::"
SEATS = "tests/unit/rooms/test_seats.py::"
BACK = "tests/unit/rooms/test_undo.py::"
RUNTIME = "tests/server/test_runtime.py::"


def only_if_somebody_can(original: Callable[..., bool], table: Any) -> bool:
    """Open a race only if a seat holds a card for it."""
    return original(table) and bool(table.racers())


def wall_clock(clock: Any) -> int:
    """Read the wall clock, in milliseconds."""
    return int(time.time() * 1000)


def last_legal_move(table: Any) -> Any:
    """Choose the last legal move."""
    return table.legal_moves()[-1]


MUTANTS = (
    # --- races
    Mutant(
        "simultaneous_moves_lost",
        "Of two answers to the same race the first is forgotten. (boardgame.io #828)",
        At(f"{ROOM}.jump_in:seal", DropTerm("claims")),
        (PLAYING + "test_the_quickest_jump_counts_and_the_beaten_hear_by_whom_and_by_how_much",),
    ),
    Mutant(
        "bots_win_every_race",
        "Bots jump in at once. (Showdown's UNO, #3822)",
        At(f"{ROOM}.timers:game_timers", DropTerm("jump_delay_ms")),
        (RUNTIME + "test_bots_jump_in_with_human_reaction_times",),
    ),
    Mutant(
        "first_come_first_served",
        "The answer that arrives first wins a race, not the quickest.",
        At(f"{ROOM}.jump_in:winner_of", DropElement("reaction_ms")),
        (PLAYING + "test_the_quickest_jump_counts_and_the_beaten_hear_by_whom_and_by_how_much",),
    ),
    Mutant(
        "turn_before_jump",
        "The move of the player on turn comes before every jump-in.",
        At(f"{ROOM}.commands:apply_command[CloseJumpIn]", DropOperand("is_race_move", nth=0)),
        (PLAYING + "test_a_jump_comes_before_the_move_of_the_player_on_turn",),
    ),
    Mutant(
        "windows_that_tell",
        "A race is opened only if somebody can jump in, so that everybody learns of the card.",
        At("forno.games.solo.table:SoloTable.opens_race", WrapFunction(only_if_somebody_can)),
        (PLAYING + "test_the_window_opens_after_each_discard_whether_or_not_anybody_can_jump",),
    ),
    Mutant(
        "second_thoughts",
        "A seat may answer the same race twice, and be quicker.",
        At(f"{ROOM}.commands:check[PlayMove]", SkipBranch("house.window")),
        (PLAYING + "test_who_has_answered_answers_no_more_until_the_window_closes",),
    ),
    # --- decisions
    Mutant(
        "answers_to_anything",
        "An answer counts for the decision that is open when it arrives.",
        At("forno.core.table:Table.check", SkipBranch("refuse_late")),
        (PLAYING + "test_a_move_names_the_decision_that_it_answers",),
    ),
    Mutant(
        "answers_from_the_last_game",
        "A late answer counts in the next game.",
        At(f"{ROOM}.commands:check[PlayMove]", DropOperand("number")),
        (PLAYING + "test_a_rematch_keeps_the_seats_and_promises_anew",),
    ),
    Mutant(
        "bots_play_for_anybody",
        "A bot's move counts for a player who is present.",
        At(f"{ROOM}.commands:check[PlayBotMove]", SkipBranch("house.seat")),
        (PLAYING + "test_a_bot_plays_for_who_is_away_and_everybody_sees_it",),
    ),
    # --- clocks
    Mutant(
        "wall_clock_in_timers",
        "Timers follow the wall clock, which an operator may set.",
        At("forno.server.infra.clock:MonotonicClock.now", ReplaceFunction(wall_clock)),
        (RUNTIME + "test_wall_clock_changes_move_no_timer",),
    ),
    Mutant(
        "everybody_pays",
        "The time that one player takes is taken from all.",
        At(f"{ROOM}.turns:spend", ConditionTrue(kind="ternary")),
        (PLAYING + "test_only_who_owes_an_answer_spends_time_and_the_bank_pays_for_more",),
    ),
    Mutant(
        "time_out_plays_anything",
        "A time-out plays the last legal move, not the default.",
        At(f"{ROOM}.commands:apply_command[TimeOut]", CallInstead("default", last_legal_move, receiver=True)),
        (PLAYING + "test_a_time_out_plays_the_documented_default",),
    ),
    Mutant(
        "absent_at_once",
        "In a game with days for each move a bot plays for a player who disconnects.",
        At(f"{ROOM}.evening:is_missed", ConditionTrue("Days")),
        (PLAYING + "test_days_for_each_turn_need_nobody_to_stay",),
    ),
    Mutant(
        "windows_cost_time",
        "The clock of the player on turn runs during a race.",
        At(f"{ROOM}.turns:ask", DropAssignment("clock_started_at", nth=-1)),
        (PLAYING + "test_the_time_for_jumping_in_costs_nobody_time",),
    ),
    # --- undo
    Mutant(
        "undo_across_a_reveal",
        "A move that showed a card is undone. (terraforming-mars #728)",
        At(f"{ROOM}.turns:remember", ConditionFalse("HIDDEN")),
        (BACK + "test_what_drew_or_showed_the_hidden_is_never_taken_back",),
    ),
    Mutant(
        "undo_across_a_draw",
        "Drawn cards are put back although their player knows them. (terraforming-mars #728)",
        At("forno.games.pizza.events:Drew.discloses", SetValue(0)),
        (BACK + "test_taking_back_shows_nobody_a_card[mamma-mia]",),
    ),
    Mutant(
        "one_voice_is_enough",
        "A move is undone as soon as one player agrees.",
        At(f"{ROOM}.commands:apply_command[AnswerUndo]", ConditionTrue("affected")),
        (BACK + "test_what_came_from_the_hand_is_taken_back_if_all_others_agree",),
    ),
    Mutant(
        "undone_questions_count",
        "A decision that is asked again after an undo has its old number, and old answers meet it.",
        At(f"{ROOM}.undo:take_back", DropAssignment("serial")),
        (BACK + "test_what_nobody_has_seen_is_taken_back_freely",),
    ),
    Mutant(
        "nobody_is_asked",
        "A move that others have seen is undone without asking them.",
        At(f"{ROOM}.undo:is_free", ReplaceReturn(True)),
        (BACK + "test_what_came_from_the_hand_is_taken_back_if_all_others_agree",),
    ),
    # --- seats and chat
    Mutant(
        "anybody_is_host",
        "Every player has the rights of the host.",
        At(f"{ROOM}.commands:need_host", SkipBranch("house.host")),
        (SEATS + "test_some_things_only_the_host_does",),
    ),
    Mutant(
        "seats_kept_for_anybody",
        "A reserved seat goes to the first player who asks for it.",
        At(f"{ROOM}.seats:check_place", SkipBranch("house.invite", nth=-1)),
        (SEATS + "test_a_seat_can_be_kept_for_who_has_its_link",),
    ),
    Mutant(
        "made_up_invitations",
        "Any invitation opens a locked room.",
        At(f"{ROOM}.seats:check_place", SkipBranch("house.invite", nth=0)),
        (SEATS + "test_a_locked_table_takes_only_those_with_an_invitation",),
    ),
    Mutant(
        "two_of_one_name",
        "A player may take the name of another in the room.",
        At(f"{ROOM}.names:TakenNames.allow", ReturnConstant(True)),
        (SEATS + "test_a_name_is_short_visible_and_nobody_elses",),
    ),
    Mutant(
        "muted_is_heard",
        "The chat of a muted seat is delivered.",
        At("forno.server.viewer_frames:hears", ReplaceReturn(True, "muted")),
        (PLAYING + "test_who_is_muted_is_not_heard_by_that_seat",),
    ),
    Mutant(
        "last_words",
        "Contributions to the shuffle are taken after the deal.",
        At(f"{ROOM}.commands:check[Contribute]", AddArgument("must_be", "playing")),
        (PLAYING + "test_the_commitment_comes_before_the_words_and_the_words_before_the_deal",),
    ),
    Mutant(
        "the_same_deal_again",
        "A rematch is dealt from the secret of the game before, which everybody knows by then.",
        At(f"{ROOM}.lifecycle:to_lobby", AssignOnce("secret")),
        ("tests/server/test_replays_and_rematches.py::test_a_rematch_keeps_link_seats_and_watchers",),
    ),
    Mutant(
        "jumps_on_what_is_undone",
        "A jump-in on a card that was undone is judged by the card before it. (ours)",
        At(f"{ROOM}.commands:check[PlayMove]", DropOperand("first_valid_decision")),
        (BACK + "test_a_jump_in_on_a_card_that_was_taken_back_comes_too_late",),
    ),
    # --- the registry of rooms
    Mutant(
        "tables_that_split",
        "A failed read takes a room from others who wait for it: they get another one of the same name.",
        At(
            "forno.server.runtime.registry:RoomRegistry.waiting_for", ConditionTrue("_waiters"), DeleteIfThere("_rooms")
        ),
        (RUNTIME + "test_concurrent_loads_of_a_room_share_one_instance",),
    ),
)
