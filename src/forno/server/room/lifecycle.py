"""A table is opened, dealt, ended and played at again."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.core.game import Game
from forno.fairness import DealSecret, commit_cards
from forno.fairness.commitment import write_contribution
from forno.server.protocol.client_messages import Again, Contribute, Open, Start
from forno.server.protocol.room_events import Began
from forno.server.room.commands import check, happen, need_host, need_seat
from forno.server.room.log_entry import Entry
from forno.server.room.moves import ask
from forno.server.room.names import check_level, check_name, name_for_bot
from forno.server.room.state import Happened, Room, Seat, game_named


@check.register
def _(deed: Open, room: Room, seat: int | None) -> None:
    """A game that is here, by its options, for a number of players that it takes; a name; bots that are there."""
    game = game_named(deed.game)
    check_seats(game, deed.seats)
    game.settle_options(deed.options)
    check_name(room, deed.name)
    if deed.bots is not None:
        check_level(deed.bots)


@happen.register
def _(deed: Open, room: Room, entry: Entry, happened: Happened) -> None:
    room.game = game_named(deed.game)
    room.options = room.game.settle_options(deed.options)
    room.settings = deed.settings
    room.seats = [Seat() for _ in range(deed.seats)]
    room.seats[0] = Seat(name=deed.name.strip(), lock=deed.key)
    for seat in room.seats[1:] if deed.bots else []:
        seat.name, seat.bot = name_for_bot(room), deed.bots or ""
    to_lobby(room, entry)
    happened.room = True


def to_lobby(room: Room, entry: Entry) -> None:
    """Before a deal: a fresh secret is promised, and nobody has said a word yet. (house.fair)"""
    room.status = "lobby"
    room.secret = entry.salt
    for seat in room.seats:
        seat.words = None
        seat.shares = False


def check_seats(game: Game, seats: int) -> None:
    if not game.least <= seats <= game.most:
        raise Refused("setup.players", players=seats, least=game.least, most=game.most)


@check.register
def _(deed: Contribute, room: Room, seat: int | None) -> None:
    """Words count once the commitment is there, and until the deal. (house.fair)"""
    need_seat(room, seat)
    room.must_be("lobby")


@happen.register
def _(deed: Contribute, room: Room, entry: Entry, happened: Happened) -> None:
    assert entry.seat is not None
    room.seats[entry.seat].words = deed.words
    happened.room = True


@check.register
def _(deed: Start, room: Room, seat: int | None) -> None:
    """Every seat is taken, or is given to a bot now. (house.start)"""
    need_host(room, seat)
    room.must_be("lobby")
    if deed.fill is not None:
        check_level(deed.fill)
    elif any(place.is_free for place in room.seats):
        sitting = sum(not place.is_free for place in room.seats)
        raise Refused("house.start", players=sitting, least=len(room.seats), most=len(room.seats))
    room.game.deal(len(room.seats), DealSecret(bytes(32)).mix([]), room.options)


@happen.register
def _(deed: Start, room: Room, entry: Entry, happened: Happened) -> None:
    for seat in room.seats:
        if seat.is_free:
            seat.name, seat.bot, seat.invite = name_for_bot(room), deed.fill or "", ""
    deal(room, entry, happened)
    ask(room, entry.at, happened)


def deal(room: Room, entry: Entry, happened: Happened) -> None:
    """The cards follow from the promised secret and the words of every seat. (deal.chance)"""
    if room.game.rules_version != entry.rules:
        raise Refused("house.rules", game=room.game.name, pinned=entry.rules)
    fair = DealSecret(bytes.fromhex(room.secret))
    words = [seat.words or "" for seat in room.seats]
    chance = fair.mix(words)
    table = room.game.deal(len(room.seats), chance, room.options)
    table.race_at_once()
    room.history = tuple(table.events or ())
    happened.events += room.history
    table.events = None
    cards = commit_cards(room.game, table, chance.seed)
    said = tuple(write_contribution(word) for word in words)
    happened.news.append(Began(room.number, fair.commitment, said, cards.root, str(cards.places)))
    happened.room = True
    room.status = "playing"
    room.rules = entry.rules
    room.table = table
    room.last = None
    room.renewed = 0
    room.before = []
    bank = getattr(room.settings.clock, "bank", 0) * 1000
    room.bank = [bank] * len(room.seats)


@check.register
def _(deed: Again, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    room.must_be("over")


@happen.register
def _(deed: Again, room: Room, entry: Entry, happened: Happened) -> None:
    """The link, the seats and whoever watches stay; the promise is a new one."""
    room.number += 1
    room.table = None
    to_lobby(room, entry)
    happened.room = True
