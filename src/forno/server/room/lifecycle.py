"""The lifecycle of a room: opened, dealt, over, and the next game."""

from __future__ import annotations

from forno.core.chance import Chance, read_chance
from forno.core.errors import Refused
from forno.core.game import Game
from forno.core.table import Table
from forno.fairness import DealSecret, commit_cards
from forno.fairness.commitment import write_contribution
from forno.server.protocol.client_messages import Contribute, OpenRoom, Rematch, StartGame
from forno.server.protocol.room_events import GameStarted
from forno.server.room.commands import apply_command, check, need_host_or_stand_in, need_seat
from forno.server.room.log_entry import ContinueGame, LogEntry
from forno.server.room.moves import read_move
from forno.server.room.names import check_level, check_name
from forno.server.room.settling import note_holders
from forno.server.room.state import Effects, Room, Seat, Sender, game_named
from forno.server.room.turns import ask, play


@check.register
def check_open_room(command: OpenRoom, room: Room, sender: Sender) -> None:
    """Accept a known game with valid options and number of seats, a valid name, and a known level of bots. Somebody
    alone with bots needs no name."""
    game = game_named(command.game)
    check_seats(game, command.seats)
    game.check_options(command.seats, game.settle_options(command.options))
    if command.name or command.bots is None:
        check_name(room, command.name)
    if command.bots is not None:
        check_level(command.bots)


@apply_command.register
def apply_open_room(command: OpenRoom, room: Room, entry: LogEntry, effects: Effects) -> None:
    room.game = game_named(command.game)
    room.options = room.game.settle_options(command.options)
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
        seat.shares = False


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
    room.game.deal(len(room.seats), DealSecret(bytes(32)).mix([]), room.options)


@apply_command.register
def apply_start_game(command: StartGame, room: Room, entry: LogEntry, effects: Effects) -> None:
    free = [seat for seat in room.seats if seat.is_free]
    for seat, name in zip(free, entry.bot_names, strict=True):
        seat.bot_name, seat.bot, seat.invite = name, command.fill or "", ""
    deal(room, entry, effects)
    ask(room, entry.at_ms, effects)


def deal(room: Room, entry: LogEntry, effects: Effects) -> None:
    """Deal the cards, which follow from the committed secret and the contributions of all seats. (deal.chance)"""
    fair = DealSecret(bytes.fromhex(room.secret))
    words = [seat.contribution or "" for seat in room.seats]
    chance = fair.mix(words)
    table = lay_table(room, entry, effects, chance)
    cards = commit_cards(room.game, table, chance.seed)
    said = tuple(write_contribution(word) for word in words)
    effects.room_events.append(GameStarted(room.number, fair.commitment, said, cards.root, str(cards.places)))
    start_clocks(room)


def lay_table(room: Room, entry: LogEntry, effects: Effects, chance: Chance) -> Table:
    """Deal a table from this source of chance. Refused if the game's rules are of another version. (house.rules)"""
    if room.game.rules_version != entry.rules_version:
        raise Refused("house.rules", game=room.game.name, pinned=entry.rules_version)
    table = room.game.deal(len(room.seats), chance, room.options)
    table.race_at_once()
    room.history = tuple(table.events or ())
    effects.events += room.history
    table.events = None
    effects.room = True
    room.status = "playing"
    room.rules_version = entry.rules_version
    room.table = table
    room.held = ()
    note_holders(room)
    return table


def start_clocks(room: Room) -> None:
    """Give every seat its time, and nobody anything to undo."""
    room.last_mover = None
    room.first_valid_decision = 0
    room.undo_points = []
    bank = getattr(room.settings.clock, "bank_seconds", 0) * 1000
    room.bank = [bank] * len(room.seats)


@check.register
def check_rematch(command: Rematch, room: Room, sender: Sender) -> None:
    need_seat(room, sender)
    room.must_be("over")


@apply_command.register
def apply_rematch(command: Rematch, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Return to the lobby: link, seats and spectators stay; the commitment is a new one."""
    room.number += 1
    room.table = None
    to_lobby(room, entry)
    effects.room = True
