"""Breakages of moderation: reports, bans and the list of words."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import DropCall, ReturnConstant, SkipBranch

LIVE = "forno.server.runtime.moderation"
SERVERS = "tests/server/hosting/test_moderation.py::"
ROOMS = "tests/unit/rooms/test_removal.py::"

MUTANTS = (
    Mutant(
        "words_in_their_mouth",
        "A player can be reported for a message that they never sent.",
        At(f"{LIVE}:has_said", ReturnConstant(True)),
        (SERVERS + "test_what_nobody_said_cannot_be_reported",),
    ),
    Mutant(
        "reports_without_end",
        "One player fills the operator's list of reports.",
        At(f"{LIVE}:ReportService.report", SkipBranch("house.report")),
        (SERVERS + "test_one_person_has_a_few_open_reports",),
    ),
    Mutant(
        "bans_of_keys_only",
        "Somebody who was banned comes back at once with a fresh key.",
        At(f"{LIVE}:banned_networks", ReturnConstant(set())),
        (SERVERS + "test_a_banned_player_cannot_come_back_by_key_or_address",),
    ),
    Mutant(
        "banned_keys_still_open",
        "A banned key opens another seat of the table.",
        At("forno.server.room.state:Room.check_new_key", SkipBranch("house.banned")),
        (ROOMS + "test_a_banned_key_opens_no_seat_until_the_bans_are_lifted",),
    ),
    Mutant(
        "bad_words_in_names",
        "The list of words counts for chat, and not for the name of somebody who opens a table.",
        At("forno.server.runtime.service:RoomService.create_room", DropCall("check")),
        (SERVERS + "test_names_and_chat_with_a_word_of_the_list_are_refused",),
    ),
)
