"""The emptying of the oven as a sequence of small steps, made from its events, and the playback of a pizza table.

The server never waits for an animation: events are queued and shown step by step, at this viewer's speed; each update
ends with its true view. Pure: the widget keeps the time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from forno.terminal.model import TableUpdate
from forno.terminal.order_needs import PlacedCard, Source

Json = dict[str, Any]

DEFAULT_S = 0.9
REMARK_S = 0.75
REVEAL_S = 0.17
SERVE_S = 0.6
SERVED_S = 0.8
FAILED_S = 0.7
LEFTOVERS_S = 4.0
COUNT_START_S = 0.6
COUNT_CARD_S = 0.32
COUNT_END_S = 1.8
ANNOUNCED_S = 0.26
"""Time that cards put into the oven are shown, if more waits behind them."""

REMARKS = frozenset({"help-refused", "rewarded", "duel-answered", "opponent-named", "card-shown", "chef-moved"})
OVEN_EVENTS = REMARKS | {
    "round-ended", "revealed", "order-revealed", "series-laid", "help-asked", "help-given", "served", "failed",
    "duel-committed", "leftovers", "game-ended",
}  # fmt: skip
"""Events shown on the stage; all others belong to the turns before and after."""


@dataclass(frozen=True)
class OpenOrders:
    """The open order of a seat, or its series with the number that each order needs."""

    seat: int
    orders: tuple[str, ...]
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class OvenStage:
    """Everything on the stage; all of it is public."""

    phase: str = "baking"
    """`turning`, `baking`, `leftovers` or `counting`."""
    cards_left: int = 0
    table: tuple[int, ...] = ()
    open: OpenOrders | None = None
    placed: tuple[PlacedCard, ...] = ()
    request: tuple[int, ...] = ()
    """The cards that the owner of the open order asks for."""
    last_event: Json | None = None
    """The event whose player speaks."""
    ending: str = ""
    """`served` or `failed`."""
    counted: tuple[tuple[str, ...], ...] = ()
    """Orders of the face-down pile that are already counted, by seat."""


@dataclass(frozen=True)
class OvenStep:
    """A change of the stage, shown for so long at speed 1."""

    event: Json
    apply: Callable[[OvenStage], OvenStage]
    duration_s: float = DEFAULT_S
    is_last: bool = False
    """Whether it is the last step of its event."""


def stage_of(view: Json) -> OvenStage:
    """The stage of a view."""
    shown = (view.get("question") or {}).get("shown", {})
    orders = view["open"]
    return OvenStage(
        cards_left=view["oven"],
        table=tuple(view["table"]),
        open=OpenOrders(orders[0]["seat"], tuple(one["order"] for one in orders)) if orders else None,
        placed=tuple(PlacedCard(card, "table") for card in shown.get("committed", ())),
        request=tuple(shown.get("request", ())),
    )


def settled_stage(stage: OvenStage, view: Json) -> OvenStage:
    """The stage of a view, with details of the same order that only the steps before it know."""
    now = stage_of(view)
    if not stage.open or not now.open or stage.open.orders != now.open.orders:
        return now
    return replace(now, open=stage.open, last_event=stage.last_event, placed=stage.placed, request=stage.request)


# --- the steps of an event


def steps_of(event: Json, oven: int = 0) -> list[OvenStep]:
    """The steps of an event; `oven` is the number of cards in the oven before it is turned over."""
    steps = _steps(event, oven)
    # The final count can be stepped through card by card.
    return [replace(step, is_last=step is steps[-1] or event["event"] == "game-ended") for step in steps]


def _steps(event: Json, oven: int) -> list[OvenStep]:
    def tell(duration_s: float = DEFAULT_S, **change: Any) -> list[OvenStep]:
        return [OvenStep(event, lambda stage: replace(stage, **change, last_event=event), duration_s)]

    match event["event"]:
        case "round-ended":
            return [OvenStep(event, lambda _: OvenStage("turning", oven, last_event=event))]
        case "revealed":
            duration_s = min(REVEAL_S, DEFAULT_S / max(1, len(event["cards"])))
            return [OvenStep(event, _revealing(card), duration_s) for card in event["cards"]]
        case "order-revealed":
            return [OvenStep(event, lambda stage: _opened(stage, event))]
        case "series-laid":
            laid = OpenOrders(event["seat"], tuple(event["orders"]), tuple(event["numbers"]))
            return tell(open=laid)
        case "help-asked":
            return tell(request=tuple(event["request"]))
        case "help-given":
            return [OvenStep(event, lambda stage: _placed(replace(stage, last_event=event), event["cards"], "helper"))]
        case "duel-committed":
            return [OvenStep(event, lambda stage: _committed(replace(stage, last_event=event), event))]
        case "served":
            return _serving(event)
        case "failed":
            return [
                OvenStep(event, lambda stage: replace(stage, ending="failed", last_event=event), FAILED_S),
                OvenStep(event, lambda stage: _closed(stage, event["orders"]), 0),
            ]
        case "leftovers":
            change = {"phase": "leftovers", "table": tuple(event["cards"]), "open": None, "placed": (), "request": ()}
            return tell(LEFTOVERS_S, **change)
        case "game-ended":
            return _counting(event)
        case name if name in REMARKS:
            return tell(REMARK_S)
    return []


def _revealing(card: int) -> Callable[[OvenStage], OvenStage]:
    """Turn over one of several cards, quickly."""
    return lambda stage: replace(
        stage,
        phase="baking",
        cards_left=max(0, stage.cards_left - 1),
        table=tuple(sorted((*stage.table, card))),
        last_event=None,
    )


def _opened(stage: OvenStage, event: Json) -> OvenStage:
    left = max(0, stage.cards_left - 1)
    return OvenStage("baking", left, stage.table, OpenOrders(event["seat"], (event["order"],)))


def _closed(stage: OvenStage, orders: Sequence[str]) -> OvenStage:
    rest = tuple(order for order in (stage.open.orders if stage.open else ()) if order not in orders)
    still = OpenOrders(stage.open.seat, rest) if stage.open and rest else None
    return replace(stage, open=still, placed=(), request=(), ending="")


def _placed(stage: OvenStage, cards: Iterable[int], source: Source) -> OvenStage:
    return replace(stage, placed=(*stage.placed, *(PlacedCard(card, source) for card in cards)))


def _committed(stage: OvenStage, event: Json) -> OvenStage:
    """Cards committed to a duel stay among the columns until it is decided."""
    laid = replace(stage, table=tuple(sorted((*stage.table, *event["cards"]))))
    return _placed(_placed(laid, event["table"], "table"), event["cards"], "hand")


def _serving(event: Json) -> list[OvenStep]:
    from_table = [OvenStep(event, lambda stage: _from_table(replace(stage, last_event=None), event["table"]), SERVE_S)]
    from_hand = [OvenStep(event, lambda stage: _placed(stage, event["cards"], "hand"), SERVE_S)]
    return [
        *(from_table if event["table"] else []),
        *(from_hand if event["cards"] else []),
        OvenStep(event, lambda stage: replace(stage, ending="served", last_event=event), SERVED_S),
        OvenStep(event, lambda stage: _closed(stage, event["orders"]), 0),
    ]


def _from_table(stage: OvenStage, cards: Iterable[int]) -> OvenStage:
    table = list(stage.table)
    for card in cards:
        if card in table:
            table.remove(card)
    given = tuple(one for one in stage.placed if one.source == "helper")
    return _placed(replace(stage, table=tuple(table), placed=given), cards, "table")


def _counting(event: Json) -> list[OvenStep]:
    """Turn over the face-down pile of served orders, card by card."""
    served = event["served"]
    longest = max(map(len, served), default=0)
    pile = [(seat, orders[at]) for at in range(longest) for seat, orders in enumerate(served) if at < len(orders)]

    def turning(seat: int, order: str) -> Callable[[OvenStage], OvenStage]:
        return lambda stage: replace(
            stage,
            counted=tuple((*orders, order) if at == seat else orders for at, orders in enumerate(stage.counted)),
        )

    start = OvenStage("counting", counted=tuple(() for _ in served), last_event=event)
    return [
        OvenStep(event, lambda _: start, COUNT_START_S),
        *(OvenStep(event, turning(seat, order), COUNT_CARD_S) for seat, order in pile),
        OvenStep(event, lambda stage: stage, COUNT_END_S),
    ]


# --- the view during playback


def view_after(view: Json, event: Json) -> Json:
    """The view after an event, until the true view comes: hands and counts change when the cards move."""
    seat, is_own = event.get("seat"), event.get("seat") == view.get("viewer")
    match event["event"]:
        case "announced" if is_own:
            return {**view, "ingredients": _without_put(view.get("ingredients") or (), event)}
        case "order-laid" if is_own:
            return {**view, "orders": [order for order in view.get("orders") or () if order != event["order"]]}
        case "round-ended":
            return {**view, "chef": event["chef"], "emptying": True, "top": None}
        case "served":
            return _with_served(view, event["seat"], event["orders"])
        case "rewarded":
            return _with_served(_with_moved(view, event["seat"], waiter=-1), event["seat"], [event.get("order") or ""])
        case "failed":
            part = "gone" if view["variant"] == "grande" else "waiter"
            return _with_moved(view, event["seat"], **{part: len(event["orders"])})
        case "chef-moved":
            return {**view, "chef": seat, "holder": view["holder"] if view["holder"] < 0 else seat}
    return view


def _without_put(hand: Iterable[int], event: Json) -> list[int]:
    left = list(hand)
    singles = event["number"] - 2 * event["doubles"]
    for card in [2 * event["kind"] + 1] * event["doubles"] + [2 * event["kind"]] * singles:
        if card in left:
            left.remove(card)
    return left


def _with_moved(view: Json, seat: int, **changes: int) -> Json:
    """Change numbers of a seat's orders."""
    place = view["places"][seat]
    return _with_place(view, seat, {part: place[part] + number for part, number in changes.items()})


