"""The choke point of secrecy: all bytes that a viewer is sent are made here. Nothing else leaves a room.

A viewer is a seat, or the public (None). Frames and snapshots hold references in place of names and chat; `texts` makes
the message that resolves them, and is part of no stream.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from forno.bots import Reason
from forno.core.event import Event, heard
from forno.core.move import Move
from forno.fairness import DealSecret
from forno.rulebook import LANGUAGES, hint
from forno.rulebook.sentences import player
from forno.server.http_responses import ListedRoom, OwnTable
from forno.server.protocol.base import NULL
from forno.server.protocol.client_messages import OwnSeat
from forno.server.protocol.refusals import refusal
from forno.server.protocol.room_events import AnyRoomEvent, ChatMessage, Nudged, ReactionSent
from forno.server.protocol.server_messages import (
    Announcement,
    ClockView,
    CommandDone,
    Frame,
    GameSummary,
    GameView,
    HintAnswer,
    JumpInView,
    MoveLegal,
    PersonView,
    PresenceUpdate,
    RoomView,
    ScoreLine,
    SeatResult,
    SeatView,
    Snapshot,
    Texts,
    UndoView,
    VoteView,
    Welcome,
)
from forno.server.room.evening import Standing, standings
from forno.server.room.forgetting import texts_of
from forno.server.room.log_entry import REFERENCE_MARK, ForgetPerson, Head, LogEntry, has_text, reference
from forno.server.room.settling import electors, votes_needed
from forno.server.room.state import Effects, PastGame, Person, Room, Vote
from forno.server.room.timers import clock_ends, vote_ends

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
MAX_GAMES = 20
"""Past games in the view of a room; the score counts all."""
MAX_PLAYED = 50
"""Moves of a bot in a welcome; the count has all."""
Named = TypeVar("Named", SeatView, PersonView, SeatResult, ScoreLine)
"""A part of a view that holds a name."""
NOBODY: Head = (0, "")
FRAME_FORMAT = 3
"""Version of the bytes of frames. It is logged with their hashes, and counted up whenever the same log would give other
bytes, by a change here or in the view of a game: tests/unit/rooms/test_frame_format.py notices."""
AnyViewer = int | None
"""A seat, or the public."""


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


NO_MOVES = raw([])


# --- the stream


def next_hash(prev: str, frame: bytes) -> str:
    """The chain: each hash is of the hash before and of the frame's bytes."""
    return sha256(bytes.fromhex(prev) + frame).hexdigest()


def frame_format(room: Room) -> int:
    """The version of the frames of a room; 0 for a game of another package, whose views change without our notice."""
    return FRAME_FORMAT if type(room.game).__module__.startswith("forno.games.") else 0


def frame(room: Room, entry: LogEntry, effects: Effects, viewer: int | None, head: Head) -> tuple[bytes, Head] | None:
    """The frame of an entry for one viewer, whose stream has this head; None if it is sent none."""
    return frames(room, entry, effects, {viewer: head}).get(viewer)


def frames(
    room: Room, entry: LogEntry, effects: Effects, heads: Mapping[AnyViewer, Head]
) -> dict[AnyViewer, tuple[bytes, Head]]:
    """The frames of an entry for these viewers, with the heads of their streams after them."""
    shown = room_view(room) if effects.room else None
    told = [viewer for viewer in heads if effects.game and effects.only in (None, viewer)]
    games = game_views(room, told, effects.events)
    made: dict[AnyViewer, tuple[bytes, Head]] = {}
    for viewer, (n, prev) in heads.items():
        events = tuple(one for one in effects.room_events if hears(room, one, viewer)) if effects.room_events else ()
        game = games.get(viewer)
        if events or shown or game:
            data = encode(Frame(n + 1, prev, entry.at_ms, events, shown, game))
            made[viewer] = data, (n + 1, next_hash(prev, data))
    return made


def hears(room: Room, piece: AnyRoomEvent, viewer: int | None) -> bool:
    """Whether a room event is sent to a viewer: public and not of a person whom it has muted, or its own."""
    if piece.only is not None:
        return piece.only == viewer
    listener = room.seats[viewer].person if viewer is not None else None
    return not (listener and speaker(room, piece) in listener.muted)


def speaker(room: Room, piece: AnyRoomEvent) -> int | None:
    """The person who speaks to the table in a room event; None for all others."""
    if isinstance(piece, ChatMessage | ReactionSent):
        return piece.person
    return room.seats[piece.by].person_id if isinstance(piece, Nudged) else None


