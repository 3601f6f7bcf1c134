"""Move input of the pizza games: the parts of moves, and the attempts that the server explains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from forno.games.pizza.cards import KINDS
from forno.terminal.card_names import is_double, kind_of
from forno.terminal.tables.move_builder import NOTHING, Misfit, Move, MoveInput, Selection

Question = dict[str, Any]

DIRECT = frozenset({"pass", "draw", "fail", "ask", "refuse", "show", "name"})
GIVING_UP = frozenset({"fail", "pass", "refuse"})
MAX_ABREAST = 2
"""More moves than these are listed beside the main one, not in its place."""

PARTS: dict[str, Callable[[Move], Selection]] = {
    "put": lambda move: _put_parts(move),
    "lay": lambda move: Selection(orders=(move["order"],)),
    "want": lambda move: Selection(tuple(move.get("pledge", ())), choices={"request": _joined(move["request"])}),
    "number": lambda move: Selection(tuple(move.get("pledge", ())), choices={"number": str(move["asked"])}),
    "kind": lambda move: Selection(choices={"number": str(move["number"])}),
    "give": lambda move: Selection(tuple(move["cards"])),
    "series": lambda move: Selection(orders=tuple(move["orders"]), choices={"numbers": _joined(move["numbers"])}),
    "commit": lambda move: Selection(tuple(move.get("cards", ())), choices={"total": str(move["total"])}),
    "show-card": lambda move: Selection((move["card"],)),
}


def _joined(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def _put_parts(move: Move) -> Selection:
    kind, singles, doubles = move["kind"], move["singles"], move.get("doubles", 0)
    cards = (2 * kind,) * singles + (2 * kind + 1,) * doubles
    top = {"top": "double" if move.get("double_last") else "single"} if singles and doubles else {}
    return Selection(cards, choices=top)


class PizzaGrammar:
    """The parts of pizza moves."""

    def is_direct(self, move: Move) -> bool:
        return move["move"] in DIRECT

    def parts(self, move: Move, legal: Sequence[Move]) -> Selection:
        if move["move"] in ("serve", "way"):
            ways = tuple(tuple(one["way"]) for one in legal if one.get("way"))
            return Selection(tuple(move.get("cards", ())), choices=way_choices(tuple(move.get("way", ())), ways))
        reader = PARTS.get(move["move"])
        return reader(move) if reader else NOTHING

    def preferred(self, moves: Sequence[Move], selection: Selection) -> Move | None:
        """Request as little as possible, commit all that the table has; else the first."""
        sizes: dict[str, Callable[[Move], int]] = {
            "want": lambda move: len(move["request"]),
            "number": lambda move: int(move["asked"]),
            "commit": lambda move: -int(move["total"]),
        }
        size = sizes.get(moves[0]["move"]) if moves else None
        return min(moves, key=size) if size else moves[0] if moves else None

    def is_early(self, choice: str) -> bool:
        return choice.startswith("way-")


@lru_cache(maxsize=64)
def _varying(ways: tuple[tuple[int, ...], ...]) -> frozenset[int]:
    """Kinds whose number differs between the ways."""
    counts = [Counter(map(kind_of, way)) for way in ways]
    return frozenset(kind for kind in range(len(KINDS)) if len({count[kind] for count in counts}) > 1)


def way_choices(way: tuple[int, ...], ways: tuple[tuple[int, ...], ...]) -> dict[str, str]:
    """A way to serve as choices that are made one by one: `{'way-4': '8', 'way-3': '2'}` is the card that is there four
    times, and three times. Kinds that are the same in all ways make no choice."""
    varying = _varying(ways)
    doubled = any(is_double(card) for one in ways for card in one)
    choices: dict[str, str] = {}
    for kind, number in sorted(Counter(map(kind_of, way)).items()):
        if kind in varying:
            card = str(2 * kind + doubled)
            name = f"way-{number}"
            choices[name] = f"{choices[name]},{card}" if name in choices else card
    return choices


class PizzaInput(MoveInput):
    """Input of the pizza games."""

    def __init__(self) -> None:
        super().__init__(PizzaGrammar())
        self.question: Question | None = None
        """The question to the viewer; None out of turn, where a part is tried as if it were the viewer's turn."""

    def initial(self) -> Selection:
        """A way to serve, if the ways differ in nothing but the cards of the hand, or the only way to give."""
        candidates = self.builder.candidates
        if not candidates or candidates[0].move["move"] not in ("serve", "give"):
            return NOTHING
        is_free = all(one.move["move"] == "serve" and not one.parts.choices for one in candidates)
        return candidates[0].parts if is_free or len(candidates) == 1 else NOTHING

    def misfit(self, part: int | str, *, fits_alone: bool) -> Misfit:
        name = self.question["name"] if self.question else ""
        if isinstance(part, str):
            return Misfit(self.attempt_order(part))
        if name == "lay-order":
            return Misfit(reason="pizza-why-order-now")
        is_other = all(kind_of(one) != kind_of(part) for one in self.selection.cards)
        attempt = self.attempt_card(self.selection, part)
        return Misfit(attempt, restart=fits_alone and is_other and name == "put-ingredients")

    # --- attempts: moves that a selection would have made, for the server to explain

    def attempt_card(self, selection: Selection, card: int) -> Move | str:
        cards = sorted([*selection.cards, card])
        match self.question["name"] if self.question else "":
            case "choose-serving" | "cover-missing" | "answer-match":
                return {"move": "serve", "way": self._way_near(selection), "cards": cards}
            case "request-help":
                return {"move": "want", "request": self._first("want", "request"), "pledge": cards}
            case "request-number":
                return {"move": "number", "asked": 1, "pledge": cards}
            case "answer-help":
                return {"move": "give", "cards": cards}
            case "commit-to-duel":
                return {"move": "commit", "total": len(cards) + 1, "cards": cards}
            case "show-for-match":
                return {"move": "show-card", "card": card}
        return attempt_put(cards)

    def attempt_order(self, order: str) -> Move:
        if not self.question or self.question["name"] != "lay-series":
            return {"move": "lay", "order": order}
        orders = [*self.selection.orders, order]
        return {"move": "series", "orders": orders, "numbers": list(range(len(orders), 0, -1))}

    def attempt_incomplete(self) -> Move | str:
        """The move was sent while the selection is incomplete."""
        if self.selection.cards:
            first, *others = self.selection.cards
            return self.attempt_card(Selection(tuple(others), self.selection.orders, self.selection.choices), first)
        if self.question and self.question["name"] == "put-ingredients":
            return {"move": "put", "kind": 0, "singles": 0}
        return {"move": "give", "cards": []}

    def _way_near(self, selection: Selection) -> list[int]:
        serving = [move for move in self.builder.legal if move["move"] == "serve"]
        near = [move for move in serving if set(selection.cards) <= set(move.get("cards", ()))]
        return next((list(move.get("way", ())) for move in near or serving), [])

    def _first(self, name: str, part: str) -> list[int]:
        return next((list(move[part]) for move in self.builder.legal if move["move"] == name), [])


