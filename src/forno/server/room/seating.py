"""Seating people between two games: the queue's turn, absent people, and the seat that begins.

All of it is planned first and done then, so that the log can hold the names of new bots. (house.queue, house.absent)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from forno.core.errors import Refused
from forno.core.game import Game
from forno.server.protocol.room_events import MadeWay, SeatTaken
from forno.server.protocol.server_messages import SeatResult
from forno.server.room.state import COLOURS, SUBSTITUTE_LEVEL, Effects, Person, Room, Seat

NEXT = "next"
"""The first seat is the next one to the left of the seat that began the last game. (setup.first-player)"""


class Seating(msgspec.Struct, frozen=True):
    """A plan: the number of seats, the people who get one, those who make way, and the number of new bots."""

    seats: int
    entering: tuple[Person, ...] = ()
    leaving: tuple[Person, ...] = ()
    bots: int = 0


# --- plans


def plan_next_game(room: Room) -> Seating:
    """The seats of the next game of the same kind: as many as before, and more while people wait. (house.queue)"""
    return plan(room, room.game, None, keeps_size=True)


def plan_other_game(room: Room, game: Game, seats: int | None) -> Seating:
    """The seats of another game. Before the first game free seats stay; later there are as many seats as people, and
    bots as far as the game needs them."""
    return plan(room, game, seats, keeps_size=room.number == 1 and room.status == "lobby")


def plan(room: Room, game: Game, count: int | None, *, keeps_size: bool) -> Seating:
    """Let waiting people in, and those who have played most games in a row make way for them: those who have had their
    seats for longest, since everybody with a seat plays every game. (house.queue)"""
    most = count or game.most
    reserved = min(sum(seat.is_free and bool(seat.invite) for seat in room.seats), most)
    seated = sorted(
        (seat.person for seat in room.seats if seat.person),
        key=lambda person: (person.seated, person.id),
    )
    entering = waiting(room)[: most - reserved]
    leaving = seated[: max(0, len(seated) + len(entering) + reserved - most)]
    people = len(seated) + len(entering) - len(leaving) + reserved
    bots = sum(bool(seat.bot) for seat in room.seats)
    wanted = max(len(room.seats), people + bots) if keeps_size else people
    total = count or min(max(wanted, game.least), game.most)
    new_bots = 0 if keeps_size else max(0, game.least - people - min(bots, total - people))
    return Seating(total, tuple(entering), tuple(leaving), new_bots)


def plan_absent(room: Room) -> Seating:
    """The seats once those are away who make way: they left, or the table lets absent people sit out. Their seats go
    to the queue, are dropped while the game can be played with fewer, or go to bots. (house.absent)"""
    seated = (seat.person for seat in room.seats)
    sits_out = room.settings.absent == "sit-out"
    leaving = [person for person in seated if person and person.away and (person.has_left or sits_out)]
    if room.number == 1 or not leaving:
        return Seating(len(room.seats))
    entering = waiting(room)[: len(leaving)]
    empty = len(leaving) - len(entering)
    dropped = min(empty, max(0, len(room.seats) - room.game.least))
    return Seating(len(room.seats) - dropped, tuple(entering), tuple(leaving), empty - dropped)


def waiting(room: Room) -> list[Person]:
    """The people of the queue who are there."""
    return [person for person in room.queue if not person.away]


# --- carrying a plan out


def carry_out(room: Room, seating: Seating, bot_names: Iterator[str], effects: Effects) -> None:
    """Seat people and bots as planned. Those who stay keep their order and, where the game has them, their colours."""
    level = next((seat.bot for seat in room.seats if seat.bot), SUBSTITUTE_LEVEL)
    colours = {seat.person_id or seat.bot_name: colour for seat, colour in zip(room.seats, room.colours, strict=True)}
    before, room.seats = room.seats, arranged(room, seating)
    enter_queue(room, seating, effects)
    for number, seat in enumerate(room.seats):
        if number < len(before) and before[number].person_id == seat.person_id:
            seat.n, seat.hash = before[number].head
    for seat in [seat for seat in room.seats if seat.is_free and not seat.invite][: seating.bots]:
        seat.bot, seat.bot_name = level, next(bot_names)
    entered = {person.id for person in seating.entering}
    for number, seat in enumerate(room.seats):
        if seat.person_id in entered or (seat.bot and seat.bot_name not in colours):
            effects.room_events.append(SeatTaken(number, seat.name))
    keep_colours(room, [colours.get(seat.person_id or seat.bot_name, "") for seat in room.seats])
    effects.room = True


def arranged(room: Room, seating: Seating) -> list[Seat]:
    """The seats as planned, without the new bots."""
    leaving = {person.id for person in seating.leaving}
    newcomers = [Seat(newly_seated(room, person)) for person in seating.entering]
    seats = [Seat() if seat.person_id in leaving else copy_of(seat) for seat in room.seats]
    for number in [number for number, seat in enumerate(seats) if seat.is_free and not seat.invite]:
        if newcomers:
            seats[number] = newcomers.pop(0)
    while newcomers and len(seats) < seating.seats:
        seats.append(newcomers.pop(0))
    for number in [number for number, seat in reversed([*enumerate(seats)]) if seat.bot]:
        if newcomers:
            seats[number] = newcomers.pop(0)
    while len(seats) > seating.seats:
        del seats[least_needed(seats)]
    return seats + [Seat() for _ in range(seating.seats - len(seats))]


def copy_of(seat: Seat) -> Seat:
    """The seat for another place at the table; its stream is that of the place."""
    return Seat(seat.person, seat.bot, seat.bot_name, seat.invite, seat.contribution)


def least_needed(seats: Sequence[Seat]) -> int:
    """The seat that is dropped first: the last free one, then a reserved one, then a bot's."""
    return max(
        range(len(seats)),
        key=lambda number: (
            not seats[number].is_human,
            seats[number].is_free,
            not seats[number].invite,
            number,
        ),
    )