def snapshot(room: Room, viewer: int | None, head: Head, past: list[Event]) -> bytes:
    """The room and its game as they are now, with the events that the viewer may be shown again."""
    game = game_views(room, [viewer], past).get(viewer)
    return encode(Snapshot(head[0], head[1], room_view(room), game))


# --- names and chat, beside the streams


class _HeldText(msgspec.Struct):
    """The reference in a seat, a place of the queue, or a room event."""

    name: str = ""
    before: str = ""
    text: str = ""


class _GameTexts(msgspec.Struct):
    seats: list[_HeldText] = []


class _RoomTexts(msgspec.Struct):
    seats: list[_HeldText] = []
    queue: list[_HeldText] = []
    games: list[_GameTexts] = []
    score: list[_HeldText] = []

    @property
    def held(self) -> Iterator[_HeldText]:
        yield from (*self.seats, *self.queue, *self.score)
        for game in self.games:
            yield from game.seats


class _SentTexts(msgspec.Struct):
    """The references in a frame or a snapshot."""

    room_events: list[_HeldText] = []
    room: _RoomTexts | None = None


_sent = msgspec.json.Decoder(_SentTexts)


def references(data: bytes) -> set[str]:
    """The references in a frame or a snapshot."""
    sent = _sent.decode(data)
    held = [*sent.room_events, *(sent.room.held if sent.room else ())]
    return {text for one in held for text in (one.name, one.before, one.text) if text.startswith(REFERENCE_MARK)}


def texts(room: Room, data: Iterable[bytes]) -> bytes | None:
    """The message that resolves the references in these frames or snapshots; None if there is nothing to resolve."""
    found = sorted({one for piece in data for one in references(piece)})
    stored = {one: text for one in found if (text := room.text(one))}
    return encode(Texts(stored)) if stored else None


def new_text(room: Room, entry: LogEntry) -> bytes | None:
    """The message with the name or the chat that an entry has just added, or has deleted, for all viewers that get its
    frame."""
    command = entry.command
    if type(command) is ForgetPerson and entry.refusal is None:
        return encode(Texts({reference(text): "" for text in texts_of(room, command.person)}))
    if entry.refusal is not None or not has_text(command):
        return None
    last = reference(room.text_count)
    return encode(Texts({last: room.text(last)}))


# --- the room


def room_view(room: Room) -> RoomView:
    return RoomView(
        room=room.name,
        game=room.game.name,
        rules_version=room.rules_version or room.game.rules_version,
        options=room.options,
        settings=room.settings,
        status=room.status,  # type: ignore[arg-type]
        number=room.number,
        host=room.host,
        seats=tuple(seat_view(room, number, colour) for number, colour in enumerate(room.colours)),
        queue=tuple(person_view(person) for person in room.queue),
        commitment=DealSecret(bytes.fromhex(room.secret)).commitment if room.secret else "",
        games=tuple(game_summary(game) for game in room.games[-MAX_GAMES:]),
        score=tuple(score_line(whose, standing) for whose, standing in standings(room).items()),
        hot_seat=room.has_hot_seat,
        vote=vote_view(room, room.vote) if room.vote else None,
        waits=room.waits,
        source=room.source.source if room.source else None,
    )


def person_view(person: Person) -> PersonView:
    return PersonView(person.id, person.name, person.face, person.away, person.ready, person.wants, person.device)


def game_summary(game: PastGame) -> GameSummary:
    agreed = tuple(sorted(game.agreed))
    return GameSummary(game.number, game.game, game.seats, game.early, game.sealed, agreed, game.is_shared)


def score_line(whose: int | str, standing: Standing) -> ScoreLine:
    person, bot = (whose, "") if isinstance(whose, int) else (None, whose)
    wins = float(standing.wins)
    return ScoreLine(person, bot, standing.name, standing.face, standing.games, wins, standing.places)


def vote_view(room: Room, vote: Vote) -> VoteView:
    people = electors(room, vote.person)
    yes, no = (tuple(sorted(said & people)) for said in (vote.yes, vote.no))
    ends = vote_ends(room, vote)
    return VoteView(vote.kind, vote.by, vote.person, yes, no, tuple(sorted(people)), votes_needed(room, people), ends)


