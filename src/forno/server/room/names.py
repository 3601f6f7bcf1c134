"""Names at the seats of a room."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, islice

from forno import bots
from forno.core.errors import Refused
from forno.server.infra.name_look import MAX_MARKS, drawn_width, is_name, most_marks, name_keys
from forno.server.protocol.client_messages import AddBot, ChangeGame, OpenRoom, ProposeVote, StartGame
from forno.server.room.log_entry import ContinueGame, LoggedCommand, RemovePerson, StartNextGame, text_of
from forno.server.room.seating import plan_absent, plan_other_game
from forno.server.room.state import Person, Room, game_named

MAX_NAME_WIDTH = 24
"""In widths of a Latin letter; emoji and East Asian characters have two."""
RESERVED_NAMES = ("server", "Forno")
"""Names that nobody has: they would speak for us."""
BOT_NAMES = (
    "Pina", "Gino", "Rosa", "Nino", "Lina", "Tito", "Mina", "Ugo", "Dora", "Elio", "Ivo", "Zita",
)  # fmt: skip


def check_name(room: Room, name: str, own: int | None = None) -> None:
    """Letters, numbers, punctuation and emoji, no wider than 24 letters, that look like no name in the room but this
    person's own, and like none of ours; colons and commas are for records."""
    name = name.strip()
    is_taken = not TakenNames([*taken_names(room, own), *RESERVED_NAMES]).allow(name)
    is_drawn = is_name(name) and most_marks(name) <= MAX_MARKS and drawn_width(name) <= MAX_NAME_WIDTH
    if not is_drawn or set(name) & {":", ","} or is_taken:
        raise Refused("house.name", most=MAX_NAME_WIDTH)


class TakenNames:
    """Names that others have, to be compared by their look."""

    def __init__(self, names: Iterable[str]) -> None:
        self._keys = {key for name in names for key in enumerate(name_keys(name))}

    def allow(self, name: str) -> bool:
        """Does a name look like none of these?"""
        return self._keys.isdisjoint(enumerate(name_keys(name)))


def taken_names(room: Room, own: int | None = None) -> list[str]:
    """The names of the bots and of the people in the room but this one."""
    people = [room.text(person.name) for person in room.people if person.id != own]
    bot_names = [seat.bot_name for seat in room.seats]
    promised = [room.vote.bot_name] if room.vote else []
    return [name for name in [*people, *bot_names, *promised] if name]


def check_level(level: str) -> None:
    if level not in bots.on_offer():
        raise Refused("house.bot", level=level, levels=", ".join(bots.on_offer()))


def new_bot_names(room: Room, command: LoggedCommand) -> tuple[str, ...]:
    """Names for the bots that a command seats: the first ones that nobody in the room has.

    They are chosen when the command is decided, and logged: players' names may be deleted from the room later.
    """
    count = new_bots(room, command)
    if not count:
        return ()
    taken = TakenNames([*taken_names(room), text_of(command)])
    numbered = (f"{name} {number}" for number in range(2, 99) for name in BOT_NAMES)
    free = (name for name in chain(BOT_NAMES, numbered) if taken.allow(name))
    return tuple(islice(free, count))


def new_bots(room: Room, command: LoggedCommand) -> int:
    """How many bots without a name a command seats."""
    match command:
        case OpenRoom(bots=level, seats=seats):
            return seats - 1 if level else 0
        case ContinueGame(seats=seats):
            return seats - 1
        case StartGame() | StartNextGame():
            return plan_absent(room).bots + sum(seat.is_free for seat in room.seats)
        case ChangeGame(game=name, seats=seats):
            return plan_other_game(room, game_named(name), seats).bots
        case AddBot(seat=number):
            return int(room.seats[number].is_free)
        case ProposeVote(vote="remove"):
            return 1
        case RemovePerson() if room.status != "lobby":
            return sum(room.seat_held_by(person.id) is not None for person in removed_people(room, command))
    return 0


def removed_people(room: Room, command: RemovePerson) -> list[Person]:
    """The people whom a command of the operator removes: one, or with a ban all on the same device; nobody if the
    person who is banned has gone already."""
    if not room.is_here(command.person):
        return []
    return room.sharers(command.person) if command.ban else [room.person(command.person)]
