"""The lifecycle of a room: opened, dealt, over, and the next game."""

from __future__ import annotations

from forno.core.chance import Chance, read_chance
from forno.core.errors import Refused
from forno.core.game import Game
from forno.core.table import Table
from forno.fairness import DealSecret, commit_cards
from forno.fairness.commitment import write_contribution
from forno.server.protocol.client_messages import ChangeGame, Contribute, OpenRoom, SetReady, StartGame
from forno.server.protocol.room_events import GameChanged, GameStarted
from forno.server.room.commands import apply_command, check, need_host, need_host_or_stand_in, need_person, need_seat
from forno.server.room.evening import everybody_is_ready, forget_readiness
from forno.server.room.log_entry import ContinueGame, LogEntry, StartNextGame
from forno.server.room.moves import read_move
from forno.server.room.names import check_level, check_name
from forno.server.room.seating import (
    carry_out,
    check_options,
    dealt_options,
    kept_options,
    pass_start_on,
    plan_absent,
    plan_next_game,
    plan_other_game,
    settle_accepted,
)
from forno.server.room.settling import note_holders
from forno.server.room.state import COLOURS, Effects, Room, Seat, Sender, game_named
from forno.server.room.turns import ask, play


@check.register
def check_open_room(command: OpenRoom, room: Room, sender: Sender) -> None:
    """Accept a known game with valid options and number of seats, a valid name, and a known level of bots. Somebody
    alone with bots needs no name."""
    game = game_named(command.game)
    check_seats(game, command.seats)
    check_options(game, command.seats, game.settle_options(command.options))
    if command.name or command.bots is None:
        check_name(room, command.name)
    if command.bots is not None:
        check_level(command.bots)


@apply_command.register
def apply_open_room(command: OpenRoom, room: Room, entry: LogEntry, effects: Effects) -> None:
    room.game = game_named(command.game)
    room.options = settle_accepted(room.game, command.options)
    room.settings = command.settings
    room.seats = [Seat() for _ in range(command.seats)]
    person = room.new_person(command.name, command.key, command.face)
    room.seats[0] = Seat(person)
    room.host = person.id
    for seat, name in zip(room.seats[1:], entry.bot_names, strict=False):
        seat.bot_name, seat.bot = name, command.bots or ""
    to_lobby(room, entry)
    effects.room = True


@check.register
def check_continue_game(command: ContinueGame, room: Room, sender: Sender) -> None:
    """Accept a seat of the game that is played on, a valid name, and a known level of bots. (house.play-on)"""
    if not 0 <= command.seat < command.seats:
        raise Refused("house.seat", seat=command.seat + 1)
    check_name(room, command.name)
    check_level(command.bots)