def attempt_put(cards: Sequence[int]) -> Move | str:
    """Cards put into the oven; only text can express cards of two kinds."""
    kinds = Counter(map(kind_of, cards))
    doubles = sum(map(is_double, cards))
    if len(kinds) == 1:
        return {"move": "put", "kind": kind_of(cards[0]), "singles": len(cards) - doubles, "doubles": doubles}
    return "put " + ", ".join(f"{number} {KINDS[kind]}" for kind, number in kinds.items())


@dataclass(frozen=True)
class PlacedMoves:
    """Moves without parts: in the place of the main button, where none of several is emphasised, or beside it."""

    leading: tuple[Move, ...]
    beside: tuple[Move, ...]
    is_incomplete: bool
    """Parts have to be selected first."""


def place_moves(moves: MoveInput, question: str) -> PlacedMoves:
    """Moves that give something up come last."""
    built = moves.built
    direct = sorted(built.direct, key=lambda move: move["move"] in GIVING_UP)
    is_incomplete = built.move is None and len(moves.builder.legal) > len(direct)
    leading: list[Move] = []
    if built.move is None:
        if question.startswith("lay-"):
            leading = [move for move in direct if move["move"] == "pass"]
        elif not is_incomplete and len(direct) <= MAX_ABREAST:
            leading = direct
    return PlacedMoves(tuple(leading), tuple(move for move in direct if move not in leading), is_incomplete)