def seat_view(room: Room, number: int, colour: str) -> SeatView:
    seat = room.seats[number]
    return SeatView(
        name=seat.name,
        bot=seat.bot,
        person=seat.person_id,
        device=seat.person.device if seat.person else None,
        away=seat.away,
        has_left=seat.person is not None and seat.person.has_left,
        reserved=bool(seat.invite),
        ready=seat.person is not None and seat.person.ready,
        contributed=seat.contribution is not None,
        face=room.face(number),
        colour=colour,
    )


def list_card(room: Room) -> bytes:
    """The room's card in the public list, with references in place of names."""
    view, settings = room_view(room), room.settings
    watched, options = settings.spectators, room.options
    return encode(
        ListedRoom(room.name, view.game, view.status, room.number, settings.locked, watched, options, view.seats)
    )


class RoomSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room's people by the hashes of their keys, and how far it is: nothing but what everybody at the table sees."""

    people: dict[str, int | None]
    """The seat of each; None in the queue."""
    decision: int | None = None
    """The current decision, or the last one of a game that is over."""
    turn: int | None = None
    since_ms: int = 0
    places: tuple[int, ...] = ()
    """Of the seats, once the game is over."""
    awaited: tuple[int, ...] = ()
    """The seats of those whom the game waits for."""


_summary = msgspec.json.Decoder(RoomSummary)


def summary(room: Room) -> bytes:
    """The part of a room that the lists of its people are made from. In a jump-in window nobody owes a decision: being
    asked would tell the hand."""
    people: dict[str, int | None] = {one.person.lock: at for at, one in enumerate(room.seats) if one.person}
    people.update((person.lock, None) for person in room.queue)
    table = room.table
    if table is None or room.status not in ("playing", "over"):
        return encode(RoomSummary(people))
    if table.is_over:
        return encode(RoomSummary(people, table.serial, places=room.game.outcome(table).places))
    if room.status == "over" or room.jump_in:
        return encode(RoomSummary(people, table.serial, awaited=awaited(room)))
    return encode(RoomSummary(people, table.serial, table.seat, room.asked_at, awaited=awaited(room)))


def awaited(room: Room) -> tuple[int, ...]:
    """The seat of the only person at a table that waits; once everybody has left, those of all. (house.absent)"""
    people = [number for number, seat in enumerate(room.seats) if seat.person and room.waits]
    return tuple([number for number in people if room.seats[number].is_held] or people)


def own_table(card: ListedRoom, summary: bytes, asked: OwnSeat, lock: str) -> OwnTable:
    """A room in the list of the person whose key has this hash. (house.key)"""
    told = _summary.decode(summary)
    if lock not in told.people:
        return OwnTable(card.room, "house.key")
    seat = told.people[lock]
    seen = asked.decision if asked.number == card.number else None
    return OwnTable(
        card.room,
        card=card,
        seat=seat,
        turn=told.turn,
        since_ms=told.since_ms,
        moves=None if seen is None or told.decision is None else max(0, told.decision - seen),
        place=told.places[seat] if seat is not None and told.places else None,
        waits=seat in told.awaited,
    )


def named_seats(seats: Sequence[SeatView], texts: Mapping[str, str]) -> tuple[SeatView, ...]:
    """The seats with names in place of references; a reference to a deleted name stays, since the seat is not free."""
    return tuple(named(seat, texts) for seat in seats)


def is_reference(name: str) -> bool:
    """Whether a name is still a reference: its text was deleted."""
    return name.startswith(REFERENCE_MARK)


def named_room(room: Room) -> RoomView:
    """The room with names in place of references, for answers that are part of no stream."""
    view = room_view(room)
    queue = tuple(named(person, room.texts) for person in view.queue)
    games = tuple(replace(game, seats=tuple(named(seat, room.texts) for seat in game.seats)) for game in view.games)
    score = tuple(named(line, room.texts) for line in view.score)
    return replace(view, seats=named_seats(view.seats, room.texts), queue=queue, games=games, score=score)


def unnamed_room(room: Room) -> RoomView:
    """The room without anybody's name but those of bots, for whoever may not watch it. (house.spectators)"""
    view = room_view(room)
    games = tuple(replace(game, seats=tuple(map(unnamed, game.seats))) for game in view.games)
    seats, queue, score = (tuple(map(unnamed, part)) for part in (view.seats, view.queue, view.score))
    return replace(view, seats=seats, queue=queue, games=games, score=score)


