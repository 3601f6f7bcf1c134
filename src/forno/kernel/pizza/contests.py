"""The duel and the match: `rules/duel.py` and `match.py` on a block. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, Move
from forno.kernel.pizza.baking import ask
from forno.kernel.pizza.codes import code_total, read_cards
from forno.kernel.pizza.decks import CARDS
from forno.kernel.pizza.known import note_shown, note_shown_all
from forno.kernel.pizza.memory import remember_shown, remember_shown_all
from forno.kernel.pizza.serving import fail, serve, spend
from forno.kernel.pizza.state import (
    ANSWERING_DUEL,
    ANSWERING_MATCH,
    ASKED,
    COLOURS,
    COLUMNS,
    COMMITTING,
    FAIL_MOVE,
    HANDS,
    JOB_SEAT,
    NAME_MOVE,
    NAMING_OPPONENT,
    PASS_MOVE,
    PLAYERS,
    PLEDGE,
    SHOW_CARD_MOVE,
    SHOWING,
    SHOWN_CARD,
    SIZES,
    worth,
)

# --- the duel (duel.py)


def begin_duel(t: Block) -> None:
    """Ask the owner, unless there is by public count nothing to decide. (bake.silent)"""
    seat = t[JOB_SEAT]
    kind = t[COLOURS + seat]
    singles = t[COLUMNS + 2 * kind]
    commitments = singles + t[COLUMNS + 2 * kind + 1]
    if commitments == singles:
        commitments -= 1
    if t[SIZES + seat] > 0 or commitments > 1:
        ask(t, COMMITTING, seat)
    else:
        settle_duel(t)


def settle_duel(t: Block) -> None:
    """There is one thing to do: commit what the table has, or let the order fail. (order.duel-decline)"""
    kind = t[COLOURS + t[JOB_SEAT]]
    if worth(t, COLUMNS, kind) < 2:
        fail(t)
        return
    for card in range(CARDS):
        t[PLEDGE + card] = 0
    t[PLEDGE + 2 * kind] = t[COLUMNS + 2 * kind]
    t[PLEDGE + 2 * kind + 1] = t[COLUMNS + 2 * kind + 1]
    ask_opponent(t, t[JOB_SEAT])


def take_commitment(t: Block, seat: int, move: Move) -> None:
    """The owner commits at least two of the own kind: the table's first, then from hand. (order.duel-cards)"""
    kind = t[COLOURS + seat]
    cards = [0] * 12
    if move == FAIL_MOVE:
        fail(t)
        return
    read_cards(move, cards, 0)
    from_table = code_total(move) - cards[2 * kind] - 2 * cards[2 * kind + 1]
    doubles = min(t[COLUMNS + 2 * kind + 1], from_table // 2)
    for card in range(CARDS):
        t[PLEDGE + card] = cards[card]
        t[COLUMNS + card] += cards[card]
    t[PLEDGE + 2 * kind] += from_table - 2 * doubles
    t[PLEDGE + 2 * kind + 1] += doubles
    spend(t, seat, cards, 0)
    ask_opponent(t, seat)


def ask_opponent(t: Block, seat: int) -> None:
    """The next opponent is asked; once all are, the order is served."""
    nothing = [0] * 12
    committed = [0] * 12
    seat = (seat + 1) % t[PLAYERS]
    if seat != t[JOB_SEAT]:
        ask(t, ANSWERING_DUEL, seat)
        return
    for card in range(CARDS):
        committed[card] = t[PLEDGE + card]
    serve(t, committed, nothing, 0)


def take_duel_answer(t: Block, seat: int, move: int) -> None:
    """An opponent shows all of the kind, or declines; asking stops once enough is shown. (order.duel-show-all)"""
    kind = t[COLOURS + t[JOB_SEAT]]
    if move != PASS_MOVE:
        t[ASKED] += worth(t, HANDS + CARDS * seat, kind)
        note_shown_all(t, seat, kind)
        remember_shown_all(t, seat, kind)
    if t[ASKED] >= worth(t, PLEDGE, kind):
        fail(t)
    else:
        ask_opponent(t, seat)


# --- the match (match.py)


def begin_match(t: Block) -> None:
    """Without an ingredient card on either side there is nothing to decide. (order.match-target, bake.silent)"""
    seat = t[JOB_SEAT]
    others = 0
    for other in range(t[PLAYERS]):
        if other != seat:
            others += t[SIZES + other]
    if t[SIZES + seat] > 0 and others > 0:
        ask(t, NAMING_OPPONENT, seat)
    else:
        fail(t)


def take_name(t: Block, seat: int, move: int) -> None:
    """The owner names an opponent who holds an ingredient, or declines. (order.match-target, order.match-decline)"""
    if move == FAIL_MOVE:
        fail(t)
    else:
        ask(t, SHOWING, move - NAME_MOVE)


def take_shown(t: Block, seat: int, move: int) -> None:
    """The opponent chooses an ingredient card, shows it and takes it back. (order.match)"""
    t[SHOWN_CARD] = move - SHOW_CARD_MOVE
    note_shown(t, seat, t[SHOWN_CARD])
    remember_shown(t, seat, t[SHOWN_CARD], 1)
    ask(t, ANSWERING_MATCH, t[JOB_SEAT])


def take_match(t: Block, seat: int, move: Move) -> None:
    """An owner who holds that kind must play a card of it; one who holds none fails. (order.match-decline)"""
    nothing = [0] * 12
    cards = [0] * 12
    if move == FAIL_MOVE:
        note_shown_all(t, seat, t[SHOWN_CARD] // 2)
        fail(t)
        return
    read_cards(move, cards, 0)
    serve(t, nothing, cards, 0)
