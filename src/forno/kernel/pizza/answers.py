"""The quick player while the oven is emptied: `harness.rollouts.pizza_answers` on a block. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, Move, Moves, Real
from forno.kernel.pizza.baking import can_be_paid, set_series
from forno.kernel.pizza.codes import code_number, code_size, code_sort, code_total
from forno.kernel.pizza.decks import BY_DOUBLES, CARDS, KINDS
from forno.kernel.pizza.moves import end_series, list_moves
from forno.kernel.pizza.state import (
    ANSWERING_DUEL,
    ANSWERING_HELP,
    ASK_MOVE,
    CHOOSING_WAY,
    COLOURS,
    COLUMNS,
    COMMIT_SORT,
    COMMITTING,
    COVERING,
    DECK,
    HANDS,
    KITCHEN_SIZE,
    LAYING_SERIES,
    NAME_MOVE,
    NAMING_OPPONENT,
    NEED_SORT,
    NUMBERING,
    PHASE,
    PLAYERS,
    REQUESTING,
    SERVE_SORT,
    SHOW_CARD_MOVE,
    SHOWING,
    SIZES,
    WAITER_SIZES,
    worth,
)


def quick_answer(t: Block, seat: int) -> Move:
    """Return the answer to a question; the first legal move if there is nothing to compare."""
    moves: Moves = [0] * 4096
    count = list_moves(t, moves)
    phase = t[PHASE]
    if count == 1:
        return moves[0]
    if phase <= COVERING:
        return answer_serving(moves, count)
    if phase == LAYING_SERIES:
        return answer_series(t, moves, count)
    if phase == CHOOSING_WAY:
        return answer_way(t, seat, moves, count)
    if phase in (REQUESTING, NUMBERING):
        return answer_request(t, moves, count)
    if phase == ANSWERING_HELP:
        return answer_help(t, seat, moves, count)
    if phase == COMMITTING:
        return answer_duel(t, seat, moves, count)
    if phase == ANSWERING_DUEL:
        return moves[count - 1]
    if phase == NAMING_OPPONENT:
        return answer_naming(t, moves, count)
    if phase == SHOWING:
        return answer_showing(t, seat, moves, count)
    return moves[0]


def answer_serving(moves: Moves, count: int) -> Move:
    """Serve with the fewest cards from hand, which is listed first; else with help; else not at all."""
    if code_sort(moves[0]) == SERVE_SORT:
        return moves[0]
    for at in range(count):
        if moves[at] == ASK_MOVE:
            return ASK_MOVE
    return moves[count - 1]


def answer_series(t: Block, moves: Moves, count: int) -> Move:
    """Lay the longest series that can be paid for at once."""
    is_paid = 0
    for step in range(count - 1):
        set_series(t, moves[count - 1 - step])
        is_paid = can_be_paid(t)
        end_series(t)
        if is_paid:
            return moves[count - 1 - step]
    return moves[0]


def answer_way(t: Block, seat: int, moves: Moves, count: int) -> Move:
    """Choose the way with the least missing from table and hand."""
    best = 0
    least = 1000
    lack = 0
    unit = t[NEED_SORT] == BY_DOUBLES
    for at in range(count):
        lack = 0
        for kind in range(KINDS):
            lack += max(
                0,
                code_number(moves[at], kind) - t[COLUMNS + 2 * kind + unit] - t[HANDS + CARDS * seat + 2 * kind + unit],
            )
        if lack < least:
            best = at
            least = lack
    return moves[best]


def answer_request(t: Block, moves: Moves, count: int) -> Move:
    """Ask for as little as possible."""
    best = 0
    least = 1000
    asked = 0
    for at in range(count):
        asked = 0
        if t[PHASE] == NUMBERING:
            asked = code_total(moves[at])
        else:
            for kind in range(KINDS):
                asked += code_number(moves[at], kind)
        if asked < least:
            best = at
            least = asked
    return moves[best]


def answer_help(t: Block, seat: int, moves: Moves, count: int) -> Move:
    """Help if there is a reward, which is worth the cards."""
    best = 1
    if t[WAITER_SIZES + seat] == 0:
        return moves[0]
    for at in range(1, count):
        if code_size(moves[at]) < code_size(moves[best]):
            best = at
    return moves[best]


def answer_duel(t: Block, seat: int, moves: Moves, count: int) -> Move:
    """Commit a little more than the others may hold together; else all."""
    expected: Real = in_other_hands(t, seat)
    enough = -1
    most = -1
    for at in range(count):
        if code_sort(moves[at]) == COMMIT_SORT:
            if code_total(moves[at]) > expected + 1 and (
                enough < 0 or code_total(moves[at]) < code_total(moves[enough])
            ):
                enough = at
            if most < 0 or code_total(moves[at]) > code_total(moves[most]):
                most = at
    if most < 0:
        return moves[0]
    return moves[enough] if enough >= 0 else moves[most]


def in_other_hands(t: Block, seat: int) -> Real:
    """Return the expected number of the own kind in the other hands; eight more cards are neither there nor seen."""
    own = t[COLOURS + seat]
    unseen: Real = worth(t, DECK, own) - worth(t, COLUMNS, own) - worth(t, HANDS + CARDS * seat, own)
    others: Real = 0.0
    hidden: Real = 0.0
    for other in range(t[PLAYERS]):
        if other != seat:
            others = others + t[SIZES + other]
    hidden = max(1, others + t[KITCHEN_SIZE] + 8)
    return unseen * others / hidden


def answer_naming(t: Block, moves: Moves, count: int) -> Move:
    """Name the seat with the fewest cards: it has the smallest choice."""
    best = 1
    mine = 0
    for at in range(1, count):
        mine = moves[best] - NAME_MOVE
        if t[SIZES + moves[at] - NAME_MOVE] < t[SIZES + mine]:
            best = at
    return moves[best]


def answer_showing(t: Block, seat: int, moves: Moves, count: int) -> Move:
    """Show a kind that is frequent in the own hand and on the table: the owner is less likely to hold it."""
    best = 0
    most = -1
    card = 0
    there = 0
    for at in range(count):
        card = moves[at] - SHOW_CARD_MOVE
        there = t[HANDS + CARDS * seat + card] + t[COLUMNS + card]
        if there > most:
            best = at
            most = there
    return moves[best]