def unnamed(held: Named) -> Named:
    """A part of a view without the reference to a person's name."""
    return replace(held, name="") if held.name.startswith(":") else held


def named(held: Named, texts: Mapping[str, str]) -> Named:
    """A part of a view with the name in place of the reference; a reference to a deleted name stays."""
    return replace(held, name=texts.get(held.name) or held.name)


# --- the game


def game_views(room: Room, viewers: Sequence[AnyViewer], events: list[Event]) -> dict[AnyViewer, GameView]:
    """The game as each of these viewers may know it. What is the same for all is made once.

    Between two games it is the last one, as each person's seat knew it then.
    """
    table = room.table
    if table is None or not viewers:
        return {}
    seats = [room.table_viewer(viewer) for viewer in viewers]
    asks = not table.is_over and room.status == "playing"
    decision = table.serial if asks else None
    on_clock = table.seat if asks and room.clock_started_at is not None else None
    clock = ClockView(on_clock, clock_ends(room), tuple(room.bank), on_clock is not None and room.covered)
    undo = UndoView(room.undo_request.seat, tuple(sorted(room.undo_request.agreed))) if room.undo_request else None
    outcome = raw(room.table_game.outcome(table)) if table.is_over else NULL
    whole = raw(events)
    return {
        viewer: GameView(
            room.table_number,
            decision,
            events_for(seat, events, whole),
            raw(view),
            legal_moves(room, viewer) if asks else NO_MOVES,
            clock,
            jump_in_view(room, viewer),
            undo,
            outcome,
        )
        for viewer, seat, view in zip(viewers, seats, room.table_game.views(table, seats), strict=True)
    }


def events_for(viewer: AnyViewer, events: list[Event], whole: msgspec.Raw) -> msgspec.Raw:
    """The events that this viewer hears, encoded. `whole` is the encoding of all of them."""
    told = heard(events, viewer)
    return whole if told == events else raw(told)


def legal_moves(room: Room, viewer: int | None) -> msgspec.Raw:
    """The moves that a viewer may play now; none once it has answered."""
    if viewer is None or (room.jump_in and viewer in room.jump_in.claims):
        return NO_MOVES
    moves = room.playing.legal_moves(viewer)
    return raw(moves) if moves else NO_MOVES


def jump_in_view(room: Room, viewer: int | None) -> JumpInView | None:
    """The jump-in window, with no sealed answer but the viewer's own."""
    if room.jump_in is None:
        return None
    claim = room.jump_in.claims.get(viewer) if viewer is not None else None
    return JumpInView(room.jump_in.ends, raw(claim.move) if claim else NULL)


# --- answers, and messages that are part of no stream


def answer(room: Room, command: str, entry: LogEntry, lang: str) -> bytes:
    """The answer to a command, which is the same however often the command is sent."""
    if entry.refusal is None:
        return encode(CommandDone(command))
    return refusal(command, entry.refusal.refused, lang, room.names)


def move_legal(command: str) -> bytes:
    return encode(MoveLegal(command))


def hint_answer(room: Room, command: str, move: Move, reason: Reason, lang: str) -> bytes:
    """A hint, only for the seat that requested it and whose observation it was made from."""
    return encode(HintAnswer(command, raw(move), reason_text(reason, room.names, lang), reason.name, reason.values))


def reason_text(reason: Reason, names: Sequence[str], lang: str) -> str:
    """A bot's reason in one sentence, addressed to the player whose move it would be."""
    seat, lang = reason.values.get("seat"), lang if lang in LANGUAGES else "en"
    named = {"name": player(seat + 1, lang, names)} if isinstance(seat, int) else {}
    return hint(reason.name, {**reason.values, **named}, lang)


def welcome(room: Room, version: int, viewer: AnyViewer, person: int | None, now_ms: int, grace_ms: int) -> bytes:
    """The answer to a greeting. Moves that a bot played are told to their own seat alone."""
    played = () if viewer is None else room.seats[viewer].played
    told = tuple(raw(turn.move) for turn in played[-MAX_PLAYED:])
    return encode(Welcome(version, viewer, person, now_ms, grace_ms, told, len(played)))


def announcement(text: str) -> bytes:
    """The operator's line for everybody: it depends on no room."""
    return encode(Announcement(text))


def presence(connected: list[bool], queue: list[bool], spectators: int) -> bytes:
    return encode(PresenceUpdate(tuple(connected), tuple(queue), spectators))
