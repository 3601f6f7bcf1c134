"""The terminal and the page say the same: each compares its sentences with web/tests/sentences.json.

    FORNO_GOLDEN=renew ./forno test tests/unit/terminal/test_sentences.py

writes it anew, with what the terminal says; then web/tests/sentences.test.ts tells whether the page says the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args

import msgspec

from forno import games
from forno.core.event import Event
from forno.core.match import Match
from forno.core.move import kebab
from forno.rulebook import LANGUAGES
from forno.server.protocol.room_events import AnyRoomEvent
from forno.terminal.game_text import Json, game_text, question_text
from forno.terminal.room_text import RoomText
from harness import CHECKOUT
from harness.counts import count
from harness.golden import compare

FILE = CHECKOUT / "web/tests/sentences.json"
NAMES = ["Anna", "Berta", "Carlo"]
FAMILIES = {"pizza": ("mamma-mia", "sole-mio", "grande", "plus"), "solo": ("solo",)}
SEEDS = range(3)
LAST = 8
"""Of what happened before a decision, so many events are said."""
DECISIONS = count(5000, 10**6)
"""So many decisions of a game's matches bring all questions and moves; the further ones of SOLO bring rare events."""
ROOM_EVENTS: list[Json] = [
    {"event": "seat-taken", "seat": 1, "name": "Berta"},
    {"event": "seat-left", "seat": 1, "name": "Berta", "removed": False},
    {"event": "seat-left", "seat": 1, "name": "Berta", "removed": True},
    {"event": "name-changed", "person": 2, "seat": 1, "name": "Bea", "before": "Berta"},
    {"event": "queue-joined", "person": 2, "name": "Dora"},
    {"event": "queue-left", "person": 2, "name": "Dora"},
    {"event": "made-way", "person": 2, "name": "Dora"},
    {"event": "game-changed", "game": "solo"},
    {"event": "host-changed", "person": 2, "seat": None, "name": "Dora"},
    {"event": "game-started", "number": 2, "commitment": "", "contributions": [], "root": "ab", "places": ""},
    {"event": "game-started", "number": 2, "commitment": "", "contributions": [], "root": "", "places": ""},
    {
        "event": "game-started",
        "number": 2,
        "commitment": "",
        "contributions": [],
        "root": "ab",
        "places": "",
        "silent": [0, 1],
    },
    {"event": "timed-out", "seat": 1},
    {"event": "player-away", "seat": 1},
    {"event": "player-back", "seat": 1},
    {"event": "move-overtaken", "seat": 1, "by": 0},
    {"event": "jump-in-lost", "seat": 1, "by": 0, "margin_ms": 124},
    {"event": "jump-in-lost", "seat": 1, "by": 0, "margin_ms": 1250},
    {"event": "jump-in-lost", "seat": 1, "by": 9, "margin_ms": 0},
    {"event": "undo-requested", "seat": 1},
    {"event": "undo-declined", "seat": 1},
    {"event": "moves-undone", "seat": 1, "moves": 1, "decision": 7},
    {"event": "moves-undone", "seat": 1, "moves": 3, "decision": 7},
    {"event": "chat-message", "person": 2, "seat": 1, "name": "Berta", "text": "Ciao!", "phrase": ""},
    {"event": "chat-message", "person": 2, "seat": 1, "name": "Berta", "text": "", "phrase": "hello"},
    {"event": "reaction-sent", "person": 2, "seat": 1, "name": "Berta", "reaction": "heart"},
    {"event": "nudged", "seat": 1, "by": 0},
    {"event": "take-over-requested", "seat": 1, "person": 2, "name": "Dora"},
    {"event": "take-over-declined", "seat": 1, "person": 2, "name": "Dora"},
    {"event": "seat-taken-over", "seat": 1, "person": 2, "name": "Dora", "before": "Berta"},
    {"event": "vote-proposed", "seat": 1, "vote": "close-game", "concerned": None},
    {"event": "vote-proposed", "seat": 1, "vote": "remove", "concerned": 0},
    {"event": "vote-failed"},
    {"event": "game-ended", "number": 2, "early": False},
    {"event": "game-ended", "number": 2, "early": True},
    {"event": "room-closed"},
    {"event": "of-a-later-server", "seat": 1},
]


class Case(msgspec.Struct, omit_defaults=True):
    """Something to be said, to whom, and how it is said in each language."""

    sort: str
    """`pizza-event`, `solo-move`, `room-event`, ..."""
    told: Json
    you: int | None = None
    view: Json = {}
    """The fields of the view that the words depend on."""
    said: dict[str, str] = {}


RARE = [
    Case("solo-event", {"event": "passed", "seat": 1}),
    Case("solo-event", {"event": "hand-ended", "seat": -1, "points": [0, 0, 0], "totals": [0, 0, 0]}),
    Case("solo-move", {"move": "jump", "card": 6, "solo": False}, 1, {"penalty": 0}),
    Case("solo-move", {"move": "jump", "card": 6, "solo": True}, 1, {"penalty": 0}),
    Case("solo-move", {"move": "pass"}, 1, {"penalty": 0}),
    Case("plain-event", {"event": "trick-taken", "seat": 0, "cards": [3, 9], "by": 1}),
    Case("plain-event", {"event": "deck_turned", "face_up": True, "kept": None}),
    Case("plain-move", {"move": "lay-down", "card": 7, "face_up": True, "twice": False}),
    Case("plain-move", {"move": "give", "to": 1, "cards": [{"card": 3, "trump": True}]}),
]
"""Cases that no game here comes to."""


# --- what there is to say


