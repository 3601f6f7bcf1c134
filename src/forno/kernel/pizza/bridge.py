"""Tables and moves of the pizza games as blocks and numbers, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from forno.core.move import Move, Pass
from forno.games.pizza.cards import Cards, counted, listed
from forno.games.pizza.knowledge.known import Known
from forno.games.pizza.moves import (
    Ask,
    Commit,
    Draw,
    Fail,
    Give,
    Kind,
    Lay,
    Name,
    Number,
    Put,
    Refuse,
    Series,
    Serve,
    Show,
    ShowCard,
    Want,
    Way,
)
from forno.games.pizza.rules.bake import EmptyOven
from forno.games.pizza.rules.cover import ChooseServing, CoverMissing
from forno.games.pizza.rules.duel import AnswerDuel, CommitToDuel
from forno.games.pizza.rules.help import AnswerHelp, ChooseWay, RequestHelp, RequestKind, RequestNumber
from forno.games.pizza.rules.match import AnswerMatch, NameOpponent, ShowForMatch
from forno.games.pizza.rules.need import Anything
from forno.games.pizza.rules.round import NextRound, TurnOvenOver
from forno.games.pizza.rules.series import LaySeries
from forno.games.pizza.rules.serving import Job, need_of
from forno.games.pizza.rules.turn import DRAW, LAY, PUT, DrawCards, LayOrder, PutIngredients
from forno.games.pizza.table import PizzaTable
from forno.games.pizza.variants import NAMES
from forno.kernel.chance_cells import read_chance, write_chance
from forno.kernel.engine import State
from forno.kernel.pizza import codes as c
from forno.kernel.pizza import state as s
from forno.kernel.pizza.decks import BY_NUMBER, CARDS, DECK_ROOM, KINDS, ORDER_NAMES
from forno.kernel.pizza.entry import noted_cells
from forno.kernel.pizza.need import set_need, way_number
from forno.kernel.pizza.pledges import set_count

SINGLE_CELLS = {
    "acted": s.ACTED,
    "chef": s.CHEF,
    "emptying": s.EMPTYING,
    "final": s.FINAL,
    "holder": s.HOLDER,
    "idle": s.IDLE,
    "players": s.PLAYERS,
    "round": s.ROUND,
    "serial": s.SERIAL,
    "starter": s.STARTER,
}
"""By name of the table's field: its cell."""
SEAT_CELLS = {
    "blind": s.BLIND,
    "bottom": s.BOTTOM,
    "drawn": s.DRAWN,
    "gone": s.GONE,
    "orders": s.ORDERS,
    "seen_orders": s.SEEN_ORDERS,
    "served": s.SERVED,
    "sizes": s.SIZES,
}
"""By name of the table's field, which has a number for each seat: its first cell."""
FLAGS = ("acted", "emptying")
PHASES: dict[type, int] = {
    PutIngredients: s.PUTTING,
    LayOrder: s.LAYING,
    DrawCards: s.DRAWING,
    ChooseServing: s.SERVING,
    CoverMissing: s.COVERING,
    LaySeries: s.LAYING_SERIES,
    ChooseWay: s.CHOOSING_WAY,
    RequestHelp: s.REQUESTING,
    RequestNumber: s.NUMBERING,
    RequestKind: s.NAMING_KIND,
    AnswerHelp: s.ANSWERING_HELP,
    CommitToDuel: s.COMMITTING,
    AnswerDuel: s.ANSWERING_DUEL,
    NameOpponent: s.NAMING_OPPONENT,
    ShowForMatch: s.SHOWING,
    AnswerMatch: s.ANSWERING_MATCH,
}