def newly_seated(room: Room, person: Person) -> Person:
    """The person at a new seat."""
    return replace(person, seated=room.seq + 1, ready=False, wants=None)


def enter_queue(room: Room, seating: Seating, effects: Effects) -> None:
    """Take those who get a seat out of the queue, and put those who make way at its end."""
    entered = {person.id for person in seating.entering}
    rest = (person for person in room.queue if person.id not in entered)
    room.queue = (*rest, *(waiting_again(person) for person in seating.leaving))
    effects.room_events += [MadeWay(person.id, person.name) for person in seating.leaving]


def waiting_again(person: Person) -> Person:
    """The person in the queue, after having had a seat."""
    return replace(person, ready=False)


def keep_colours(room: Room, colours: Sequence[str]) -> None:
    """Keep the colours that the game has, each once. (setup.colour)"""
    kept: list[str] = []
    for colour in colours:
        kept.append(colour if colour in room.game.colours and colour not in kept else "")
    room.set_colours(kept)


# --- options, and the seat that begins


def first_option(game: Game) -> str | None:
    """The name of the game's option for its first player or dealer."""
    return next((option.name for option in game.options if option.rule == "setup.first-player"), None)


def check_options(game: Game, seats: int, options: Mapping[str, str]) -> None:
    """Refuse options that so many players cannot have. `next` is the table's own word. (setup.first-player)"""
    game.check_options(seats, with_first(game, options, None))


def settle_accepted(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a command that was accepted once. Refused if the game has one of them no longer. (house.rules)"""
    try:
        return game.settle_options(options)
    except Refused as refused:
        gone = "{option}={value}".format_map(refused.values)
        raise Refused("house.rules", game=game.name, pinned=gone) from None


def with_first(game: Game, options: Mapping[str, str], seat: int | None) -> dict[str, str]:
    """The options with this seat in place of `next`; without a seat a random one."""
    name = first_option(game)
    first = {} if name is None or options.get(name) != NEXT else {name: "random" if seat is None else str(seat + 1)}
    return {**options, **first}


def kept_options(game: Game, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """The options of a game, with the values of another one where they apply; colours are kept by person."""
    kept = game.settle_options({})
    for name, value in options.items():
        try:
            trial = game.settle_options(kept | {name: value})
            check_options(game, seats, trial)
        except Refused:
            continue
        kept = trial
    return kept | ({COLOURS: ""} if game.colours else {})


def pass_start_on(room: Room) -> None:
    """From the second game on the start passes on to the left, unless the table has chosen a seat."""
    name = first_option(room.game)
    if name is not None and room.options[name] == "random":
        room.options = room.options | {name: NEXT}


def dealt_options(room: Room) -> dict[str, str]:
    """The options to deal with: the first seat is a number, or random, and on a shared device nobody acts out of turn.
    (setup.first-player, house.hot-seat)"""
    in_turn = room.game.in_turn_options if room.has_hot_seat else {}
    return {**with_first(room.game, room.options, next_first_seat(room)), **in_turn}


def next_first_seat(room: Room) -> int | None:
    """The seat to the left of the one that began the last game, as people sit now; None before the first game.

    If whoever began has no seat any more, it is the first one further to the left who has one.
    """
    last = room.games[-1] if room.games else None
    if last is None or last.first is None:
        return None
    began = seat_now(room, last.seats[last.first])
    if began is not None:
        return (began + 1) % len(room.seats)
    around = [*last.seats[last.first + 1 :], *last.seats[: last.first]]
    return next((seat for then in around if (seat := seat_now(room, then)) is not None), 0)


def seat_now(room: Room, then: SeatResult) -> int | None:
    """The seat that a person or a bot of a past game has now."""
    if then.person is not None:
        return room.seat_held_by(then.person)
    bots = (number for number, seat in enumerate(room.seats) if seat.bot and seat.bot_name == then.name)
    return next(bots, None)
