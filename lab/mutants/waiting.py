"""Servers at whose tables of one person somebody else goes on. (house.absent)"""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import ConditionFalse, DropAssignment, DropOperand, ReturnConstant

LIVE = "forno.server.runtime.live_room"
UNIT, SERVER = "tests/unit/rooms/test_waiting.py::", "tests/server/test_waiting.py::"

MUTANTS = (
    Mutant(
        "bots_do_not_wait",
        "Bots move, and windows close, whether or not the person of the table was shown what happened.",
        At(f"{LIVE}:LiveRoom.is_held", ReturnConstant(False)),
        (SERVER + "test_no_bot_moves_before_the_last_frame_was_shown",),
    ),
    Mutant(
        "missed_windows_stay_missed",
        "A jump-in window that was open while the person was away is closed as soon as they are back.",
        At(f"{LIVE}:LiveRoom.missed_window", ReturnConstant(False)),
        (SERVER + "test_a_window_is_open_in_full_again_when_the_person_is_back[hidden]",),
    ),
    Mutant(
        "hidden_pages_attend",
        "A page that nobody looks at counts as shown to its person.",
        At(f"{LIVE}:ConnectionSet.is_looked_at", ReturnConstant(True)),
        (SERVER + "test_no_bot_moves_while_the_person_is_away[hidden]",),
    ),
    Mutant(
        "time_runs_out_alone",
        "The clock runs at a table where nobody else waits.",
        At("forno.server.room.timers:clock_ends", DropOperand("waits")),
        (UNIT + "test_where_a_table_waits_nothing_is_due_on_the_person_s_turn",),
    ),
    Mutant(
        "woken_for_nothing",
        "A table that waits for its person is loaded by any process once a bot could move.",
        At("forno.server.room.timers:Timer.may_be_held", ReturnConstant(False)),
        (UNIT + "test_a_table_that_waits_costs_a_store_nothing",),
    ),
    Mutant(
        "woken_by_nobody",
        "No process goes on with the bots of a table of several whose process has died.",
        At(f"{LIVE}:DerivedState.index", DropOperand("waits")),
        (UNIT + "test_a_table_of_several_is_woken_for_its_bots",),
    ),
    Mutant(
        "played_in_silence",
        "Whoever comes back is not told what a bot has played for them.",
        At("forno.server.room.turns:play", DropAssignment("played")),
        (UNIT + "test_what_a_bot_played_for_somebody_is_kept_until_their_next_move",),
    ),
    Mutant(
        "closed_by_the_late",
        "A process that did not know that a window was opened again closes it at its first end.",
        At("forno.server.room.commands:check_time[CloseJumpIn]", ConditionFalse("ends")),
        (UNIT + "test_a_window_that_was_opened_again_is_not_closed_by_a_process_that_did_not_know",),
    ),
)
