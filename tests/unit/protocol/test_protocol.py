"""The protocol's schema is what the structs say; and messages are read strictly.

    FORNO_GOLDEN=renew ./forno test tests/unit/protocol/test_protocol.py

writes the file anew. Every changed line is a change that clients of other people will meet.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, get_args

import msgspec
import pytest

from forno.rulebook.register import GAMES
from forno.server import protocol
from forno.server.protocol import CheckMove, Message, PlayMove, room_events
from forno.server.protocol_docs import document, written
from forno.server.protocol_docs.components import TRUE_TYPES, Schema, structs_in
from forno.server.protocol_docs.document import ANSWERS
from harness import CHECKOUT
from harness.golden import compare, first_difference
from harness.json_schema import conforms

FILE = CHECKOUT / "docs" / "protocol.schema.json"
WHOLE = document(GAMES)
DEFS = WHOLE["$defs"]

ANY_JSON = ((PlayMove, "move"), (CheckMove, "move"))
"""What is not read before the table is known."""
ID, KEY, HASH = "0" * 32, "k" * 22, "a" * 64
SPOKEN: list[Message] = [
    protocol.Hello(1, KEY, "fr", 3, HASH),
    protocol.Look(looking=False),
    protocol.Shown(3),
    protocol.PlayMove(ID, 1, 4, msgspec.Raw(b'{"move":"lay","order":"minimale"}')),
    protocol.CheckMove(ID, 1, 4, msgspec.Raw(b'"lay minimale"')),
    protocol.RequestHint(ID, 1, 4),
    protocol.Undo(ID),
    protocol.AnswerUndo(ID, accept=True),
    protocol.TakeSeat(ID, "Anna", KEY, 2, KEY, "fox"),
    protocol.AddPerson(ID, "Bert", KEY, 2, KEY, "owl"),
    protocol.Uncover(ID, 1, 4),
    protocol.LeaveSeat(ID),
    protocol.ReplaceKey(ID, KEY),
    protocol.ChooseName(ID, "Anna"),
    protocol.ChooseFace(ID, "owl"),
    protocol.ChooseColour(ID, 1, "red"),
    protocol.SendChat(ID, "ciao"),
    protocol.SendReaction(ID, "clap"),
    protocol.MutePerson(ID, 1, on=False),
    protocol.JoinQueue(ID, "Anna", KEY, "fox"),
    protocol.LeaveQueue(ID),
    protocol.SitDown(ID, 1),
    protocol.TakeOver(ID, 1),
    protocol.AnswerTakeOver(ID, 4, accept=True),
    protocol.HandOver(ID, 4),
    protocol.ProposeVote(ID, "remove", 2),
    protocol.CastVote(ID, yes=True),
    protocol.Nudge(ID, 1),
    protocol.Contribute(ID, "lucky seven"),
    protocol.SetReady(ID, ready=False),
    protocol.ShareReplay(ID, 2),
    protocol.AddBot(ID, 1, "random"),
    protocol.ClearSeat(ID, 1),
    protocol.ReserveSeat(ID, 1, KEY),
    protocol.ChangeSettings(ID, protocol.RoomSettings(clock=protocol.PerDecision(30, 60), chat="off"), {"help": "off"}),
    protocol.ChangeGame(ID, "solo", 3, {"jump-in": "off"}),
    protocol.SetSeatCount(ID, 4),
    protocol.TransferHost(ID, 1),
    protocol.StartGame(ID, "random"),
    protocol.CloseRoom(ID),
]
OPEN = protocol.OpenRoom(
    ID, "solo", 3, "Anna", KEY, {"jump-in": "off"}, protocol.RoomSettings(protocol.Days(2)), "bear", "random"
)
PLAY_ON = protocol.PlayOn(ID, 12, 1, "Anna", KEY, "random", protocol.RoomSettings(protocol.Days(2)), "bear")
SEATS = (
    protocol.SeatView(),
    protocol.SeatView("Anna", face="fox"),
    protocol.SeatView("Gino", bot="random", face="chef"),
)
QUEUE = (protocol.PersonView(3, ":3", "owl", away=True),)
RESULTS = (protocol.SeatResult(2, "", ":2", "fox", 120, 1),)
SUMMARY = protocol.GameSummary(1, "solo", RESULTS, early=False, sealed=True, agreed=(2,), shared=True)
SCORE = protocol.ScoreLine(2, "", ":2", "fox", 1, 0.5, 1)
SETTINGS = protocol.RoomSettings()
ROOM = protocol.RoomView("a" * 16, "solo", 1, {}, SETTINGS, "lobby", 1, 1, SEATS, QUEUE, HASH, (SUMMARY,), (SCORE,))
ROOM_EVENTS: tuple[room_events.AnyRoomEvent, ...] = (
    room_events.SeatTaken(1, "Anna"),
    room_events.SeatLeft(1, "Anna", removed=False),
    room_events.NameChanged(2, None, ":4", ":2"),
    room_events.HostChanged(2, 1, ":2"),
    room_events.QueueJoined(3, ":3"),
    room_events.QueueLeft(3, ":3"),
    room_events.MadeWay(3, ":3"),
    room_events.GameChanged("solo"),
    room_events.GameStarted(1, HASH, ('""',), HASH, "pile=2"),
    room_events.TimedOut(1),
    room_events.PlayerAway(1),
    room_events.PlayerBack(1),
    room_events.MoveOvertaken(1, 2),
    room_events.JumpInLost(1, 2, 35),
    room_events.UndoRequested(1),
    room_events.UndoDeclined(1),
    room_events.MovesUndone(1, 2, 7),
    room_events.ChatMessage(2, 1, ":2", "ciao", ""),
    room_events.ReactionSent(3, None, ":3", "clap"),
    room_events.Nudged(1, 2),
    room_events.TakeOverRequested(1, 4, "Dora"),
    room_events.TakeOverDeclined(1, 4, "Dora"),
    room_events.SeatTakenOver(1, 4, "Dora", "Gino"),
    room_events.VoteProposed(1, "remove", 2),
    room_events.VoteFailed(),
    room_events.GameEnded(1),
    room_events.GameEnded(1, early=True),
    room_events.RoomClosed(),
)
TOLD: list[Message] = [
    protocol.Welcome(3, None, 3, 1_790_000_000_000, 60_000, (msgspec.Raw(b'{"move":"draw","pile":"waiter"}'),), 1),
    protocol.Snapshot(0, "", ROOM, None),
    protocol.Frame(2, HASH, 1_790_000_000_000, ROOM_EVENTS, ROOM),
    protocol.Texts({":1": "Anna"}),
    protocol.CommandDone(ID),
    protocol.Refusal(ID, "house.seat", {"seat": 2}, "Seat 2 is taken."),
    protocol.MoveLegal(ID),
    protocol.HintAnswer(
        ID, msgspec.Raw(b'{"move":"draw","pile":"waiter"}'), "Draw.", "pizza-draw-waiter", {"count": 1}
    ),
    protocol.PresenceUpdate((True, False), (True,), 3),
    protocol.Announcement("We restart at ten."),
    protocol.Goodbye("wire.stopping", "The server is restarting."),
]


EVERY_REQUEST = protocol.AnyClientMessage | protocol.OpenRoom | protocol.PlayOn
EVERY_MESSAGE = EVERY_REQUEST | protocol.AnyServerMessage


def name_of(message: object) -> str:
    return type(message).__name__


# --- the schema


def test_the_schema_is_what_the_structs_say() -> None:
    compare(FILE, written(WHOLE))


Fields = dict[str, Any]
"""Names and types, with the default where there is one."""


def changed(union: Any, name: str, change: Callable[[Fields], Fields], **more: Any) -> Any:
    """The union with one message in another shape: all else stays, also its docstring and its place."""
    kinds = [_twin(kind, change, more) if kind.__name__ == name else kind for kind in get_args(union)]
    return reduce(or_, kinds)


def _twin(kind: Any, change: Callable[[Fields], Fields], more: dict[str, Any]) -> Any:
    own: Fields = {
        field.name: (field.type,) if field.default is msgspec.NODEFAULT else (field.type, field.default)
        for field in msgspec.structs.fields(kind)
    }
    described = {"namespace": {"__doc__": kind.__doc__}, "module": kind.__module__, "tag": kind.__struct_config__.tag}
    fields = [(name, *rest) for name, rest in change(own).items()]
    return msgspec.defstruct(kind.__name__, fields, bases=(Message,), frozen=True, **described | more)


MUTANTS: dict[str, dict[str, Any]] = {
    "one more field": {"told": changed(protocol.AnyServerMessage, "Welcome", lambda own: own | {"extra": (int,)})},
    "one field less": {"told": changed(protocol.AnyServerMessage, "Welcome", lambda own: {"seat": own["seat"]})},
    "another type": {"told": changed(protocol.AnyServerMessage, "Welcome", lambda own: own | {"now_ms": (str,)})},
    "may be left out": {
        "spoken": changed(protocol.AnyClientMessage, "AnswerUndo", lambda own: own | {"accept": (bool, True)})
    },
    "another tag": {"spoken": changed(protocol.AnyClientMessage, "CloseRoom", dict, tag="shut")},
    "other words": {"spoken": changed(protocol.AnyClientMessage, "CloseRoom", dict, namespace={"__doc__": "Shut it."})},
    "no such message": {"spoken": reduce(or_, get_args(protocol.AnyClientMessage)[:-1])},
}


def is_noticed(whole: Schema) -> bool:
    return first_difference(FILE.read_text(encoding="utf-8"), written(whole)) is not None


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_changed_struct_is_noticed(mutant: str) -> None:
    assert is_noticed(document(GAMES, **MUTANTS[mutant]))


def test_a_struct_made_anew_but_the_same_is_no_change() -> None:
    assert not is_noticed(document(GAMES, told=changed(protocol.AnyServerMessage, "Welcome", dict)))


# --- messages


@pytest.mark.parametrize("message", [*SPOKEN, OPEN, PLAY_ON, *TOLD], ids=name_of)
def test_a_message_is_read_back_and_conforms(message: Message) -> None:
    text = msgspec.json.encode(message)
    read = msgspec.json.decode(text, type=EVERY_MESSAGE)
    assert msgspec.json.encode(read) == text
    assert conforms(json.loads(text), DEFS[name_of(message)], DEFS)


def test_there_is_an_example_of_each() -> None:
    assert {*map(type, SPOKEN)} == {*get_args(protocol.AnyClientMessage)}
    assert {*map(type, TOLD)} == {*get_args(protocol.AnyServerMessage)}
    assert {*map(type, ROOM_EVENTS)} == {*get_args(room_events.AnyRoomEvent)}


@pytest.mark.parametrize("message", [*SPOKEN, OPEN, PLAY_ON], ids=name_of)
def test_unknown_fields_and_wrong_types_are_refused(message: Message) -> None:
    right = json.loads(msgspec.json.encode(message))
    wrong = [right | {"flavour": "sour"}, right | {"type": "no-such-thing"}]
    wrong += [
        {name: part for name, part in right.items() if name != field} for field in ("type", "id") if field in right
    ]
    wrong += [right | {field: [[]]} for field in right if (type(message), field) not in ANY_JSON]
    for broken in wrong:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(json.dumps(broken), type=EVERY_REQUEST)
        assert not conforms(broken, DEFS[name_of(message)], DEFS)


# --- what the schema names


def test_nothing_raw_is_left_unsaid() -> None:
    raw = {
        f"{struct.__name__}.{field.name}"
        for struct in structs_in(protocol.AnyClientMessage, protocol.AnyServerMessage, *ANSWERS)
        for field in msgspec.structs.fields(struct)
        if msgspec.Raw in (field.type, *get_args(field.type))
    }
    assert raw == {*TRUE_TYPES}


def test_every_name_in_the_schema_leads_somewhere() -> None:
    refs = set(_refs(WHOLE))
    assert refs <= DEFS.keys()
    own = {"OwnSeat", "OwnTable", "Forgotten", "ReportPerson"}
    calls = {"Subscription", "Unsubscription", "Webhook", "WebhookView"}
    answers = {"Replay", "Catalogue", "Instance", "ListedRoom", "Lesson", "GameReview"}
    assert DEFS.keys() - refs <= answers | own | calls


def _refs(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [name for part in schema for name in _refs(part)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"].rpartition("/")[2]] if isinstance(schema.get("$ref"), str) else []
    return own + [name for part in schema.values() for name in _refs(part)]


def test_two_games_may_use_the_same_word() -> None:
    assert DEFS["PizzaDealt"]["properties"].keys() != DEFS["SoloDealt"]["properties"].keys()
    assert DEFS["PizzaDealt"]["properties"]["event"] == DEFS["SoloDealt"]["properties"]["event"]
