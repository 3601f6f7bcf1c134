"""Breakages at the network: access, limits, pings, and the resumption of streams."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    CallInstead,
    ConditionFalse,
    ConditionTrue,
    DropAssignment,
    DropCall,
    DropOperand,
    DropTerm,
    ReplaceArgument,
    ReplaceCall,
    ReplaceRead,
    ReplaceReturn,
    ReturnConstant,
    SetValue,
    SkipBranch,
    Unwrap,
    WrapFunction,
)

CONNECTIONS = "forno.server.runtime.connections"
RACE_CLOCK = "forno.server.runtime.race_clock"
ROUND_TRIPS = "forno.server.infra.round_trips:RoundTrips"
LIVE_ROOM = "forno.server.runtime.live_room"
FRAME_STREAMS = "forno.server.runtime.frame_streams"
PROJECTIONS = "forno.server.history.projections"
WEBSOCKET = "forno.server.web.websocket:WebSocketConnection"
SOCKETS = "tests/server/test_sockets.py::"
HOSTILE = "tests/server/test_hostile.py::"
RUNTIME = "tests/server/test_runtime.py::"
ADMISSION = "tests/server/test_admission_and_presence.py::"


def spectator_by_any_key(original: Callable[..., Any], room: Any, hello: Any) -> Any:
    """Let a connection with a wrong key watch."""
    from forno.server.room import lock

    fits = hello.key is not None and room.person_of(lock(hello.key)) is not None
    return original(room, hello if fits else msgspec.structs.replace(hello, key=None))


def lock_everybody_out(original: Callable[..., Any], room: Any, hello: Any) -> Any:
    """After a wrong key, let no key of the room fit any more."""
    from forno.server.room import lock

    if hello.key is not None and room.person_of(lock(hello.key)) is None:
        for person in room.people:
            room.change_person(person.id, lock=lock(person.lock))
    return original(room, hello)


def all_but_the_first(recent: Any, have: int, last: str) -> list[bytes] | None:
    """Leave out the first of the missed frames."""
    missing: list[bytes] | None = recent.since(have, last)
    return missing and missing[1:]


MUTANTS = (
    Mutant(
        "no_origin_check",
        "Any page on the web may connect. (Starlette's CORS covers HTTP only)",
        At("forno.server.web.app:check_origin", ReturnConstant(None)),
        (HOSTILE + "test_foreign_origins_cannot_connect[null]",),
    ),
    Mutant(
        "strangers_stay",
        "A socket that failed to authenticate stays subscribed. (boardgame.io #889)",
        At(f"{CONNECTIONS}:viewer_of", WrapFunction(spectator_by_any_key)),
        (SOCKETS + "test_a_wrong_key_is_refused_and_affects_nobody",),
    ),
    Mutant(
        "wrong_keys_lock_out",
        "A wrong key locks the owners out. (Colyseus #962)",
        At(f"{CONNECTIONS}:viewer_of", WrapFunction(lock_everybody_out)),
        (SOCKETS + "test_a_wrong_key_is_refused_and_affects_nobody",),
    ),
    Mutant(
        "no_limit_on_what_waits",
        "A client that does not read makes the server's memory grow. (aiohttp #1367)",
        At(f"{WEBSOCKET}.cut", ReturnConstant(None)),
        (HOSTILE + "test_a_stalled_reader_is_disconnected_and_resumes",),
    ),
    Mutant(
        "cut_for_our_own_silence",
        "A server that was too busy to ping drops every connection that it did not ping.",
        At(f"{WEBSOCKET}.is_lost", Unwrap("min")),
        (RUNTIME + "test_a_connection_is_lost_only_after_an_unanswered_ping",),
    ),
    Mutant(
        "everybody_is_pinged_at_once",
        "All moves wait for the pings of thousands.",
        At("forno.server.infra.batches:BATCH_SIZE", SetValue(1_000_000)),
        (ADMISSION + "test_pings_of_thousands_of_connections_are_spread_over_the_interval",),
    ),
    Mutant(
        "a_crowd_is_told_of_each_who_comes",
        "All rooms wait while thousands of spectators are told of one more.",
        At("forno.server.runtime.presence:BATCH_SIZE", SetValue(1_000_000)),
        (ADMISSION + "test_joins_of_many_watchers_are_coalesced",),
    ),
    Mutant(
        "who_comes_in_goes_first",
        "Players wait until all connections that came at once are admitted.",
        At("forno.server.runtime.admissions:Admissions.admit", DropCall("sleep")),
        (ADMISSION + "test_admissions_are_serialized_and_moves_run_in_between",),
    ),
    Mutant(
        "admissions_beside_moves",
        "Connections are admitted while moves that came before them wait for the store.",
        At("forno.server.runtime.admissions:Admissions._commits", ReturnConstant(None)),
        (ADMISSION + "test_a_move_that_has_arrived_is_committed_before_the_next_admission",),
    ),
    Mutant(
        "lag_by_hearsay",
        "A client's word is taken for its latency. (lila #10300)",
        At(f"{WEBSOCKET}.pong", ConditionTrue("ping_payload")),
        (RUNTIME + "test_latency_is_measured_by_the_server_only",),
    ),
    Mutant(
        "any_lag_is_forgiven",
        "A slow connection wins every race: the correction for latency has no limit.",
        At(f"{RACE_CLOCK}:RaceClock.reaction_ms", Unwrap("min")),
        (RUNTIME + "test_a_jump_is_timed_from_its_announcement_less_capped_latency",),
    ),
    Mutant(
        "late_pongs_win",
        "A client that answers pings late wins races that it lost: the longest round trip counts.",
        At(f"{ROUND_TRIPS}.add", CallInstead("min", max)),
        (RUNTIME + "test_the_least_of_all_signals_counts_for_ever",),
    ),
    Mutant(
        "the_kernel_is_not_asked",
        "Late pongs are believed although the kernel of the client acknowledges at once.",
        At(f"{ROUND_TRIPS}.least_ms", DropCall("add")),
        (RUNTIME + "test_the_kernel_disproves_late_pongs",),
    ),
    Mutant(
        "a_proxys_kernel_counts",
        "Behind a proxy nobody is corrected: the round trip to the proxy counts as the client's.",
        At(f"{WEBSOCKET}.__init__", ReplaceRead("is_direct", True)),
        (RUNTIME + "test_the_kernel_measures_a_real_connection_unless_it_is_a_proxys",),
    ),
    Mutant(
        "quick_moves_tell_nothing",
        "A client that answers a frame sooner than its pings is corrected by its pings.",
        At("forno.server.runtime.commit:time_move", DropCall("note_answer")),
        (RUNTIME + "test_a_quick_move_disproves_a_slow_connection",),
    ),
    Mutant(
        "watch_here_and_answer_there",
        "Whoever watches through a quick connection and answers through a slow one is corrected by the slow one.",
        At(f"{LIVE_ROOM}:ConnectionSet.latency_ms", CallInstead("min", max)),
        (RUNTIME + "test_the_quickest_of_a_persons_connections_counts",),
    ),
    Mutant(
        "tables_cannot_turn_it_off",
        "A table that wants no correction gets it all the same.",
        At(f"{RACE_CLOCK}:RaceClock.reaction_ms", ReplaceRead("latency_cap_ms", 1_000)),
        (RUNTIME + "test_a_table_may_lower_the_cap_of_the_correction_and_turn_it_off",),
    ),
    Mutant(
        "latecomers_win",
        "An answer through a server that did not see the race open counts as the quickest.",
        At(f"{RACE_CLOCK}:RaceClock.reaction_ms", ReplaceReturn(0, "ends")),
        (RUNTIME + "test_a_jump_is_timed_from_its_announcement_less_capped_latency",),
    ),
    # --- resuming a stream
    Mutant(
        "chain_without_links",
        "A frame's hash does not depend on the frame before it.",
        At("forno.server.viewer_frames:next_hash", DropTerm("fromhex")),
        (SOCKETS + "test_a_stream_replayed_from_its_first_frame_has_the_same_bytes",),
    ),
    Mutant(
        "first_frame_missed",
        "A client that reconnects misses the first frame that came meanwhile.",
        At(f"{FRAME_STREAMS}:Streams.missed", CallInstead("since", all_but_the_first, receiver=True)),
        (SOCKETS + "test_a_reconnect_restores_view_decision_and_clock",),
    ),
    Mutant(
        "any_stream_will_do",
        "A client that reconnects with the frames of another stream is sent the rest of this one.",
        (
            At(f"{FRAME_STREAMS}:RecentFrames.since", DropOperand(nth=1), ConditionTrue("prev")),
            At(f"{PROJECTIONS}:ViewerStream.since", DropOperand("next_hash")),
        ),
        (SOCKETS + "test_an_unknown_stream_starts_from_a_snapshot",),
    ),
    Mutant(
        "reads_while_all_wait",
        "A connection reads the log under the lock of its room.",
        At(f"{CONNECTIONS}:Connections._read_ahead", ReplaceCall("projections_needed", ())),
        (SOCKETS + "test_reading_a_long_log_blocks_no_other_client",),
    ),
    Mutant(
        "reads_all_again",
        "Every connection reads the whole log: coming and going is enough to keep a server busy.",
        At(f"{PROJECTIONS}:ProjectionCache.get", DropAssignment("_cached")),
        (SOCKETS + "test_repeated_reconnects_do_not_reread_the_log",),
    ),
    Mutant(
        "heirs_of_a_stream",
        "A player who takes a freed seat inherits the stream of the player before.",
        At(f"{PROJECTIONS}:ViewerStream.read", SkipBranch("NOBODY")),
        ("tests/unit/rooms/test_seats.py::test_a_seat_that_is_taken_again_has_a_stream_of_its_own",),
    ),
    Mutant(
        "ghosts",
        "A player who has disconnected is still shown as present.",
        At(f"{CONNECTIONS}:Session.close", DropCall("announce")),
        (SOCKETS + "test_presence_is_announced",),
    ),
    Mutant(
        "old_devices_stay",
        "A stolen device stays connected after the key was changed.",
        At(f"{LIVE_ROOM}:LiveRoom.end_revoked", DropOperand("ReplaceKey")),
        (SOCKETS + "test_changing_the_key_disconnects_the_old_devices",),
    ),
    Mutant(
        "removed_guests_stay",
        "A player whom the host removed stays connected. (boardgame.io #889)",
        At(f"{LIVE_ROOM}:LiveRoom.end_revoked", SkipBranch("house.key")),
        (SOCKETS + "test_a_removed_player_receives_nothing_more",),
    ),
    Mutant(
        "spectators_stay",
        "A spectator from before the start goes on watching a room without spectators.",
        At(f"{LIVE_ROOM}:LiveRoom.end_revoked", SkipBranch("house.spectators")),
        (SOCKETS + "test_watching_is_a_setting_of_the_table",),
    ),
    Mutant(
        "two_seats_one_key",
        "A seat may take the key of another one, and with it the seat.",
        At("forno.server.room.commands:check[ReplaceKey]", SkipBranch("house.key")),
        ("tests/unit/rooms/test_seats.py::test_a_seat_can_change_its_lock_but_not_to_anothers",),
    ),
    # --- limits
    Mutant(
        "a_budget_for_each_connection",
        "A player who opens more connections may send more.",
        At(f"{CONNECTIONS}:Connections.limit_of", ConditionTrue(kind="if")),
        (HOSTILE + "test_all_connections_of_a_seat_share_one_rate_limit",),
    ),
    Mutant(
        "rate_refusals_without_an_id",
        "A client that waits for the answer to a command waits for ever once it was too quick.",
        At("forno.server.web.websocket:command_id_of", ReturnConstant(None)),
        (HOSTILE + "test_a_refusal_of_an_unreadable_message_names_its_command",),
    ),
    Mutant(
        "requests_cost_nothing",
        "Only sockets have a rate limit, HTTP requests have none.",
        At("forno.server.web.api:check_rate", SkipBranch("wire.rate")),
        (HOSTILE + "test_http_requests_are_rate_limited",),
    ),
    Mutant(
        "frames_without_a_mask",
        "Frames of clients are read without a mask. (RFC 6455, section 10.3)",
        At("forno.server.web.frame_check:FrameHeaders._header_fault", ConditionFalse("MASKED")),
        (HOSTILE + "test_frames_without_a_mask_and_endless_fragments_end_the_connection",),
    ),
    Mutant(
        "endless_fragments",
        "A message may have any number of fragments, which count against no rate.",
        At("forno.server.web.frame_check:MAX_FRAGMENTS", SetValue(1_000_000)),
        (HOSTILE + "test_frames_without_a_mask_and_endless_fragments_end_the_connection[empty fragments-whole]",),
    ),
    Mutant(
        "strangers_read_names",
        "Whoever has the link of a table reads its names, also where nobody may watch.",
        At("forno.server.viewer_frames:unnamed", ConditionFalse("startswith")),
        (SOCKETS + "test_a_table_without_spectators_names_nobody_to_strangers",),
    ),
    Mutant(
        "deals_before_the_words",
        "The cards are dealt before a connected device has contributed to the shuffle.",
        At(f"{CONNECTIONS}:awaited_seats", ReturnConstant([])),
        ("tests/server/test_evening.py::test_a_start_waits_for_the_contributions_of_connected_devices",),
    ),
    Mutant(
        "undo_again_and_again",
        "A seat asks to take back its move again after every no.",
        At("forno.server.room.undo:MAX_UNDO_REFUSALS", SetValue(1_000)),
        ("tests/unit/rooms/test_undo.py::test_after_two_refusals_an_undo_is_asked_for_only_after_another_move",),
    ),
    Mutant(
        "marks_over_marks",
        "A character of a message may carry hundreds of marks.",
        At("forno.server.room.chat:MAX_MARKS", SetValue(1_000)),
        ("tests/unit/rooms/test_playing.py::test_a_message_has_few_marks_on_each_character",),
    ),
    Mutant(
        "any_size",
        "A message may have any size.",
        At("forno.server.web.app:open_websocket", ReplaceArgument("CheckedWebSocketResponse", "max_msg_size", 0)),
        (HOSTILE + "test_oversized_messages_are_refused_or_disconnected",),
    ),
    Mutant(
        "never_full",
        "Connections are accepted until there is no memory left.",
        At("forno.server.web.app:open_websocket", DropOperand("connections")),
        (HOSTILE + "test_a_full_server_refuses_connections",),
    ),
)
