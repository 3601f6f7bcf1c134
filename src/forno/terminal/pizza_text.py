"""Texts of the pizza games: events, questions, moves and choices, from the same messages as the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from forno.games.pizza.variants import variant
from forno.terminal.card_names import TableText, ingredient_count, kind_of

Json = dict[str, Any]


@dataclass(frozen=True)
class PizzaText(TableText):
    """Texts of a table of a pizza game."""

    # --- events

    def event(self, event: Json) -> str:
        """An event in one sentence; empty where nothing need be said."""
        name = event["event"]
        if name in ("dealt", "turn-began"):
            return ""
        values, suffix = self._event_values(event)
        seat = event["chef"] if name == "round-ended" else event.get("seat")
        message = f"pizza-event-{name}{suffix}"
        return self.names.say_of(message, seat is not None and seat == self.you, name=self.player(seat), **values)

    def _event_values(self, event: Json) -> tuple[dict[str, object], str]:
        """The values of an event's text, and the suffix of its message."""
        names, name = self.names, event["event"]
        values: dict[str, object] = {}
        suffix = ""
        match name:
            case "round-began":
                values = {"round": event["round"]}
            case "announced":
                number = event["number"]
                values = {"number": number, "kind": names.kind(event["kind"], number), "doubles": event["doubles"]}
            case "order-laid" | "order-revealed":
                values = {"order": names.order(event["order"])}
            case "drew":
                drawn = [names.cards(event["ingredients"])] if event.get("ingredients") else []
                drawn += map(names.order, event.get("orders") or ())
                suffix = "-own" if drawn else f"-{event['pile']}"
                values = {"cards": ", ".join(drawn)} if drawn else {"count": event["count"]}
            case "round-ended":
                values = {"round": event["round"], "chef": self.player(event["chef"])}
            case "revealed" | "help-given":
                values = {"cards": names.cards(event["cards"])}
            case "leftovers":
                values, suffix = ({"cards": names.cards(event["cards"])}, "") if event["cards"] else ({}, "-none")
            case "series-laid":
                values = {"orders": self.allotment(event["orders"], event["numbers"])}
            case "help-asked":
                values = {"cards": names.cards(event["request"])}
            case "served":
                values = {"orders": self.orders(event["orders"])}
                if event["cards"]:
                    values, suffix = {**values, "cards": names.cards(event["cards"])}, "-hand"
            case "failed":
                values = {"orders": self.orders(event["orders"])}
            case "rewarded":
                order = event.get("order")
                values, suffix = ({}, "-hidden") if order is None else ({"order": names.order(order)}, "")
            case "duel-committed":
                values = {"cards": names.cards([*event["table"], *event["cards"]])}
            case "duel-answered":
                values, suffix = ({"cards": names.cards(event["cards"])}, "") if event["cards"] else ({}, "-declined")
            case "opponent-named":
                values = {"opponent": self.player(event["opponent"])}
                suffix = ".to-you" if event["opponent"] == self.you else ""
            case "card-shown":
                values = {"card": names.card(event["card"])}
        return values, suffix

    def remark(self, event: Json) -> str:
        """The words of a player while the oven is emptied; empty where nothing is said."""
        names = self.names
        match event["event"]:
            case "help-asked":
                return names.say("pizza-said-asks", cards=names.cards(event["request"]))
            case "help-refused":
                return names.say("pizza-said-refused")
            case "help-given":
                return names.say("pizza-said-given", cards=names.cards(event["cards"]))
            case "series-laid":
                return names.say("pizza-said-series")
            case "duel-committed":
                return names.say("pizza-said-commits", cards=names.cards([*event["table"], *event["cards"]]))
            case "duel-answered":
                cards = event["cards"]
                return (
                    names.say("pizza-said-shows", cards=names.cards(cards))
                    if cards
                    else names.say("pizza-said-declines")
                )
            case "opponent-named":
                return names.say("pizza-said-names", name=self.player(event["opponent"]))
            case "card-shown":
                return names.say("pizza-said-shows", cards=names.card(event["card"]))
            case "chef-moved":
                return names.say("pizza-said-chef")
            case "rewarded":
                return names.say("pizza-said-rewarded")
        return ""

    def announcement(self, kind: int, number: int, doubles: int) -> str:
        """`3 salami!`"""
        return self.names.say("pizza-announced", number=number, kind=self.names.kind(kind, number), doubles=doubles)

    # --- questions

    def question(self, question: Json, *, has_choice: bool = True) -> str:
        """The question to the player who has to answer it; where only one answer is possible, without asking."""
        names, shown = self.names, question["shown"]
        values: dict[str, object] = {}
        if "orders" in shown:
            values["orders"] = self.orders(shown["orders"])
        if "owner" in shown:
            values["name"] = self.player(shown["owner"])
        for part in ("request", "committed"):
            if part in shown:
                values["cards"] = names.cards(shown[part])
        if "card" in shown:
            values["card"] = names.card(shown["card"])
        if "named" in shown:
            values["kind"] = names.kind(len(shown["named"]), 4)
            values["left"] = shown["asked"] - sum(shown["named"])
        return self._only(f"pizza-ask-{question['name']}", has_choice, values)

    def waiting(self, seat: int) -> str:
        """The sentence for everybody but the player who is asked."""
        return self.names.say("pizza-waiting", name=self.player(seat))

    # --- moves

    def move(self, move: Json, view: Json, *, has_choice: bool = True) -> str:
        """A move, as on its button. Passing has another text at each question."""
        if move["move"] == "put":
            return self._put(move)
        if move["move"] == "serve":
            return self._serve(move.get("way", ()), move.get("cards", ()))
        values, suffix = self._move_values(move, view)
        return self._only(f"pizza-do-{move['move']}{suffix}", has_choice, values)

    def button(self, move: Json, view: Json, *, has_choice: bool = True) -> str:
        """The short text of a move: of a serving, only the cards that leave the hand."""
        if move["move"] == "serve" and move.get("cards"):
            return self.names.say("pizza-do-serve-hand", cards=self.names.cards(move["cards"]))
        return self.move(move, view, has_choice=has_choice)

    def _move_values(self, move: Json, view: Json) -> tuple[dict[str, object], str]:
        names = self.names
        match move["move"]:
            case "lay":
                return {"order": names.order(move["order"])}, ""
            case "pass":
                return {}, f"-{(view.get('question') or {}).get('name', 'lay-order')}"
            case "draw":
                return {"count": draw_count(view, move["pile"])}, f"-{move['pile']}"
            case "way":
                return {"way": names.cards(move["way"])}, ""
            case "want":
                return self._pledging({"cards": names.cards(move["request"])}, move)
            case "number":
                return self._pledging({"number": move["asked"]}, move)
            case "kind":
                return {"number": move["number"], "kind": names.kind(move["kind"], move["number"])}, ""
            case "give":
                return {"cards": names.cards(move["cards"])}, ""
            case "series":
                return {"orders": self.allotment(move["orders"], move["numbers"])}, ""
            case "commit":
                cards = move.get("cards")
                more = {"cards": names.cards(cards)} if cards else {}
                return {"total": move["total"], **more}, "-hand" if cards else ""
            case "show-card":
                return {"card": names.card(move["card"])}, ""
            case "name":
                return {"name": self.player(move["seat"])}, ""
        return {}, ""

    def _pledging(self, values: dict[str, object], move: Json) -> tuple[dict[str, object], str]:
        pledge = move.get("pledge")
        return ({**values, "pledge": self.names.cards(pledge)}, "-pledge") if pledge else (values, "")

    def _put(self, move: Json) -> str:
        singles, doubles = move["singles"], move.get("doubles", 0)
        number = singles + 2 * doubles
        suffix = "" if not doubles else "-double-last" if singles and move.get("double_last") else "-double"
        kind = self.names.kind(move["kind"], number)
        return self.names.say(f"pizza-do-put{suffix}", number=number, kind=kind, doubles=doubles)

    def _serve(self, way: Sequence[int], cards: Sequence[int]) -> str:
        message = f"pizza-do-serve{'-way' if way else ''}{'-hand' if cards else ''}"
        return self.names.say(message, way=self.names.cards(way), cards=self.names.cards(cards))

    def _only(self, message: str, has_choice: bool, values: dict[str, object]) -> str:
        """The text, or its `.only` where there is no choice."""
        found = None if has_choice else self.names.say_or_none(f"{message}.only", **values)
        return self.names.say(message, **values) if found is None else found

    def incomplete(self, question: str, missing: int | None = None) -> str:
        """The text of an incomplete selection; `missing` is the number of cards still to select."""
        if missing:
            return self.names.say("pizza-pick-missing", count=missing)
        if question in ("lay-order", "lay-series"):
            return self.names.say("pizza-pick-order")
        return self.names.say("pizza-pick-ingredients" if question == "put-ingredients" else "pizza-pick-cards")

    # --- choices

    def choice(self, group: str, value: str, orders: Sequence[str]) -> str:
        """A value of a choice in words."""
        cards = [int(one) for one in value.split(",") if one] if group != "top" else []
        if group == "top":
            return self.names.say("pizza-top-double" if value == "double" else "pizza-top-single")
        if group == "request":
            return self.names.cards(cards)
        if group == "numbers":
            return self.allotment(orders, cards)
        if group.startswith("way-"):
            number = int(group[4:])
            return ", ".join(f"{number} {self.names.card(card, number)}" for card in cards)
        return value

    def group(self, group: str) -> str:
        return self.names.say(f"pizza-group-{'way' if group.startswith('way-') else group}")

    # --- notes

    def stakes(self, view: Json, legal: Sequence[Json]) -> str:
        """The stakes of the answer: cards that the viewer gives, and may gain or lose; empty where there are none."""
        question = view.get("question")
        if not question:
            return ""
        names, shown, name = self.names, question["shown"], question["name"]
        moves = {move["move"] for move in legal}
        match name:
            case "answer-duel":
                return self._duel_stakes(view, shown)
            case "answer-help":
                has_waiter = view["places"][question["seat"]]["waiter"]
                message = "stake-answer-help" if has_waiter else "stake-answer-help-empty"
                return names.say(message) if "give" in moves else ""
            case "lay-series":
                return names.say("stake-lay-series") if "series" in moves else ""
            case "show-for-match":
                return names.say("stake-show-for-match", name=self.player(shown.get("owner")))
            case "commit-to-duel" | "name-opponent" | "answer-match":
                return names.say(f"stake-{name}")
            case "choose-way" | "request-help" | "request-number":
                return names.say("stake-ask-help")
            case "choose-serving" | "cover-missing":
                if "takeover" in shown["orders"]:
                    return names.say("stake-takeover")
                return names.say("stake-ask-help") if "ask" in moves else ""
        return ""

    def _duel_stakes(self, view: Json, shown: Json) -> str:
        kind = view["places"][shown["owner"]]["own"]
        count = ingredient_count(card for card in view.get("ingredients") or () if kind_of(card) == kind)
        return self.names.say(
            "stake-answer-duel",
            count=count,
            left=ingredient_count(shown["committed"]) - shown["total"],
            name=self.player(shown["owner"]),
            kind=self.names.kind(kind, 4),
            cards=f"{count} {self.names.kind(kind, count)}",
        )

    def round_result(self, round_number: int, served: Sequence[int | None], failed: int, variant_name: str) -> str:
        """The pizzas that each seat has served so far, None where nobody knows, and the viewer's failed orders."""
        known = sorted(
            ((count, seat) for seat, count in enumerate(served) if count is not None), key=lambda one: -one[0]
        )
        scores = ", ".join(f"{self.player(seat)} {count}" for count, seat in known)
        over = (
            self.names.say("pizza-round-over", round=round_number, scores=scores)
            if known
            else self.names.say("pizza-round-over-hidden", round=round_number)
        )
        back = self.names.say("pizza-round-back", count=failed) if failed and variant_name != "grande" else ""
        return f"{over} {back}".strip()

    # --- lists

    def orders(self, orders: Iterable[str]) -> str:
        return ", ".join(map(self.names.order, orders))

    def allotment(self, orders: Sequence[str], numbers: Sequence[int]) -> str:
        """`Quartet of olives: 4, Quartet of salami: 3`"""
        return ", ".join(f"{self.names.order(order)}: {number}" for order, number in zip(orders, numbers, strict=False))


def draw_count(view: Json, pile: str) -> int:
    """The number of cards that the viewer draws from a pile. (turn.draw, turn.draw-limit)"""
    place = view["places"][view.get("viewer") or 0]
    rules = variant(view["variant"])
    left = view["kitchen"] if pile == "kitchen" else place["waiter"]
    return max(0, min(int(left), rules.hand - int(place["ingredients"]) - int(place["orders"]), rules.draw_limit))


def is_last_draw(view: Json) -> bool:
    """Whether drawing ingredients now takes the last one, which ends the round. (round.end)"""
    return draw_count(view, "kitchen") == int(view["kitchen"])


def meant_cards(view: Json, legal: Sequence[Json]) -> frozenset[int]:
    """The cards of the hand that the question is about. A turn is about all of them, and marks none."""
    question = view.get("question") or {}
    if question.get("name") == "answer-duel" and legal:
        kind = view["places"][question["shown"]["owner"]]["own"]
        return frozenset(card for card in view.get("ingredients") or () if kind_of(card) == kind)
    parts = {"want": "pledge", "number": "pledge", "serve": "cards", "give": "cards", "commit": "cards"}
    return frozenset(card for move in legal if move["move"] in parts for card in move.get(parts[move["move"]]) or ())