def _with_served(view: Json, seat: int, orders: Sequence[str]) -> Json:
    served = view["places"][seat]["served"]
    change = {} if served is None else {"served": [*served, *orders]}
    return {**_with_place(view, seat, change), "served_pile": view["served_pile"] + len(orders)}


def _with_place(view: Json, seat: int, change: Json) -> Json:
    return {**view, "places": [{**place, **change} if at == seat else place for at, place in enumerate(view["places"])]}


# --- speech


@dataclass(frozen=True)
class Speech:
    """A player's last words in the turns: the announcement, and the order that followed it."""

    announced: Json | None = None
    order: str | None = None


@dataclass(frozen=True)
class Speeches:
    """Last words by seat, and the seat on turn."""

    by_seat: dict[int, Speech] = field(default_factory=dict)
    turn: int | None = None

    def after(self, event: Json, you: int | None) -> Speeches:
        """The speeches after an event. Memory is part of the game: a viewer is shown what was announced since their own
        last turn began, nothing older. (turn.memory)"""
        match event["event"]:
            case "turn-began":
                if you is None or self.turn != you:
                    return replace(self, turn=event["seat"])
                own = {you: self.by_seat[you]} if you in self.by_seat else {}
                return Speeches(own, event["seat"])
            case "announced":
                return self._with(event["seat"], Speech(event))
            case "nothing-put":
                return self._with(event["seat"], Speech())
            case "order-laid":
                before = self.by_seat.get(event["seat"], Speech())
                return self._with(event["seat"], replace(before, order=event["order"]))
            case "round-began" | "round-ended":
                return Speeches()
        return self

    def _with(self, seat: int, speech: Speech) -> Speeches:
        return replace(self, by_seat={**self.by_seat, seat: speech})


