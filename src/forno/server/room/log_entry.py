"""What the log holds: one entry a command, with all that the host added to it. Folding entries gives the room."""

from __future__ import annotations

import hashlib
from typing import Self

import msgspec

from forno.core.errors import Refused, Unreadable
from forno.core.move import kebab
from forno.server.protocol.client_messages import Asked, Open, Rekey, Reserve, Sit
from forno.server.protocol.refusals import plain


class HouseDeed(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Something that the house does by itself. Timers and bots are actors like any other."""


class Settle(HouseDeed, frozen=True):
    """The time for jumping in is over: the quickest answer counts. (house.window)"""

    decision: int


class TimeOut(HouseDeed, frozen=True):
    """Nobody answered in time: the default is played. (house.time-out)"""

    decision: int


class GoAway(HouseDeed, frozen=True):
    """A player has been absent for too long: a bot plays. (house.absent)"""

    seat: int


class ComeBack(HouseDeed, frozen=True):
    """The player is back and has the seat again."""

    seat: int


class BotAct(HouseDeed, frozen=True):
    """A bot's move."""

    seat: int
    number: int
    decision: int
    move: msgspec.Raw


class Expire(HouseDeed, frozen=True):
    """Nobody has used the table for a long time, or who looks after the server closes it."""


Deed = Open | Asked | Settle | TimeOut | GoAway | ComeBack | BotAct | Expire

Head = tuple[int, str]
"""How many frames a stream has, and the hash of the last."""


class Declined(msgspec.Struct, frozen=True):
    """The rule that refused a command, with its values: in the log too, so that the answer stays the same."""

    rule: str
    values: dict[str, int | str] = {}

    @classmethod
    def by(cls, refused: Refused) -> Self:
        return cls(refused.rule, plain(refused))

    @property
    def refused(self) -> Refused:
        return Refused(self.rule, **self.values)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One command that was decided, when, whose, and how."""

    at: int
    """Milliseconds since 1970: time enters here and nowhere else."""
    deed: Deed
    seat: int | None = None
    salt: str = ""
    """The secret of the next deal, where the deed needs one: chance enters here and nowhere else."""
    rules: int = 0
    """The version of the game's rules that a deal pins."""
    reaction: int = 0
    """Milliseconds from being told to answering, as this host measured them."""
    refused: Declined | None = None
    heads: dict[int, Head] = {}
    """Where each seat's stream stands after this entry, where it moved on."""


_reader = msgspec.json.Decoder(Entry)
_writer = msgspec.json.Encoder()


def write_entry(entry: Entry) -> bytes:
    return _writer.encode(entry)


def read_entry(body: bytes) -> Entry:
    """What was written; Unreadable if a server of a later version wrote it."""
    try:
        return _reader.decode(body)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"of another version of Forno: {error}", "an entry of the log") from None


def lock(key: str) -> str:
    """What is kept of a key: enough to know it again, too little to use it."""
    return hashlib.sha256(b"forno key " + key.encode()).hexdigest()


def without_keys(deed: Open | Asked) -> Open | Asked:
    """The same command with locks in the place of keys: what is written into the log."""
    match deed:
        case Open() | Rekey():
            return msgspec.structs.replace(deed, key=lock(deed.key))
        case Sit():
            return msgspec.structs.replace(deed, key=lock(deed.key), invite=deed.invite and lock(deed.invite))
        case Reserve():
            return msgspec.structs.replace(deed, invite=lock(deed.invite))
    return deed