@apply_command.register
def apply_continue_game(command: ContinueGame, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Deal the finished game again and play its moves again. What follows is shuffled as it was then."""
    room.game = game_named(command.game)
    room.options = command.options
    room.settings = command.settings
    room.seats = [Seat(bot=command.bots, bot_name=name) for name in entry.bot_names]
    person = room.new_person(command.name, command.key, command.face, command.seat)
    room.seats.insert(command.seat, Seat(person))
    room.host = person.id
    room.source = command
    lay_table(room, entry, effects, read_chance(command.chance))
    effects.room_events.append(GameStarted(room.number, "", (), "", ""))
    ask(room, entry.at_ms, effects)
    for turn in command.turns:
        play(room, turn.seat, read_move(room, turn.move, turn.seat), entry.at_ms, effects)
    start_clocks(room)


def to_lobby(room: Room, entry: LogEntry) -> None:
    """Before a deal: a fresh secret is committed, and nobody has contributed yet. (house.fair)"""
    room.status = "lobby"
    room.secret = entry.secret
    room.source = None
    for seat in room.seats:
        seat.contribution = None


def check_seats(game: Game, seats: int) -> None:
    if not game.least <= seats <= game.most:
        raise Refused("setup.players", players=seats, least=game.least, most=game.most)


@check.register
def check_contribute(command: Contribute, room: Room, sender: Sender) -> None:
    """Accept contributions after the commitment and before the deal. (house.fair)"""
    need_seat(room, sender)
    room.must_be("lobby")


@apply_command.register
def apply_contribute(command: Contribute, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.seat is not None
    room.seats[entry.seat].contribution = command.words
    effects.room = True


@check.register
def check_start_game(command: StartGame, room: Room, sender: Sender) -> None:
    """Accept if every seat is taken, or is given to a bot now. (house.start)"""
    need_host_or_stand_in(room, sender)
    room.must_be("lobby")
    if command.fill is not None:
        check_level(command.fill)
    elif any(place.is_free for place in room.seats):
        sitting = sum(not place.is_free for place in room.seats)
        raise Refused("house.start", players=sitting, least=len(room.seats), most=len(room.seats))
    check_options(room.game, len(room.seats), room.options)


@check.register
def check_start_next_game(command: StartNextGame, room: Room, sender: Sender) -> None:
    """Accept once everybody is ready. (house.ready)"""
    room.must_be("lobby")
    if not everybody_is_ready(room):
        raise Refused("house.ready")


@apply_command.register(StartGame)
@apply_command.register(StartNextGame)
def apply_start_game(command: StartGame | StartNextGame, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Settle who plays, give free seats to bots, and deal. (house.absent)"""
    names = iter(entry.bot_names)
    absent = plan_absent(room)
    if absent.leaving:
        carry_out(room, absent, names, effects)
        fit_options(room)
    for seat in room.seats:
        if seat.is_free:
            assert isinstance(command, StartGame)
            seat.bot_name, seat.bot, seat.invite = next(names), command.fill or "", ""
    deal(room, entry, effects)
    ask(room, entry.at_ms, effects)


def fit_options(room: Room) -> None:
    """Drop the options that so many seats cannot have. Colours stay."""
    colours = room.colours
    room.options = kept_options(room.game, room.options, len(room.seats))
    room.set_colours(colours)


def deal(room: Room, entry: LogEntry, effects: Effects) -> None:
    """Deal the cards, which follow from the committed secret and the contributions of all seats. (deal.chance)"""
    fair = DealSecret(bytes.fromhex(room.secret))
    words = [seat.contribution or "" for seat in room.seats]
    chance = fair.mix(words)
    table = lay_table(room, entry, effects, chance)
    cards = commit_cards(room.game, table, chance.seed)
    said = tuple(write_contribution(word) for word in words)
    places, silent = str(cards.places), tuple(room.silent_seats)
    effects.room_events.append(GameStarted(room.number, fair.commitment, said, cards.root, places, silent))
    start_clocks(room)


def lay_table(room: Room, entry: LogEntry, effects: Effects, chance: Chance) -> Table:
    """Deal a table from this source of chance. Refused if the game has other rules now. (house.rules)"""
    if room.game.rules_version != entry.rules_version:
        raise Refused("house.rules", game=room.game.name, pinned=f"rules {entry.rules_version}")
    table = room.game.deal(len(room.seats), chance, settle_accepted(room.game, dealt_options(room)))
    table.race_at_once()
    room.history = tuple(table.events or ())
    effects.events += room.history
    table.events = None
    effects.room = True
    room.status = "playing"
    room.rules_version = entry.rules_version
    room.table, room.table_game, room.table_number = table, room.game, room.number
    room.first_seat = room.game.first_seat(table)
    forget_readiness(room)
    room.held = ()
    note_holders(room)
    for seat in room.seats:
        seat.played = ()
    return table


def start_clocks(room: Room) -> None:
    """Give every seat its time, and nobody anything to undo."""
    room.last_mover = None
    room.first_valid_decision = 0
    room.undo_points = []
    room.undo_refusals = {}
    bank = getattr(room.settings.clock, "bank_seconds", 0) * 1000
    room.bank = [bank] * len(room.seats)


# --- the next game


@check.register
def check_set_ready(command: SetReady, room: Room, sender: Sender) -> None:
    """Accept after a game, or before the next. The first game is the host's to start. (house.ready)"""
    need_person(room, sender)
    room.must_be("over", "lobby")
    if (room.status == "lobby" and room.number == 1) or (room.status == "over" and not command.ready):
        raise Refused("house.ready")


@apply_command.register
def apply_set_ready(command: SetReady, room: Room, entry: LogEntry, effects: Effects) -> None:
    """The first one who is ready for another game opens its lobby. One speaks for all who share the device."""
    assert entry.person is not None
    if room.status == "over":
        next_lobby(room, entry)
        carry_out(room, plan_next_game(room), iter(()), effects)
        fit_options(room)
        pass_start_on(room)
    for person in room.sharers(entry.person):
        room.change_person(person.id, ready=command.ready)
    effects.room = True


def next_lobby(room: Room, entry: LogEntry) -> None:
    """Before the next game: link and people stay, the last table stays in sight, and the commitment is a new one."""
    room.number += 1
    to_lobby(room, entry)
    forget_readiness(room)


@check.register
def check_change_game(command: ChangeGame, room: Room, sender: Sender) -> None:
    """Accept another game, or the same with other options, before or after a game. (house.game)"""
    need_host(room, sender)
    room.must_be("lobby", "over")
    game = game_named(command.game)
    if command.seats is not None:
        check_seats(game, command.seats)
    if COLOURS in command.options:
        raise Refused("setup.colour", colour=command.options[COLOURS])
    seats = plan_other_game(room, game, command.seats).seats
    check_options(game, seats, game.settle_options(kept_options(game, room.options, seats) | command.options))


@apply_command.register
def apply_change_game(command: ChangeGame, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Everybody stays at the table; options and colours are kept where they still apply. (house.queue)"""
    game = game_named(command.game)
    seating = plan_other_game(room, game, command.seats)
    if room.status == "over":
        next_lobby(room, entry)
    forget_readiness(room)
    colours = room.colours
    room.game, room.rules_version = game, 0
    room.options = settle_accepted(game, kept_options(game, room.options, seating.seats) | command.options)
    room.set_colours(colours)
    carry_out(room, seating, iter(entry.bot_names), effects)
    if room.number > 1:
        pass_start_on(room)
    effects.room_events.append(GameChanged(game.name))
