"""Talk: free text or ready phrases, as the host allows; and not hearing somebody. (house.talk)"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import Mute, Say
from forno.server.protocol.room_events import Said
from forno.server.room.commands import check, happen, need_seat
from forno.server.room.log_entry import Entry
from forno.server.room.state import Happened, Room

LONGEST_TEXT = 300
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "wow", "one-moment", "your-turn", "mamma-mia",
    "again", "bye",
)  # fmt: skip
"""The rulebook's texts have each in five languages, as `phrase-hello`."""


@check.register
def _(deed: Say, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    room.must_be("lobby", "playing", "over")
    if room.settings.talk == "off" or (room.settings.talk == "phrases" and deed.text):
        raise Refused("house.talk")
    if deed.phrase and (deed.text or deed.phrase not in PHRASES):
        raise Refused("house.setting", setting="phrase", value=deed.phrase, allowed=", ".join(PHRASES))
    visible = deed.text.strip()
    if not deed.phrase and (not 1 <= len(visible) <= LONGEST_TEXT or not visible.isprintable()):
        raise Refused("house.text", most=LONGEST_TEXT)


@happen.register
def _(deed: Say, room: Room, entry: Entry, happened: Happened) -> None:
    assert entry.seat is not None
    happened.news.append(Said(entry.seat, deed.text.strip(), deed.phrase))


@check.register
def _(deed: Mute, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    room.chair(deed.seat)


@happen.register
def _(deed: Mute, room: Room, entry: Entry, happened: Happened) -> None:
    assert entry.seat is not None
    seat = room.seats[entry.seat]
    seat.muted = seat.muted | {deed.seat} if deed.on else seat.muted - {deed.seat}