def played(game: str) -> Iterator[tuple[Match, Sequence[Event]]]:
    """Matches at each of their decisions with what happened before it, played by first legal moves and others in
    turn."""
    for seed in SEEDS:
        match = Match.deal(games.game(game), NAMES, seed)
        number, events = 0, match.history
        while not match.table.is_over:
            yield match, events
            legal = match.table.legal_moves()
            events = match.play(legal[(number * (seed + 1) * 7) % len(legal)])
            number += 1
        yield match, events


@cache
def cases() -> list[Case]:
    """One case for each kind of sentence that comes up."""
    found: dict[object, Case] = {}
    for family, names in FAMILIES.items():
        for game in names:
            for number, (match, events) in enumerate(played(game)):
                for event in events[-LAST:]:
                    for key, case in event_cases(family, event):
                        found.setdefault(key, case)
                for key, case in question_cases(family, match) if number < DECISIONS else ():
                    found.setdefault(key, case)
    return [*found.values(), *room_cases(), *RARE]


def question_cases(family: str, match: Match) -> Iterator[tuple[object, Case]]:
    """The cases of the question and its moves."""
    if match.table.is_over or match.table.race_queue:
        return
    view = msgspec.to_builtins(match.view(match.table.seat))
    asked = view["question"]
    moves = [msgspec.to_builtins(move) for move in match.table.legal_moves()]
    shown = {name: view[name] for name in VIEW_FIELDS[family]}
    traits = tuple(sorted(asked["shown"])), bool(view.get("penalty")), view.get("top") if family == "solo" else 0
    for you in (asked["seat"], None):
        told = shown | ({"viewer": you} if family == "solo" else {})
        yield (
            (family, "question", asked["name"], traits[:2], solo_top(traits[2]), you is None),
            Case(f"{family}-question", {"choice": len(moves) > 1}, you, told),
        )
    for move in moves:
        key = (family, "move", *traits_of(move), asked["name"] if move["move"] == "pass" else "", traits[1])
        piles = {name: view[name] for name in PILE_FIELDS} if (family, move["move"]) == ("pizza", "draw") else {}
        yield key, Case(f"{family}-move", move, asked["seat"], shown | piles)


VIEW_FIELDS = {
    "pizza": ("game", "viewer", "question"),
    "solo": ("game", "viewer", "question", "penalty", "top", "colour", "drawn"),
}


PILE_FIELDS = ("variant", "places", "kitchen")


def solo_top(top: Any) -> bool:
    """Whether the top card has no colour of its own."""
    return isinstance(top, int) and top >= 52


def event_cases(family: str, event: Event) -> Iterator[tuple[object, Case]]:
    told = msgspec.to_builtins(event)
    told["event"] = kebab(type(event).__name__)
    seat = told.get("seat", told.get("chef", told.get("dealer")))
    others = [told[name] for name in ("other", "opponent") if name in told]
    own = [seat] if isinstance(seat, int) and seat >= 0 else []
    for you in [*sorted({*own, *others}), None]:
        yield (
            (family, "event", *traits_of(told), you is None, you == seat, told.get("pile")),
            Case(f"{family}-event", told, you),
        )


def traits_of(told: Json) -> tuple[object, ...]:
    """The fields that are set, by which a text chooses its words."""
    return (
        told.get("event", told.get("move")),
        tuple(name for name, value in told.items() if value),
        told.get("number") == 1,
    )


def room_cases() -> Iterator[Case]:
    for event in ROOM_EVENTS:
        yield Case("room-event", event)
        yield Case("room-event", event, 1)


# --- how the terminal says it


def said(case: Case, lang: str) -> str:
    """The sentence of a case. A person of the room has the id 2, and seat 1."""
    family, _, sort = case.sort.partition("-")
    if family == "room":
        return RoomText(lang, NAMES, case.you, None if case.you is None else 2).event(case.told)
    text = game_text(family, lang, NAMES, case.you)
    if sort == "event":
        return text.event(case.told)
    if sort == "move":
        return text.move(case.told, case.view)
    return question_text(text, case.view, has_choice=case.told["choice"])


def test_the_terminal_says_what_the_page_says() -> None:
    lines = []
    for case in cases():
        case.said = {lang: said(case, lang) for lang in LANGUAGES}
        lines.append(json.dumps(msgspec.to_builtins(case), ensure_ascii=False))
    compare(FILE, "[\n" + ",\n".join(lines) + "\n]\n")


def test_every_kind_of_event_and_move_is_said() -> None:
    """All events of the room, and the events and moves of all five games, are among the cases."""
    kinds = {(case.sort, case.told.get("event", case.told.get("move"))) for case in cases()}
    room = {("room-event", type_.__struct_config__.tag) for type_ in get_args(AnyRoomEvent)}
    assert room <= kinds
    for family, names in FAMILIES.items():
        events = {kebab(event.__name__) for event in get_args(games.game(names[-1]).event_types)}
        missing = {(f"{family}-event", name) for name in events} - kinds
        assert not missing
        moves = {type_.__struct_config__.tag for type_ in get_args(games.game(names[-1]).move_types)}
        assert {(f"{family}-move", name) for name in moves} <= kinds


def test_no_sentence_is_missing() -> None:
    """Each case has words in every language, and they are not the name of a message."""
    silent = {"dealt", "turn-began", "of-a-later-server"}
    for case in cases():
        for lang in LANGUAGES:
            sentence = said(case, lang)
            assert bool(sentence) == (case.told.get("event") not in silent), (case, lang)
            assert not sentence.startswith(("pizza-", "solo-", "table-")), sentence
