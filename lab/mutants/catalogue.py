"""All mutants by name, and the incidents elsewhere that some of them copy."""

from __future__ import annotations

from lab.mutants import (
    attacks,
    bots,
    calls,
    connections,
    devices,
    edge,
    evening,
    fairness,
    faults,
    kernel,
    leaks,
    moderation,
    overload,
    own_tables,
    people,
    pizza,
    privacy,
    records,
    room,
    secrecy,
    solo,
    store,
    waiting,
)
from lab.mutants.mutant import by_name

AREAS = (
    store, faults, secrecy, leaks, connections, attacks, overload, room, people, pizza, solo, fairness, records, bots,
    calls, own_tables, evening, devices, edge, privacy, moderation, kernel, waiting,
)  # fmt: skip

ALL = by_name(*(area.MUTANTS for area in AREAS))
"""Every mutant that a server can be started as."""
MUTANTS = {name: mutant for name, mutant in ALL.items() if mutant.checks}
"""Those that a test must catch; the others are shown by an experiment of their own."""

INCIDENTS = {
    "acknowledge before commit (a big chess server)": "acknowledge_early",
    "tell others before storing (boardgame.io)": "tell_first",
    "write behind by 30 s": "write_behind_by_half_a_minute",
    "no unique command id: an action stored twice (hanab.live #1416)": "no_unique_command",
    "initial state or seed in the resync (boardgame.io #1159)": "seed_in_the_state",
    "seed from the clock (boardgame.io, Cockatrice #3385)": "seed_from_the_clock",
    "stable card ids through a shuffle (Forge #3642)": "stable_card_ids",
    "hand in the order of the deal": "hand_as_dealt",
    "whole state to a spectator (govariants #500, Cockatrice #6115)": "whole_state_to_the_public",
    "no Origin check on the socket (Starlette's CORS covers HTTP only)": "no_origin_check",
    "a socket that failed to authenticate stays subscribed (boardgame.io #889)": "strangers_stay",
    "a wrong reconnect token locks the owner out (Colyseus #962)": "wrong_keys_lock_out",
    "unbounded send queue (aiohttp #1367)": "no_limit_on_what_waits",
    "wall clock in timers": "wall_clock_in_timers",
    "the client's word for its lag (lila #10300)": "lag_by_hearsay",
    "synchronous=NORMAL": "synchronous_normal",
    "retry after a failed fsync": "tries_a_failed_flush_again",
    "refusal texts that differ by hidden cards (Showdown #11307)": "refusals_that_tell",
    "simultaneous moves lost (boardgame.io #828)": "simultaneous_moves_lost",
    "bots always win the race (Showdown's UNO, #3822)": "bots_win_every_race",
    "undo across a reveal (terraforming-mars #728)": "undo_across_a_reveal",
    "replays that show the other hand (netrunner #6551)": "replay_of_the_other_hand",
    "bots fed the true state (catanatron #383)": "fed_the_truth",
}
"""Incidents of other projects, and the mutants that copy them."""
