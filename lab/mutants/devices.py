"""Breakages of several seats on one device: its people, their one say, clocks that wait, and what it is sent."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    ConditionFalse,
    ConditionTrue,
    DropCall,
    DropOperand,
    RenameRead,
    ReplaceArgument,
    ReplaceCall,
    ReplaceRead,
    SkipBranch,
)

ROOM = "forno.server.room"
RUNTIME = "forno.server.runtime"
CHECK = f"{ROOM}.commands:check"
APPLY = f"{ROOM}.commands:apply_command"
TESTS = "tests/unit/rooms/test_devices.py::"
LIVE = "tests/server/test_devices.py::"
CALLS = "tests/server/test_calls.py::"

MUTANTS = (
    # --- people of a device
    Mutant(
        "a_device_without_end",
        "A device holds more people than the game has seats.",
        At(f"{CHECK}[AddPerson]", SkipBranch("house.full")),
        (TESTS + "test_a_person_added_between_games_waits_for_the_next_one",),
    ),
    Mutant(
        "added_without_an_invitation",
        "Whoever shares a device sits down at a locked table, and on a reserved seat.",
        At(f"{CHECK}[AddPerson]", DropCall("check_place")),
        (TESTS + "test_adding_a_person_keeps_to_the_rules_of_taking_a_seat",),
    ),
    Mutant(
        "still_on_the_sofa",
        "Somebody who has left a running game still shares the device.",
        At(f"{APPLY}[LeaveSeat]", ReplaceArgument("change_person", "device", 2)),
        (TESTS + "test_a_clock_runs_once_nobody_shares_the_device_any_more",),
    ),
    Mutant(
        "alone_on_a_shared_device",
        "The last person on a device still counts as sharing it.",
        At(f"{ROOM}.settling:settle", DropCall("settle_devices")),
        (TESTS + "test_a_person_who_leaves_the_device_leaves_the_others_to_it[leave]",),
    ),
    # --- SOLO
    Mutant(
        "jump_ins_on_a_shared_device",
        "SOLO is dealt with jump-ins although two share a device.",
        At(f"{ROOM}.seating:dealt_options", ConditionFalse("has_hot_seat")),
        (TESTS + "test_solo_is_dealt_without_jump_ins_and_the_option_stays",),
    ),
    # --- clocks
    Mutant(
        "time_runs_under_cover",
        "The clock runs while the device is passed on.",
        At(f"{ROOM}.clock:start_clock", ReplaceCall("shares_device", False)),
        (TESTS + "test_the_clock_waits_until_the_player_has_the_screen",),
    ),
    Mutant(
        "uncovered_by_others",
        "Anybody at the table starts the clock of a player who has not got the screen.",
        At(f"{CHECK}[Uncover]", DropOperand("seat")),
        (TESTS + "test_the_clock_waits_until_the_player_has_the_screen",),
    ),
    Mutant(
        "the_clock_starts_again",
        "A player starts the clock of one decision as often as they like.",
        At(f"{CHECK}[Uncover]", DropOperand("covered")),
        (TESTS + "test_the_clock_waits_until_the_player_has_the_screen",),
    ),
    Mutant(
        "waiting_is_paid_for",
        "The time in which a device is passed on is taken from the bank.",
        At(f"{ROOM}.clock:spend", DropOperand("covered")),
        (TESTS + "test_a_move_under_cover_costs_nothing",),
    ),
    Mutant(
        "timed_out_under_cover",
        "A decision ends by the clock of the table while the device is passed on.",
        At(f"{ROOM}.timers:clock_ends", DropOperand("covered")),
        (TESTS + "test_nothing_is_played_by_default_until_the_patience_of_the_room_ends",),
    ),
    # --- one say
    Mutant(
        "each_speaks_alone",
        "Everybody on a device must be ready for themselves.",
        At(f"{ROOM}.state:Person.voice", ConditionTrue("device")),
        (TESTS + "test_one_is_ready_for_all_on_the_device",),
    ),
    Mutant(
        "a_vote_for_each_seat",
        "Two on one device outvote a third.",
        At(f"{ROOM}.settling:voices", RenameRead("voice", "id")),
        (TESTS + "test_a_device_has_one_vote",),
    ),
    Mutant(
        "nudged_across_the_sofa",
        "A player nudges another who holds the same device.",
        At(f"{CHECK}[Nudge]", DropOperand("seats_beside")),
        (TESTS + "test_nobody_nudges_across_one_sofa",),
    ),
    # --- seats of the same game
    Mutant(
        "seen_over_the_shoulder",
        "Somebody of the queue takes over a seat although another hand was shown on their device.",
        At(f"{ROOM}.settling:note_holders", ReplaceRead("queue", ())),
        (TESTS + "test_a_person_of_the_queue_has_seen_what_the_device_has_shown",),
    ),
    # --- connections
    Mutant(
        "a_hand_under_cover",
        "A device that is being passed on is sent the hand of the person before.",
        At(f"{RUNTIME}.connections:viewer_of", ReplaceRead("covered", False)),
        (LIVE + "test_a_device_is_there_with_all_its_people",),
    ),
    Mutant(
        "covers_that_fall_off",
        "A device that is being passed on is attached to the seat again with the next entry.",
        At(f"{RUNTIME}.live_room:ConnectionSet.mark_stale", ReplaceRead("_covered", ())),
        (LIVE + "test_a_cover_stays_whatever_happens_at_the_table",),
    ),
    Mutant(
        "only_one_is_there",
        "Of a device, only the person whose seat it shows counts as connected.",
        At(f"{ROOM}.state:Room.with_sharers", ReplaceRead("device", None, nth=0)),
        (LIVE + "test_a_device_is_there_with_all_its_people",),
    ),
    Mutant(
        "refused_and_still_listening",
        "A connection whose greeting was refused goes on with the seat that it had.",
        At("forno.server.web.websocket:MessageLoop.greet", DropCall("close")),
        (LIVE + "test_a_refused_greeting_detaches_the_phone",),
    ),
    # --- calls
    Mutant(
        "a_call_for_each_seat",
        "A device is called only by the person who subscribed it.",
        At(f"{RUNTIME}.caller:subscribed", ReplaceCall("sharers", ())),
        (CALLS + "test_a_device_that_two_people_share_is_called_once_and_by_name[subscribers0]",),
    ),
)
