"""The wire: who may connect, how much may be sent, and what those who come back are told."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from forno.server import desk, reception, rooms, telling, unhurried
from forno.server.live import Live, Recent
from forno.server.protocol import Rekey
from forno.server.reading import Readings, Stream
from forno.server.reception import Reception
from forno.server.room import Room, check, lock
from forno.server.rooms import Rooms
from forno.server.web import app, pages
from forno.server.web.socket import Socket
from lab.mutants.mutant import caught_by, change, edit

SOCKETS = "tests/server/test_sockets.py::"
HOSTILE = "tests/server/test_hostile.py::"
HOUSE = "tests/server/test_house.py::"
UNHURRIED = "tests/server/test_unhurried.py::"


@caught_by(HOSTILE + "test_foreign_pages_cannot_connect[null]")
def no_origin_check() -> None:
    """Any page on the web may connect. (Starlette's CORS covers HTTP only)"""
    change(app, "check_origin", lambda request, settings: None)


@caught_by(SOCKETS + "test_a_key_that_is_wrong_opens_nothing_and_harms_nobody")
def strangers_stay() -> None:
    """A socket that failed to prove itself stays subscribed. (boardgame.io #889)"""
    viewer_of = reception.viewer_of

    def lenient(room: Any, key: str | None) -> int | None:
        return viewer_of(room, key if key and room.seat_of(lock(key)) is not None else None)

    change(reception, "viewer_of", lenient)


@caught_by(SOCKETS + "test_a_key_that_is_wrong_opens_nothing_and_harms_nobody")
def wrong_keys_lock_out() -> None:
    """Whoever comes with a wrong key locks the owners out. (Colyseus #962)"""
    viewer_of = reception.viewer_of

    def strict(room: Room, key: str | None) -> int | None:
        if key is not None and room.seat_of(lock(key)) is None:
            for seat in room.seats:
                seat.lock = seat.lock and lock(seat.lock)
        return viewer_of(room, key)

    change(reception, "viewer_of", strict)


@caught_by(HOSTILE + "test_a_reader_that_does_not_read_is_cut_loose_and_resumes")
def no_limit_on_what_waits() -> None:
    """Whoever does not read makes the server's memory grow. (aiohttp #1367)"""
    change(Socket, "cut", lambda self, rule: None)


@caught_by(HOUSE + "test_who_was_not_asked_owes_no_sign_of_life")
def cut_for_our_own_silence() -> None:
    """A server that was too busy to ping takes all those for lost whom it did not ask."""
    edit(Socket.is_lost, "min(now - self.settings.silence / 1000, self.asked_at)", "now - self.settings.silence / 1000")


@caught_by(UNHURRIED + "test_the_pings_of_thousands_are_spread_over_the_time_between_them")
def everybody_is_pinged_at_once() -> None:
    """All moves wait for the pings of thousands."""
    change(unhurried, "FEW", 1_000_000)


@caught_by(UNHURRIED + "test_not_everybody_in_a_crowd_is_told_of_everybody_who_comes")
def a_crowd_is_told_of_each_who_comes() -> None:
    """All tables wait while thousands are told of one more who watches."""
    change(rooms, "FEW", 1_000_000)


@caught_by(UNHURRIED + "test_people_come_in_one_by_one_and_others_move_in_between")
def who_comes_in_goes_first() -> None:
    """Those who play wait until all are greeted who came at once."""
    edit(Rooms.come_in, "await asyncio.sleep(BREATH)", "pass")


@caught_by(HOUSE + "test_latency_is_what_we_measured_not_what_anybody_says")
def lag_by_hearsay() -> None:
    """The client's word is taken for its lag. (lila #10300)"""
    edit(Socket.pong, "if self.asked and data == self.asked:", "if True:")


@caught_by(HOUSE + "test_a_jump_is_timed_from_being_told_less_the_lines_own_delay_up_to_a_cap")
def any_lag_is_forgiven() -> None:
    """Who has a slow line wins every race: the correction has no limit."""
    edit(desk.Desk.reaction, "min(line.latency or 0, self.settings.latency_cap)", "line.latency or 0")


@caught_by(HOUSE + "test_a_jump_is_timed_from_being_told_less_the_lines_own_delay_up_to_a_cap")
def latecomers_win() -> None:
    """Who answers through a server that did not see the window open counts as the quickest."""
    edit(desk.Desk.reaction, "return room.window.ends - room.window.opened", "return 0")


# --- coming back


@caught_by(SOCKETS + "test_a_stream_from_its_first_frame_is_the_same_bytes")
def chain_without_links() -> None:
    """A frame's hash does not depend on what came before it."""
    edit(telling.next_hash, "bytes.fromhex(prev) + frame", "frame")


@caught_by(SOCKETS + "test_coming_back_gives_the_same_view_question_and_clock")
def first_frame_missed() -> None:
    """Who comes back misses the first frame that came meanwhile."""
    edit(
        Live.missed, "self.recent.get(viewer, Recent()).since(have, last)", "self.recent[viewer].since(have, last)[1:]"
    )


@caught_by(SOCKETS + "test_who_has_another_stream_starts_anew")
def any_stream_will_do() -> None:
    """Who comes back with the frames of another stream is told the rest of this one."""
    edit(Recent.since, "self[0][0] <= have + 1 <= self[-1][0]", "True")
    edit(Recent.since, "missing if msgspec.json.decode(missing[0], type=Link).prev == last else None", "missing")
    edit(Stream.since, "and chain == last", "")


@caught_by(SOCKETS + "test_nobody_waits_until_somebody_has_read_a_long_log")
def reads_while_all_wait() -> None:
    """The log is read for who comes while nobody can move."""
    edit(Reception.read_ahead, "needed(live, room, seat, hello)", "()")


@caught_by(SOCKETS + "test_who_comes_again_and_again_makes_nobody_read_it_all_again")
def reads_all_again() -> None:
    """The whole log is read for each who comes: coming and going is enough to keep a server busy."""
    edit(Readings.of, "self.kept[place] = reading", "pass")


@caught_by("tests/server/rooms/test_seats.py::test_a_seat_that_is_taken_again_has_a_stream_of_its_own")
def heirs_of_a_stream() -> None:
    """Who takes a seat that somebody left inherits that one's stream."""
    edit(Stream.before, "if self.viewer is not None and seats_anew(self.room, entry, self.viewer):", "if False:")


@caught_by(SOCKETS + "test_who_is_connected_is_told")
def ghosts() -> None:
    """Who has gone is still said to be here."""
    edit(Reception.leave, "self.tell_here(live)", "pass")


@caught_by(SOCKETS + "test_a_new_lock_shuts_out_the_old_devices")
def old_devices_stay() -> None:
    """A stolen device goes on hearing everything after the lock was changed."""
    edit(Rooms.drop_strangers, "seat == rekeyed or not room.seats[seat].is_human", "not room.seats[seat].is_human")


@caught_by(SOCKETS + "test_a_guest_who_was_removed_hears_nothing_more")
def removed_guests_stay() -> None:
    """Who was asked to leave goes on hearing everything. (boardgame.io #889)"""
    edit(Rooms.drop_strangers, "seat == rekeyed or not room.seats[seat].is_human", "seat == rekeyed")


@caught_by(SOCKETS + "test_the_table_decides_whether_others_watch")
def spectators_stay() -> None:
    """Who watched before the start goes on watching where nobody may."""
    edit(Rooms.drop_strangers, "seat is None and not room.can_be_watched", "False")


@caught_by("tests/server/rooms/test_seats.py::test_a_seat_can_change_its_lock_but_not_to_anothers")
def two_seats_one_key() -> None:
    """A seat may take the lock of another one, and with it the seat."""
    edit(check.dispatch(Rekey), "if room.seat_of(deed.key) not in (None, seat):", "if False:")


# --- too much


@caught_by(HOSTILE + "test_a_seat_has_one_budget_however_many_connections_it_opens")
def a_budget_for_each_connection() -> None:
    """Who opens more connections may say more."""
    edit(desk.Desk.spend, "if not live.spent[seat].take(now):", "if False:")


@caught_by(HOSTILE + "test_a_flood_of_requests_is_slowed")
def requests_cost_nothing() -> None:
    """Only sockets have a budget, pages are free."""
    edit(pages.spend, "if not budget.take(now):", "if False:")


@caught_by(HOSTILE + "test_what_is_too_large_ends_the_connection_or_is_refused")
def any_size() -> None:
    """A message may be as large as its sender likes."""
    change(web, "WebSocketResponse", unlimited(web.WebSocketResponse))


def unlimited(response: Any) -> Any:
    """Such a socket, whatever it is told."""
    return lambda **named: response(**named | {"max_msg_size": 0})


@caught_by(HOSTILE + "test_a_full_server_says_so")
def never_full() -> None:
    """Connections are taken until there is no memory left."""
    edit(app.talk, "len(request.app[SOCKETS]) >= settings.connections or ", "")