# --- playback

Item = OvenStep | Json | TableUpdate
"""A step of the oven's emptying, an event of a turn, or the end of an update with its true view."""


@dataclass(frozen=True)
class RoundResult:
    """The pizzas served so far by seat, None where nobody knows, and the viewer's own orders that failed."""

    round: int
    served: tuple[int | None, ...]
    failed: int


class Playback:
    """The table as it is shown, and what waits to be shown. `describe` says an event in one sentence."""

    def __init__(self, you: int | None, describe: Callable[[Json], str]) -> None:
        self.you = you
        self.describe = describe
        self.view: Json = {}
        self.stage = OvenStage()
        self.speeches = Speeches()
        self.is_emptying = False
        self.is_paused = False
        self.narration = ""
        """The text of the last event shown."""
        self.round_result: RoundResult | None = None
        """The result of the round before, from its end until the viewer puts something in."""
        self.queue: deque[Item] = deque()
        self.failed = 0
        self.view_s = 0.0

    @property
    def is_behind(self) -> bool:
        """Whether more has happened than is shown."""
        return bool(self.queue)

    @property
    def is_question_waiting(self) -> bool:
        """Whether the queue ends with a question for this viewer."""
        last = self.queue[-1] if self.queue else None
        question = last.view.get("question") if isinstance(last, TableUpdate) else None
        return question is not None and question["seat"] == self.you

    def show(self, view: Json, past: Iterable[Json]) -> None:
        """Show a state at once, without playback."""
        self.queue.clear()
        self.narration, self.round_result = "", None
        self.view, self.stage, self.is_emptying = view, stage_of(view), view["emptying"]
        self.speeches = Speeches()
        for event in past:
            self.speeches = self.speeches.after(event, self.you)

    def enqueue(self, update: TableUpdate) -> None:
        """Queue the steps of an update."""
        oven = update.before["oven"] if update.before else 0
        for event in update.events:
            name = event["event"]
            if name == "announced":
                oven += event["number"] - event["doubles"]
            oven += name == "order-laid"
            if name not in OVEN_EVENTS:
                self.queue.append(event)
            elif name != "game-ended" or update.view["variant"] == "plus":
                self.queue.extend(steps_of(event, oven))
        self.queue.append(update)

    def show_next(self) -> tuple[float, TableUpdate | None]:
        """Show the next item of the queue: the time in seconds that it is shown for, and the update that it ended."""
        item = self.queue.popleft()
        if isinstance(item, TableUpdate):
            return self._show_view(item.view), item
        return (self._show_step(item) if isinstance(item, OvenStep) else self._show_event(item)), None

    def show_step(self) -> list[TableUpdate]:
        """Show all of the next event, and pause: the updates that it ended."""
        self.is_paused = True
        ended = []
        while self.queue:
            item = self.queue[0]
            _, update = self.show_next()
            ended += [update] if update else []
            if isinstance(item, OvenStep) and item.is_last:
                break
        return ended

    def _show_view(self, view: Json) -> float:
        self.view, self.is_emptying = view, view["emptying"]
        self.stage = settled_stage(self.stage, view)
        duration_s, self.view_s = (self.view_s if self.queue else 0.0), 0.0
        return duration_s

    def _show_event(self, event: Json) -> float:
        self.speeches = self.speeches.after(event, self.you)
        name = event["event"]
        if name == "round-began":
            self._begin_round(event["round"])
        if name in ("announced", "nothing-put") and event["seat"] == self.you:
            self.round_result = None
        self._narrate(event)
        self.view = view_after(self.view, event)
        if name in ("announced", "order-laid"):
            self.view_s = ANNOUNCED_S
        return 0.0

    def _begin_round(self, number: int) -> None:
        self.is_emptying = False
        served = tuple(None if place["served"] is None else len(place["served"]) for place in self.view["places"])
        is_later = number > 1 and self.you is not None
        self.round_result = RoundResult(number - 1, served, self.failed) if is_later else None

    def _show_step(self, step: OvenStep) -> float:
        before, event = self.stage, step.event
        self.stage = step.apply(before)
        self.is_emptying = True
        if event["event"] == "round-ended":
            self.speeches, self.failed = Speeches(), 0
        if step.is_last:
            if event["event"] == "failed" and event["seat"] == self.you:
                self.failed += len(event["orders"])
            self.view = view_after(self.view, event)
        is_revealed = step.is_last and event["event"] in ("order-revealed", "revealed")
        if is_revealed or (self.stage.last_event is event and before.last_event is not event):
            self._narrate(event)
        return step.duration_s

    def _narrate(self, event: Json) -> None:
        self.narration = self.describe(event) or self.narration