class PizzaBridge:
    """The way between tables of a pizza game and their blocks."""

    family = "pizza"

    def __init__(self, game: str) -> None:
        self.game = NAMES.index(game)
        self.names = ORDER_NAMES[self.game]

    # --- moves

    def move_id(self, move: Move) -> int:
        number = WRITERS[type(move)](self, move) if type(move) in WRITERS else -1
        if number < 0 or self.move_of(number) != move:
            raise ValueError(f"not in the catalogue: {move}")
        return number

    def move_of(self, number: int) -> Move:
        sort = c.code_sort(number) if number > 0 else 0
        move = READERS[sort](self, number) if number >= 0 and sort < len(READERS) else None
        if move is None:
            raise ValueError(f"no move has the number {number}")
        return move

    # --- tables

    def cells_of(self, table: PizzaTable, *, keep_notes: bool = True) -> list[int]:
        cells = [0] * s.CELLS
        write_chance(cells, table.chance)
        _write_variant(cells, table)
        cells[s.GAME] = self.game
        for name, cell in SINGLE_CELLS.items():
            cells[cell] = getattr(table, name)
        cells[s.ROUNDS], cells[s.HELP], cells[s.DOUBLES_FITTING] = table.rounds, table.help, table.doubles_fitting
        cells[s.HAS_KEPT], cells[s.NOTED] = bool(table.kept), keep_notes
        _write_cards(cells, table)
        _write_question(cells, table)
        if not keep_notes:
            return cells[: s.NOTES]
        _write_known(cells, table)
        return cells + [0] * (noted_cells(cells) - len(cells))

    def table_of(self, cells: Sequence[int], like: PizzaTable) -> PizzaTable:
        table = PizzaTable(like.variant, like.colours, read_chance(cells), like.options)
        for name, cell in SINGLE_CELLS.items():
            setattr(table, name, bool(cells[cell]) if name in FLAGS else cells[cell])
        for name, first in SEAT_CELLS.items():
            setattr(table, name, [*cells[first : first + table.players]])
        _read_cards(cells, table)
        _read_known(cells, table)
        _read_question(cells, table)
        return table

    def write_result(self, state: State, table: PizzaTable) -> None:
        codes = len(table.columns)
        for seat in range(table.players):
            first = s.HANDS + CARDS * seat
            table.served[seat] = state.cell(s.SERVED + seat)
            table.hands[seat] = [state.cell(first + code) for code in range(codes)]


def _write_variant(cells: list[int], table: PizzaTable) -> None:
    _put(cells, s.DECK, table.variant.deck(table.players))
    cells[s.DEALT_INGREDIENTS] = table.variant.dealt.ingredients
    cells[s.DEALT_ORDERS] = table.variant.dealt.orders
    cells[s.HAND_SIZE] = table.variant.hand
    _put(cells, s.DECK_ORDERS, [table.variant.order_deck(own) for own in table.colours])


def _write_cards(cells: list[int], table: PizzaTable) -> None:
    for name, first in SEAT_CELLS.items():
        cells[first : first + table.players] = getattr(table, name)
    for seat in range(table.players):
        cells[s.COLOURS + seat] = table.colours[seat]
        _put(cells, s.HANDS + CARDS * seat, table.hands[seat])
        cells[s.WAITER_SIZES + seat] = len(table.waiters[seat])
        _put(cells, s.WAITERS + DECK_ROOM * seat, table.waiters[seat])
        if table.kept:
            _put(cells, s.KEPT + CARDS * seat, counted(table.kept[seat], CARDS))
        spent = [number for drawn, cards in table.spent[seat] for number in (drawn, len(cards), *cards)]
        cells[s.SPENT_SIZES + seat] = len(spent)
        _put(cells, s.SPENT + s.SPENT_ROOM * seat, spent)
    for size, first, pile in _piles(table):
        cells[size] = len(pile)
        _put(cells, first, pile)
    _put(cells, s.COLUMNS, table.columns)
    _put(cells, s.USED, table.used)


def _piles(table: PizzaTable) -> tuple[tuple[int, int, list[int]], ...]:
    return (
        (s.KITCHEN_SIZE, s.KITCHEN, table.kitchen),
        (s.OVEN_SIZE, s.OVEN, table.oven),
        (s.OPEN_SIZE, s.OPEN, table.open),
    )


def _put(cells: list[int], first: int, numbers: Sequence[int]) -> None:
    cells[first : first + len(numbers)] = numbers


def _read_cards(cells: Sequence[int], table: PizzaTable) -> None:
    codes = len(table.columns)
    for seat in range(table.players):
        first = s.HANDS + CARDS * seat
        table.hands[seat] = [*cells[first : first + codes]]
        first = s.WAITERS + DECK_ROOM * seat
        table.waiters[seat] = [*cells[first : first + cells[s.WAITER_SIZES + seat]]]
        table.spent[seat] = _spent(cells, seat)
    if cells[s.HAS_KEPT]:
        table.kept = tuple(
            listed(cells[s.KEPT + CARDS * seat : s.KEPT + CARDS * seat + codes]) for seat in range(table.players)
        )
    for size, first, pile in _piles(table):
        pile[:] = cells[first : first + cells[size]]
    table.columns = [*cells[s.COLUMNS : s.COLUMNS + codes]]
    table.used = [*cells[s.USED : s.USED + codes]]


