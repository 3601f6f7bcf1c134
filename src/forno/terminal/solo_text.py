"""Texts of SOLO: events, questions and moves, from the same messages as the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from forno.games.solo.cards import ANY, COLOUR_OF
from forno.terminal.card_names import TableText

Json = dict[str, Any]


@dataclass(frozen=True)
class SoloText(TableText):
    """Texts of a table of SOLO."""

    def cards(self, cards: Sequence[int]) -> str:
        return ", ".join(map(self.names.solo, cards))

    def event(self, event: Json) -> str:
        """An event in one sentence; empty where nothing need be said."""
        names, name = self.names, event["event"]
        seat = event["dealer"] if name == "hand-began" else event.get("seat", -1)

        def text(suffix: str, **values: object) -> str:
            return names.say_of(f"solo-event-{suffix}", seat == self.you, name=self.player(seat), **values)

        match name:
            case "turn-began" | "dealt":
                return ""
            case "hand-began":
                return text(name, number=event["number"])
            case "drew" | "received":
                cards = event.get("cards")
                return text(f"{name}-cards", cards=self.cards(cards)) if cards else text(name, count=event["count"])
            case "started":
                return names.say("solo-event-started", card=names.solo(event["card"]))
            case "played":
                suffix = f"{'jumped' if event['jumped'] else 'played'}{'-solo' if event['called'] else ''}"
                return text(suffix, cards=self.cards(event["cards"]))
            case "colour-named":
                return text(name, colour=names.colour(event["colour"]))
            case "hands-swapped":
                to_you = ".to-you" if event["other"] == self.you else ""
                return text(f"hands-swapped{to_you}", other=self.player(event["other"]))
            case "hands-passed":
                return names.say("solo-event-hands-passed")
            case "reversed":
                return names.say(f"solo-event-reversed-{'left' if event['direction'] > 0 else 'right'}")
            case "penalty-taken":
                return text(name, count=event["drawn"])
            case "reshuffled":
                return names.say("solo-event-reshuffled", count=event["count"])
            case "hand-ended":
                return names.say("solo-event-hand-stuck") if seat < 0 else text(name)
            case "game-ended":
                return names.say("solo-event-game-ended", names=", ".join(map(self.player, event["winners"])))
        return text(name)

    def move(self, move: Json, view: Json) -> str:
        """A move, as on its button."""
        names = self.names
        called = "-solo" if move.get("solo") else ""
        match move["move"]:
            case "play":
                return names.say(f"solo-do-play{called}", cards=self.cards(move["cards"]))
            case "jump":
                return names.say(f"solo-do-jump{called}", card=names.solo(move["card"]))
            case "draw":
                penalty = view["penalty"]
                return names.say("solo-do-draw-penalty", count=penalty) if penalty else names.say("solo-do-draw")
            case "colour":
                return names.say("solo-do-colour", colour=names.colour(move["colour"]))
            case "swap" if move["seat"] < 0:
                return names.say("solo-do-swap-nobody")
            case "swap":
                return names.say("solo-do-swap", name=self.player(move["seat"]))
        return names.say(f"solo-do-{move['move']}")

    def question(self, view: Json) -> str:
        """The pending question to the viewer, or the name of the player who has to answer it."""
        names, question = self.names, view.get("question")
        if not question:
            return names.say("solo-wait-over")
        if question["seat"] != view.get("viewer"):
            return names.say(f"solo-wait-{question['name']}", name=self.player(question["seat"]))
        if question["name"] == "drawn":
            drawn = view.get("drawn")
            return names.say("solo-ask-drawn", card="" if drawn is None else names.solo(drawn))
        return self._turn(view) if question["name"] == "turn" else names.say(f"solo-ask-{question['name']}")

    def _turn(self, view: Json) -> str:
        names = self.names
        if view["penalty"]:
            return names.say("solo-ask-turn-penalty", count=view["penalty"])
        if COLOUR_OF[view["top"]] != ANY:
            return names.say("solo-ask-turn", card=names.solo(view["top"]))
        if view["colour"] == ANY:
            return names.say("solo-ask-turn-any")
        return names.say("solo-ask-turn-colour", colour=names.colour(view["colour"]))
