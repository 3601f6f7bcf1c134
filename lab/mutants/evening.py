"""Breakages of an evening: people and their streams, the queue, readiness, other games, and the score."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    ConditionTrue,
    DropCall,
    DropElement,
    DropOperand,
    ReplaceCall,
    ReturnConstant,
    SkipBranch,
)

ROOM = "forno.server.room"
LIVE_ROOM = "forno.server.runtime.live_room"
EVENING = "tests/unit/rooms/test_evening.py::"
QUEUE = "tests/unit/rooms/test_queue.py::"
LIVE_EVENING = "tests/server/test_evening.py::"
LIVE_QUEUE = "tests/server/test_queue.py::"

MUTANTS = (
    # --- people and their streams
    Mutant(
        "seats_are_heard_after_they_are_lost",
        "A connection goes on with the stream of a seat that its person no longer has.",
        At(f"{LIVE_ROOM}:LiveRoom.publish", DropCall("mark_stale")),
        (LIVE_EVENING + "test_who_makes_way_hears_nothing_of_the_seat_any_more",),
    ),
    Mutant(
        "strangers_listen_with_the_queue",
        "Where nobody may watch, strangers get what is sent to the people of the queue.",
        At(f"{LIVE_ROOM}:may_listen", ReturnConstant(True)),
        (LIVE_QUEUE + "test_the_queue_stays_where_strangers_may_not_watch",),
    ),
    Mutant(
        "newcomers_see_the_last_hand",
        "Whoever gets a seat between games sees the finished table as its last player saw it.",
        At(f"{ROOM}.state:Room.table_viewer", ConditionTrue("status")),
        (EVENING + "test_each_person_sees_the_finished_table_as_the_seat_they_had",),
    ),
    # --- the queue
    Mutant(
        "a_queue_beside_free_seats",
        "People wait although a seat is free.",
        At(f"{ROOM}.queue:check_place_in_queue", SkipBranch("house.queue")),
        (QUEUE + "test_nobody_waits_where_a_seat_is_free",),
    ),
    Mutant(
        "a_queue_without_end",
        "Any number of people can join the queue of a room.",
        At(f"{ROOM}.queue:check_place_in_queue", SkipBranch("house.full")),
        (QUEUE + "test_the_queue_has_a_limit",),
    ),
    Mutant(
        "guests_are_silent",
        "The queue may not talk although the host lets guests talk.",
        At(f"{ROOM}.chat:check_may_talk", DropOperand("guests_talk")),
        (QUEUE + "test_the_queue_talks_unless_the_host_wants_guests_to_be_silent",),
    ),
    Mutant(
        "the_same_ones_make_way",
        "The first who ever came makes way, however few games they have played in a row.",
        At(f"{ROOM}.seating:plan", DropElement("seated")),
        (EVENING + "test_those_who_have_played_most_games_in_a_row_make_way",),
    ),
    Mutant(
        "absent_people_are_seated",
        "A person of the queue who is not there gets a seat.",
        At(f"{ROOM}.seating:waiting", ConditionTrue("away")),
        (EVENING + "test_who_is_away_waits_on",),
    ),
    # --- readiness
    Mutant(
        "begins_with_a_free_seat",
        "The next game begins although a seat is free.",
        At(f"{ROOM}.evening:everybody_is_ready", DropOperand("is_free")),
        (EVENING + "test_a_free_seat_is_waited_for",),
    ),
    Mutant(
        "talk_puts_the_start_off",
        "The next game begins later with everything that happens after all are ready.",
        At(f"{ROOM}.evening:note_readiness", DropOperand("ready_at")),
        (EVENING + "test_the_next_game_begins_a_moment_after_everybody_is_ready",),
    ),
    Mutant(
        "ready_for_anything",
        "Whoever was ready for one game is ready for the one that the host chose instead.",
        At(f"{ROOM}.commands:apply_command[ChangeGame]", DropCall("forget_readiness")),
        (EVENING + "test_another_game_is_one_that_nobody_was_ready_for",),
    ),
    Mutant(
        "the_start_is_always_random",
        "The start of the next game does not pass on to the left.",
        At(f"{ROOM}.seating:pass_start_on", ReturnConstant(None)),
        (EVENING + "test_the_start_passes_on_to_the_left[mamma-mia-first-player]",),
    ),
    # --- the score
    Mutant(
        "shared_wins_count_whole",
        "Each of those who share a win is counted a whole one.",
        At(f"{ROOM}.evening:standings", ReplaceCall("count", 1)),
        (EVENING + "test_the_score_counts_wins_by_fractions_and_places_for_each_person",),
    ),
    Mutant(
        "strangers_to_a_game_share_it",
        "Somebody who did not play a game has a say in sharing it.",
        At(f"{ROOM}.commands:check[ShareReplay]", SkipBranch("house.share")),
        (EVENING + "test_a_game_is_shared_by_all_its_people_also_later",),
    ),
)