def _spent(cells: Sequence[int], seat: int) -> tuple[tuple[int, Cards], ...]:
    found = []
    at = s.SPENT + s.SPENT_ROOM * seat
    end = at + cells[s.SPENT_SIZES + seat]
    while at < end:
        found.append((cells[at], tuple(cells[at + 2 : at + 2 + cells[at + 1]])))
        at += 2 + cells[at + 1]
    return tuple(found)


# --- what everybody knows of the hands


def _write_known(cells: list[int], table: PizzaTable) -> None:
    claims: list[int] = []
    for seat, known in enumerate(table.known):
        if known is not None:
            cells[s.IS_KNOWN + seat] = 1
            _put(cells, s.LEAST + CARDS * seat, known.least)
            _put(cells, s.FRESH + KINDS * seat, known.fresh + [s.UNSEEN] * (KINDS - len(known.fresh)))
            for claim in known.claims:
                claims += [seat, len(claim), *map(_packed, claim)]
    cells[s.CLAIMS_SIZE] = len(claims)
    cells += claims


UNPACKED_SETS = 16_384
"""Sets of cards that are kept once they were read: a claim has thousands, which are read at each look at a table."""


def _packed(held: tuple[int, ...]) -> int:
    """A set of cards as one number."""
    if max(held[::2]) > 7 or max(held[1::2]) > 3:
        raise ValueError("more cards in a claim than a block has room for")
    return sum(number << 5 * (card // 2) + 3 * (card % 2) for card, number in enumerate(held))


@lru_cache(UNPACKED_SETS)
def _unpacked(held: int, codes: int) -> tuple[int, ...]:
    """A set of cards, from one number."""
    return tuple([set_count(held, card) for card in range(codes)])


def _read_known(cells: Sequence[int], table: PizzaTable) -> None:
    codes = len(table.columns)
    for seat in range(table.players):
        if cells[s.IS_KNOWN + seat]:
            table.known[seat] = known = Known(codes)
            known.least = [*cells[s.LEAST + CARDS * seat : s.LEAST + CARDS * seat + codes]]
            known.fresh = [*cells[s.FRESH + KINDS * seat : s.FRESH + KINDS * seat + codes // 2]]
    at, end = s.CLAIMS, s.CLAIMS + cells[s.CLAIMS_SIZE]
    while at < end:
        seat, count = cells[at : at + 2]
        claim = [_unpacked(held, codes) for held in cells[at + 2 : at + 2 + count]]
        known_there = table.known[seat]
        assert known_there is not None
        known_there.claims += (tuple(claim),)
        at += 2 + count


# --- questions


def _write_question(cells: list[int], table: PizzaTable) -> None:
    if table.is_over:
        cells[s.PHASE] = s.OVER
        return
    decision: Any = table.decision
    cells[s.PHASE], cells[s.SEAT] = PHASES[type(decision)], decision.seat
    if cells[s.PHASE] <= s.DRAWING:
        return
    job = Job(decision.seat, (decision.order,)) if isinstance(decision, LaySeries) else decision.job
    _write_job(cells, job)
    if isinstance(decision, RequestHelp | AnswerHelp):
        ways = need_of(table, job).ways
        cells[s.WAY] = ways.index(decision.way) if decision.way in ways else 0
    if isinstance(decision, AnswerHelp):
        for card in decision.request:
            cells[s.REQUEST + card // 2] += 1
        _put(cells, s.PLEDGE, counted(decision.pledge or (), CARDS))
    elif isinstance(decision, RequestKind):
        cells[s.ASKED], cells[s.NAMED] = decision.asked, len(decision.named)
        _put(cells, s.REQUEST, decision.named)
        _put(cells, s.PLEDGE, counted(decision.pledge or (), CARDS))
    elif isinstance(decision, AnswerDuel):
        cells[s.ASKED] = decision.total
        _put(cells, s.PLEDGE, counted(decision.committed, CARDS))
    elif isinstance(decision, AnswerMatch):
        cells[s.SHOWN_CARD] = decision.card


def _write_job(cells: list[int], job: Job) -> None:
    cells[s.JOB_SEAT], cells[s.JOB_SIZE] = job.seat, len(job.orders)
    _put(cells, s.JOB_ORDERS, job.orders)
    _put(cells, s.JOB_NUMBERS, job.numbers)
    set_need(cells)


def _read_question(cells: Sequence[int], table: PizzaTable) -> None:
    phase, seat = cells[s.PHASE], cells[s.SEAT]
    if phase == s.OVER:
        return
    below = EmptyOven() if table.emptying else TurnOvenOver()
    table.agenda = [NextRound(), below, _decision([*cells], phase, seat, table)]


def _decision(cells: list[int], phase: int, seat: int, table: PizzaTable) -> Any:
    if phase <= s.DRAWING:
        return (PUT, LAY, DRAW)[phase][seat]
    size = cells[s.JOB_SIZE]
    orders = tuple(cells[s.JOB_ORDERS : s.JOB_ORDERS + size])
    job = Job(cells[s.JOB_SEAT], orders, tuple(cells[s.JOB_NUMBERS : s.JOB_NUMBERS + size]) if size > 1 else ())
    pledge = listed(cells[s.PLEDGE : s.PLEDGE + CARDS])
    if phase == s.LAYING_SERIES:
        return LaySeries(seat, orders[0])
    if phase == s.REQUESTING:
        return RequestHelp(seat, job, _way(cells, table))
    if phase == s.NAMING_KIND:
        named = tuple(cells[s.REQUEST : s.REQUEST + cells[s.NAMED]])
        return RequestKind(seat, job, cells[s.ASKED], pledge, named)
    if phase == s.ANSWERING_HELP:
        need = need_of(table, job)
        unit = 0 if isinstance(need, Anything) else need.unit(0)
        request = tuple(2 * kind + unit for kind in range(KINDS) for _ in range(cells[s.REQUEST + kind]))
        return AnswerHelp(seat, job, request, _way(cells, table), pledge)
    if phase == s.ANSWERING_DUEL:
        return AnswerDuel(seat, job, pledge, cells[s.ASKED])
    if phase == s.ANSWERING_MATCH:
        return AnswerMatch(seat, job, cells[s.SHOWN_CARD])
    sort: Any = next(sort for sort, number in PHASES.items() if number == phase)
    return sort(seat, job)


def _way(cells: list[int], table: PizzaTable) -> tuple[int, ...]:
    if cells[s.NEED_SORT] == BY_NUMBER:
        return ()
    return tuple(way_number(cells, cells[s.WAY], kind) for kind in range(len(table.variant.kinds)))


# --- the catalogue: simple moves


SIMPLE: dict[int, Move] = {
    s.PASS_MOVE: Pass(),
    s.FAIL_MOVE: Fail(),
    s.ASK_MOVE: Ask(),
    s.REFUSE_MOVE: Refuse(),
    s.SHOW_MOVE: Show(),
    s.KITCHEN_MOVE: Draw("kitchen"),
    s.WAITER_MOVE: Draw("waiter"),
}
SIMPLE_NUMBERS = {move: number for number, move in SIMPLE.items()}


def _simple(bridge: PizzaBridge, number: int) -> Move | None:
    """The move of a number below SIMPLE_END."""
    if number in SIMPLE:
        return SIMPLE[number]
    if number < s.SHOW_CARD_MOVE:
        return Name(number - s.NAME_MOVE)
    if number < s.LAY_MOVE:
        return ShowCard(number - s.SHOW_CARD_MOVE)
    if number < s.KIND_MOVE:
        name = number - s.LAY_MOVE
        return Lay(bridge.names[name]) if name < len(bridge.names) else None
    if number < s.PUT_MOVE:
        return Kind(*divmod(number - s.KIND_MOVE, 16))
    if number < s.SIMPLE_END:
        kind, rest = divmod(number - s.PUT_MOVE, s.PUTS_OF_KIND)
        return Put(kind, rest // 6, rest // 2 % 3, bool(rest % 2))
    return None


def _put_number(bridge: PizzaBridge, move: Put) -> int:
    if not (0 <= move.kind < KINDS and 0 <= move.singles < 16 and 0 <= move.doubles < 3):
        return -1
    return s.PUT_MOVE + s.PUTS_OF_KIND * move.kind + 6 * move.singles + 2 * move.doubles + move.double_last


def _lay_number(bridge: PizzaBridge, move: Lay) -> int:
    return s.LAY_MOVE + bridge.names.index(move.order) if move.order in bridge.names else -1


def _kind_number(bridge: PizzaBridge, move: Kind) -> int:
    return s.KIND_MOVE + 16 * move.kind + move.number if 0 <= move.kind < KINDS and 0 <= move.number < 16 else -1


# --- the catalogue: sets of cards


def _with_cards(code: int, cards: Cards) -> int:
    for card in cards:
        code = c.with_card(code, card // 2, 1 - card % 2, card % 2)
    return code


def _with_numbers(code: int, units: Cards) -> int:
    for card in units:
        code = c.with_number(code, card // 2, 1)
    return c.with_double_unit(code) if units and units[0] % 2 else code


def _cards(code: int) -> Cards:
    counts = [0] * CARDS
    c.read_cards(code, counts, 0)
    return listed(counts)


def _units(code: int) -> Cards:
    unit = code >> s.DOUBLE_UNIT_SHIFT & 1
    return tuple(2 * kind + unit for kind in range(KINDS) for _ in range(c.code_number(code, kind)))


def _series_code(bridge: PizzaBridge, move: Series) -> int:
    if not 1 <= len(move.orders) == len(move.numbers) <= 3 or not set(move.orders) <= set(bridge.names):
        return -1
    code = c.coded(s.SERIES_SORT)
    for at, (name, number) in enumerate(zip(move.orders, move.numbers, strict=True)):
        code = c.with_quartet(code, at, bridge.names.index(name), number)
    return code


def _series(bridge: PizzaBridge, code: int) -> Move | None:
    numbers = [c.series_number(code, at) for at in range(3)]
    size = sum(number > 0 for number in numbers)
    names = [c.series_name(code, at) for at in range(size)]
    if not size or max(names) >= len(bridge.names):
        return None
    return Series(tuple(bridge.names[name] for name in names), tuple(numbers[:size]))


WRITERS: dict[type[Move], Callable[[PizzaBridge, Any], int]] = {
    **{type(move): lambda bridge, move: SIMPLE_NUMBERS[move] for move in SIMPLE.values()},
    Name: lambda bridge, move: s.NAME_MOVE + move.seat if 0 <= move.seat < s.SEATS else -1,
    ShowCard: lambda bridge, move: s.SHOW_CARD_MOVE + move.card if 0 <= move.card < CARDS else -1,
    Lay: _lay_number,
    Kind: _kind_number,
    Put: _put_number,
    Serve: lambda bridge, move: _with_cards(_with_numbers(c.coded(s.SERVE_SORT), move.way), move.cards),
    Way: lambda bridge, move: _with_numbers(c.coded(s.WAY_SORT), move.way),
    Want: lambda bridge, move: _with_cards(_with_numbers(c.coded(s.WANT_SORT), move.request), move.pledge),
    Number: lambda bridge, move: _with_cards(c.with_total(c.coded(s.NUMBER_SORT), move.asked), move.pledge),
    Give: lambda bridge, move: _with_cards(c.coded(s.GIVE_SORT), move.cards),
    Commit: lambda bridge, move: _with_cards(c.with_total(c.coded(s.COMMIT_SORT), move.total), move.cards),
    Series: _series_code,
}
READERS: tuple[Callable[[PizzaBridge, int], Move | None], ...] = (
    _simple,
    lambda bridge, code: Serve(_units(code), _cards(code)),
    lambda bridge, code: Way(_units(code)),
    lambda bridge, code: Want(_units(code), _cards(code)),
    lambda bridge, code: Number(c.code_total(code), _cards(code)),
    lambda bridge, code: Give(_cards(code)),
    lambda bridge, code: Commit(c.code_total(code), _cards(code)),
    _series,
)
"""By the sort of a code, 0 being simple moves."""

PIZZA_BRIDGES = {name: PizzaBridge(name) for name in NAMES}
