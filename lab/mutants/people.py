"""Breakages of coming and leaving: votes, stand-ins, seats that change hands, nudges, and names."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    ConditionFalse,
    ConditionTrue,
    DropCall,
    DropOperand,
    ReplaceArgument,
    ReplaceConstant,
    ReplaceReturn,
    SkipBranch,
)

ROOM = "forno.server.room"
CHECK = f"{ROOM}.commands:check"
TESTS = "tests/unit/rooms/test_coming_and_leaving.py::"
SEATS = "tests/unit/rooms/test_seats.py::"
LIVE = "tests/server/test_coming_and_leaving.py::"

MUTANTS = (
    # --- votes
    Mutant(
        "half_is_enough",
        "Half of the votes decide, so that one of two ends a game.",
        At(f"{ROOM}.settling:votes_needed", ReplaceConstant(1, 0)),
        (TESTS + "test_two_end_a_game_only_together_and_one_alone_at_once",),
    ),
    Mutant(
        "votes_in_own_cause",
        "The person who is to be removed has a vote.",
        At(f"{ROOM}.settling:electors", DropOperand("id")),
        (TESTS + "test_the_others_remove_somebody_whose_key_then_opens_nothing",),
    ),
    Mutant(
        "the_absent_count",
        "People who are away count among those who vote, so that the others cannot decide without them.",
        At(f"{ROOM}.settling:electors", DropOperand("away")),
        (TESTS + "test_two_end_a_game_only_together_and_one_alone_at_once",),
    ),
    Mutant(
        "guests_remove_the_host",
        "Of two people anybody removes the other.",
        At(f"{ROOM}.settling:may_decide_alone", ReplaceReturn(True)),
        (TESTS + "test_of_two_the_host_removes_also_when_others_go",),
    ),
    Mutant(
        "lost_votes_stay_open",
        "A vote that cannot pass any more stays open.",
        At(f"{ROOM}.settling:settle_vote", DropOperand("no", nth=0)),
        (TESTS + "test_a_vote_that_cannot_pass_fails_and_so_does_one_that_is_withdrawn_or_too_old",),
    ),
    Mutant(
        "closed_over_their_heads",
        "The host closes a room in which others are playing.",
        At(f"{CHECK}[CloseRoom]", SkipBranch("house.vote")),
        (TESTS + "test_two_end_a_game_only_together_and_one_alone_at_once",),
    ),
    Mutant(
        "votes_without_effect",
        "A game goes on although more than half want to end it.",
        At(f"{ROOM}.settling:carry_out", DropCall("end_game")),
        (TESTS + "test_more_than_half_of_those_who_are_there_end_a_game",),
    ),
    # --- an absent host
    Mutant(
        "hosting_taken_away",
        "Anybody with a seat hands hosting over while the host is only away.",
        At(f"{CHECK}[TransferHost]", ConditionTrue("host_has_left")),
        (TESTS + "test_while_the_host_is_away_others_start_and_change_nothing_else",),
    ),
    # --- seats that change hands
    Mutant(
        "two_hands_seen",
        "Somebody who has held a seat of this game takes over another.",
        At(f"{ROOM}.settling:has_seen_no_other", ReplaceReturn(True)),
        (TESTS + "test_nobody_who_has_seen_another_hand_takes_over_not_even_as_somebody_else",),
    ),
    Mutant(
        "a_second_name_helps",
        "Somebody who leaves the queue and joins it again has seen nothing.",
        At(f"{ROOM}.settling:has_seen_no_other", DropOperand("lock")),
        (TESTS + "test_nobody_who_has_seen_another_hand_takes_over_not_even_as_somebody_else",),
    ),
    Mutant(
        "holders_forgotten",
        "Nobody remembers who held a seat before it changed hands.",
        At(f"{ROOM}.take_over:move_in", DropCall("note_holders")),
        (TESTS + "test_nobody_who_has_seen_another_hand_takes_over_not_even_as_somebody_else",),
    ),
    Mutant(
        "seats_of_the_absent_are_taken",
        "A seat whose player is only away is taken over.",
        At(f"{ROOM}.settling:may_take_over", DropOperand("has_left")),
        (TESTS + "test_a_seat_whose_person_left_is_taken_over_and_they_wait_at_the_end",),
    ),
    Mutant(
        "nobody_asks_the_host",
        "Seats are taken over at once where the host wants to be asked.",
        At(f"{ROOM}.take_over:answerers", ReplaceReturn(frozenset(), nth=0)),
        (TESTS + "test_a_late_friend_takes_over_a_bot_if_the_host_agrees",),
    ),
    Mutant(
        "guests_let_guests_in",
        "Anybody answers a request to take over a seat.",
        At(f"{CHECK}[AnswerTakeOver]", DropCall("need_host_or_stand_in")),
        (TESTS + "test_a_late_friend_takes_over_a_bot_if_the_host_agrees",),
    ),
    Mutant(
        "former_players_listen",
        "A connection stays at the seat that its person has handed over.",
        At("forno.server.runtime.live_room:ConnectionSet.mark_stale", ConditionFalse("get")),
        (LIVE + "test_a_late_friend_sees_what_the_seat_knows_and_the_former_player_no_more",),
    ),
    Mutant(
        "late_friends_have_no_time",
        "The clock of a decision goes on when another player takes over.",
        At(f"{ROOM}.take_over:move_in", DropCall("start_clock")),
        (TESTS + "test_a_seat_is_handed_over_to_somebody_who_is_there",),
    ),
    # --- nudges
    Mutant(
        "nudged_at_once",
        "A player is nudged before they had time to think.",
        At(f"{ROOM}.commands:check_time[Nudge]", DropOperand("asked_at")),
        (TESTS + "test_who_waits_nudges_once_for_each_decision_after_a_while",),
    ),
    Mutant(
        "nudged_all_the_time",
        "A player is nudged by one after the other.",
        At(f"{ROOM}.commands:check_time[Nudge]", DropOperand("INTERVAL_MS")),
        (TESTS + "test_who_waits_nudges_once_for_each_decision_after_a_while",),
    ),
    Mutant(
        "nudged_again_and_again",
        "One player nudges another as often as they like.",
        At(f"{CHECK}[Nudge]", DropOperand("nudged_by")),
        (TESTS + "test_who_waits_nudges_once_for_each_decision_after_a_while",),
    ),
    Mutant(
        "nudged_to_jump_in",
        "A player is nudged while a race is open.",
        At(f"{CHECK}[Nudge]", DropOperand("jump_in")),
        (TESTS + "test_nobody_nudges_a_bot_nor_in_a_race",),
    ),
    # --- names
    Mutant(
        "renamed_all_the_time",
        "A person changes the name as often as they like.",
        At(f"{ROOM}.commands:check_time[ChooseName]", SkipBranch("house.rename")),
        (SEATS + "test_a_new_name_keeps_to_the_rules_for_names_and_comes_not_too_often",),
    ),
    Mutant(
        "renamed_to_another",
        "A person takes the name of somebody else at the table.",
        At(f"{CHECK}[ChooseName]", DropCall("check_name")),
        (SEATS + "test_a_new_name_keeps_to_the_rules_for_names_and_comes_not_too_often",),
    ),
    Mutant(
        "the_host_is_renamed",
        "A person changes the name of the host instead of their own.",
        At(f"{ROOM}.commands:apply_command[ChooseName]", ReplaceArgument("change_person", 0, 1)),
        (SEATS + "test_a_name_can_be_changed_at_the_table_while_a_game_runs",),
    ),
)
