"""The legal moves of the pizza games on a block, in the order of `Table.legal_moves`. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, Move, Moves, lowest
from forno.kernel.pizza.baking import can_be_paid, help_is_open, may_ask, must_pay, set_series
from forno.kernel.pizza.codes import (
    code_number,
    code_size,
    coded,
    is_same_cards,
    with_card,
    with_double_unit,
    with_number,
    with_quartet,
    with_total,
)
from forno.kernel.pizza.decks import BY_DOUBLES, BY_NUMBER, CARDS, GAME_KINDS, KINDS, ORDER_NAME, ORDER_SERIES
from forno.kernel.pizza.need import (
    column_lack,
    cover_count,
    cover_doubles,
    cover_singles,
    lack_of,
    leaves_choice,
    next_way_within,
    set_need,
    stock_of,
    taken_doubles,
    taken_singles,
    way_number,
)
from forno.kernel.pizza.state import (
    ANSWERING_DUEL,
    ANSWERING_HELP,
    ASK_MOVE,
    ASKED,
    CHOOSING_WAY,
    COLOURS,
    COLUMNS,
    COMMIT_SORT,
    COMMITTING,
    COVERING,
    DRAWING,
    FAIL_MOVE,
    GAME,
    GIVE_SORT,
    HANDS,
    JOB_NUMBERS,
    JOB_ORDERS,
    JOB_SEAT,
    JOB_SIZE,
    KIND_MOVE,
    KITCHEN_MOVE,
    LAY_MOVE,
    LAYING,
    LAYING_SERIES,
    NAME_MOVE,
    NAMED,
    NAMING_KIND,
    NAMING_OPPONENT,
    NEED_COUNT,
    NEED_SORT,
    NUMBER_SORT,
    NUMBERING,
    ORDERS,
    OVER,
    PASS_MOVE,
    PHASE,
    PLAYERS,
    PUT_MOVE,
    PUTS_OF_KIND,
    PUTTING,
    REFUSE_MOVE,
    REQUEST,
    REQUESTING,
    SEAT,
    SERIES_SORT,
    SERVE_SORT,
    SERVING,
    SHOW_CARD_MOVE,
    SHOW_MOVE,
    SHOWING,
    SHOWN_CARD,
    SIZES,
    WAITER_MOVE,
    WANT_SORT,
    WAY,
    WAY_SORT,
    order_place,
    worth,
)

PERMUTATIONS = (
    4, 3, 0, 0, 3, 4, 0, 0,
    4, 3, 2, 0, 4, 2, 3, 0, 3, 4, 2, 0, 3, 2, 4, 0, 2, 4, 3, 0, 2, 3, 4, 0,
    4, 3, 2, 1, 4, 3, 1, 2, 4, 2, 3, 1, 4, 2, 1, 3, 4, 1, 3, 2, 4, 1, 2, 3,
    3, 4, 2, 1, 3, 4, 1, 2, 3, 2, 4, 1, 3, 2, 1, 4, 3, 1, 4, 2, 3, 1, 2, 4,
    2, 4, 3, 1, 2, 4, 1, 3, 2, 3, 4, 1, 2, 3, 1, 4, 2, 1, 4, 3, 2, 1, 3, 4,
    1, 4, 3, 2, 1, 4, 2, 3, 1, 3, 4, 2, 1, 3, 2, 4, 1, 2, 4, 3, 1, 2, 3, 4,
)  # fmt: skip
"""All ways to allot the numbers of a series of two, three and four quartets, the revealed one first."""


def list_moves(t: Block, moves: Moves) -> int:
    """List the moves of the seat that is asked; return how many there are."""
    return list_moves_of(t, t[SEAT], moves)


def list_moves_of(t: Block, seat: int, moves: Moves) -> int:
    """List the moves of a seat: none, unless it is the one that is asked."""
    phase = t[PHASE]
    if seat != t[SEAT] or phase == OVER:
        return 0
    if phase == PUTTING:
        return list_puts(t, seat, moves)
    if phase == LAYING:
        return list_lays(t, seat, moves)
    if phase == DRAWING:
        moves[0] = KITCHEN_MOVE
        moves[1] = WAITER_MOVE
        return 2
    if phase in (SERVING, COVERING):
        return list_payments(t, seat, moves)
    if phase == LAYING_SERIES:
        return list_series(t, seat, moves)
    if phase <= ANSWERING_HELP:
        return list_help(t, seat, moves)
    if phase <= ANSWERING_DUEL:
        return list_duel(t, seat, moves)
    return list_match(t, seat, moves)


# --- a turn


def list_puts(t: Block, seat: int, moves: Moves) -> int:
    """List every way to put cards of one kind: singles last unless the double is named last."""
    count = 0
    hand = HANDS + CARDS * seat
    base = 0
    for kind in range(GAME_KINDS[t[GAME]]):
        base = PUT_MOVE + PUTS_OF_KIND * kind
        for single in range(t[hand + 2 * kind] + 1):
            for double in range(t[hand + 2 * kind + 1] + 1):
                if single or double:
                    moves[count] = base + 6 * single + 2 * double
                    count += 1
                if single and double:
                    moves[count] = base + 6 * single + 2 * double + 1
                    count += 1
    return count


def list_lays(t: Block, seat: int, moves: Moves) -> int:
    """List laying none, and every order in hand. (turn.one-order)"""
    count = 1
    held = t[ORDERS + seat]
    place = order_place(t, seat, 0)
    moves[0] = PASS_MOVE
    while held:
        moves[count] = LAY_MOVE + ORDER_NAME[place + lowest(held)]
        count += 1
        held = held & (held - 1)
    return count


# --- payments (cover.py)


def list_payments(t: Block, seat: int, moves: Moves) -> int:
    """List all ways to pay at once, fewest cards from hand first; then asking, and failing."""
    count = 0
    if t[NEED_SORT] == BY_NUMBER:
        count = list_sets(t, seat, column_lack(t), coded(SERVE_SORT), moves, 0)
    elif leaves_choice(t):
        count = list_ways(t, seat, moves)
    elif t[NEED_COUNT] > 0:
        count = list_covers(t, seat, 0, coded(SERVE_SORT), moves, 0)
    sort_by_size(moves, count)
    if t[PHASE] == COVERING:
        if help_is_open(t, seat) and not must_pay(t):
            moves[count] = ASK_MOVE
            count += 1
        if t[JOB_SIZE] <= 1:
            moves[count] = FAIL_MOVE
            count += 1
    return count


def sort_by_size(moves: Moves, count: int) -> None:
    """Put moves with fewer cards first, else as they were."""
    at = 0
    size = 0
    move: Move = 0
    for place in range(count):
        move = moves[place]
        size = code_size(move)
        at = place
        while at > 0 and code_size(moves[at - 1]) > size:
            moves[at] = moves[at - 1]
            at -= 1
        moves[at] = move


def list_covers(t: Block, seat: int, way: int, code: Move, moves: Moves, count: int) -> int:
    """Append all sets of cards of a hand that cover what a way lacks of each kind, none of them superfluous."""
    lacks = [0] * 6
    for kind in range(KINDS):
        lacks[kind] = lack_of(t, way, kind)
    return list_products(t, HANDS + CARDS * seat, lacks, code, moves, count)


def list_products(t: Block, hand: int, lacks: Block, code: Move, moves: Moves, count: int) -> int:
    """Append every combination of covers kind by kind, the last kind changing quickest."""
    choices = [0] * 6
    digits = [0] * 6
    made: Move = 0
    kind = 0
    for each in range(KINDS):
        choices[each] = cover_count(t, hand, each, lacks[each])
        if choices[each] == 0:
            return count
    while kind >= 0:
        made = code
        for each in range(KINDS):
            if lacks[each] > 0:
                made = with_card(
                    made,
                    each,
                    cover_singles(t, hand, each, lacks[each], digits[each]),
                    cover_doubles(t, hand, each, lacks[each], digits[each]),
                )
        moves[count] = made
        count += 1
        kind = KINDS - 1
        while kind >= 0 and digits[kind] == choices[kind] - 1:
            digits[kind] = 0
            kind -= 1
        if kind >= 0:
            digits[kind] += 1
    return count


def list_ways(t: Block, seat: int, moves: Moves) -> int:
    """List each way that table and hand together can serve; ways that use the same cards are one."""
    count = 0
    first = 0
    stock = [0] * 6
    has_doubles = 0
    hand = HANDS + CARDS * seat
    for kind in range(KINDS):
        stock[kind] = stock_of(t, COLUMNS, kind) + stock_of(t, hand, kind)
        has_doubles += t[COLUMNS + 2 * kind + 1] + t[hand + 2 * kind + 1]
    way = next_way_within(t, stock, 0)
    while way >= 0:
        first = count
        count = list_covers(t, seat, way, way_code(t, way, SERVE_SORT), moves, count)
        if has_doubles:
            count = drop_repeated(t, moves, first, count)
        way = next_way_within(t, stock, way + 1)
    return count


def drop_repeated(t: Block, moves: Moves, first: int, count: int) -> int:
    """Leave out payments that take the same cards from table and hand as an earlier one; return the new count."""
    kept = first
    is_new = 1
    for at in range(first, count):
        is_new = 1
        for other in range(first):
            if is_same_payment(t, moves[at], moves[other]):
                is_new = 0
                break
        if is_new:
            moves[kept] = moves[at]
            kept += 1
    return kept


def is_same_payment(t: Block, one: Move, other: Move) -> int:
    """Do two payments take the same cards from hand and table?"""
    mine = 0
    theirs = 0
    if not is_same_cards(one, other):
        return 0
    for kind in range(KINDS):
        mine = code_number(one, kind)
        theirs = code_number(other, kind)
        if mine != theirs and (
            taken_singles(t, kind, mine) != taken_singles(t, kind, theirs)
            or taken_doubles(t, kind, mine) != taken_doubles(t, kind, theirs)
        ):
            return 0
    return 1


def way_code(t: Block, way: int, sort: int) -> Move:
    """Return the code of a move that writes a way down."""
    code: Move = coded(sort)
    if t[NEED_SORT] == BY_DOUBLES:
        code = with_double_unit(code)
    for kind in range(KINDS):
        code = with_number(code, kind, way_number(t, way, kind))
    return code


def list_sets(t: Block, seat: int, number: int, code: Move, moves: Moves, count: int) -> int:
    """Append all sets of a hand that are exactly so many ingredients, or with doubles alone one more; sorted as
    lists of cards are. (order.bombastica)"""
    held = [0] * 12
    chosen = [0] * 12
    for card in range(CARDS):
        held[card] = t[HANDS + CARDS * seat + card]
    return list_sets_from(held, chosen, 0, number, 1, code, moves, count)


def list_sets_from(
    held: Block, chosen: Block, first: int, number: int, doubles_only: int, code: Move, moves: Moves, count: int
) -> int:
    """Append the chosen set if it is enough, else those that begin with it and go on with this card or a later one."""
    value = 0
    if number == 0 or (number == -1 and doubles_only):
        made: Move = code
        for kind in range(KINDS):
            made = with_card(made, kind, chosen[2 * kind], chosen[2 * kind + 1])
        moves[count] = made
        return count + 1
    if number < 0:
        return count
    for card in range(first, CARDS):
        if chosen[card] < held[card]:
            value = 1 + card % 2
            chosen[card] += 1
            count = list_sets_from(held, chosen, card, number - value, doubles_only and value == 2, code, moves, count)
            chosen[card] -= 1
    return count


# --- a series (series.py)


def list_series(t: Block, seat: int, moves: Moves) -> int:
    """List laying none, and up to three quartets more with every allotment that may be announced."""
    held = [0] * 24
    quartets = 0
    count = 1
    place = order_place(t, seat, 0)
    moves[0] = PASS_MOVE
    for order in range(24):
        if t[ORDERS + seat] >> order & 1 and ORDER_SERIES[place + order]:
            held[quartets] = order
            quartets += 1
    for one in range(quartets):
        count = list_allotments(t, seat, 2, held[one], 0, 0, moves, count)
    for one in range(quartets):
        for two in range(one + 1, quartets):
            count = list_allotments(t, seat, 3, held[one], held[two], 0, moves, count)
    for one in range(quartets):
        for two in range(one + 1, quartets):
            for three in range(two + 1, quartets):
                count = list_allotments(t, seat, 4, held[one], held[two], held[three], moves, count)
    return count


def list_allotments(t: Block, seat: int, size: int, one: int, two: int, three: int, moves: Moves, count: int) -> int:
    """Append every allotment with which these quartets may be announced. (order.series-whole)"""
    place = order_place(t, seat, 0)
    permutations = 2 if size == 2 else 6 if size == 3 else 24
    base = 0 if size == 2 else 8 if size == 3 else 32
    code: Move = 0
    orders = [0] * 3
    orders[0] = one
    orders[1] = two
    orders[2] = three
    helped = -1
    for each in range(permutations):
        code = coded(SERIES_SORT)
        for at in range(size - 1):
            code = with_quartet(code, at, ORDER_NAME[place + orders[at]], PERMUTATIONS[base + 4 * each + at + 1])
        set_series(t, code)
        if helped < 0:
            helped = may_ask(t)
        if helped or can_be_paid(t):
            moves[count] = code
            count += 1
    end_series(t)
    return count


def end_series(t: Block) -> None:
    """The job is the revealed quartet alone again."""
    t[JOB_SIZE] = 1
    t[JOB_NUMBERS] = 0
    for at in range(1, 4):
        t[JOB_ORDERS + at] = 0
        t[JOB_NUMBERS + at] = 0
    set_need(t)


# --- help (help.py)


def list_help(t: Block, seat: int, moves: Moves) -> int:
    """List the ways, requests, numbers, kinds or answers."""
    phase = t[PHASE]
    if phase == CHOOSING_WAY:
        for way in range(t[NEED_COUNT]):
            moves[way] = way_code(t, way, WAY_SORT)
        return t[NEED_COUNT]
    if phase == REQUESTING:
        return list_requests(t, seat, moves)
    if phase == NUMBERING:
        return list_numbers(t, seat, moves)
    if phase == NAMING_KIND:
        return list_kinds(t, moves)
    return list_answers(t, seat, moves)


def list_requests(t: Block, seat: int, moves: Moves) -> int:
    """List all that can be asked of what is missing, with the pledges that cover the rest. (help.exact)"""
    hand = HANDS + CARDS * seat
    lacks = [0] * 6
    choices = [0] * 6
    digits = [0] * 6
    kind = 0
    count = 0
    asked = 0
    made: Move = 0
    for each in range(KINDS):
        lacks[each] = lack_of(t, t[WAY], each)
        choices[each] = request_count(t, hand, each, lacks[each])
    while kind >= 0:
        made = coded(WANT_SORT)
        asked = 0
        if t[NEED_SORT] == BY_DOUBLES:
            made = with_double_unit(made)
        for each in range(KINDS):
            made = with_request(t, hand, each, lacks[each], digits[each], made)
            asked += request_number(t, hand, each, lacks[each], digits[each])
        if asked > 0:
            moves[count] = made
            count += 1
        kind = KINDS - 1
        while kind >= 0 and digits[kind] == choices[kind] - 1:
            digits[kind] = 0
            kind -= 1
        if kind >= 0:
            digits[kind] += 1
    return count


def request_count(t: Block, hand: int, kind: int, number: int) -> int:
    """How many requests with pledges there are for a number of one kind: asking for all, then ever less."""
    count = 1
    if number > 0 and t[hand + 2 * kind] + t[hand + 2 * kind + 1] > 0:
        for pledged in range(1, number + 1):
            count += cover_count(t, hand, kind, pledged)
    return count


def request_number(t: Block, hand: int, kind: int, number: int, which: int) -> int:
    """How many of a kind the so-manieth of these requests asks for."""
    if which == 0:
        return number
    which -= 1
    for pledged in range(1, number + 1):
        if which < cover_count(t, hand, kind, pledged):
            return number - pledged
        which -= cover_count(t, hand, kind, pledged)
    return 0


def with_request(t: Block, hand: int, kind: int, number: int, which: int, code: Move) -> Move:
    """Add the so-manieth of these requests, and its pledge, to a code."""
    asked = request_number(t, hand, kind, number, which)
    left = which - 1
    made: Move = with_number(code, kind, asked)
    if which == 0:
        return made
    for pledged in range(1, number - asked):
        left -= cover_count(t, hand, kind, pledged)
    return with_card(
        made,
        kind,
        cover_singles(t, hand, kind, number - asked, left),
        cover_doubles(t, hand, kind, number - asked, left),
    )


def list_numbers(t: Block, seat: int, moves: Moves) -> int:
    """List how many are asked for a bombastica, with the pledges for the rest. (help.ask-steps)"""
    count = 0
    lack = column_lack(t)
    for pledged in range(lack):
        count = list_sets(t, seat, pledged, with_total(coded(NUMBER_SORT), lack - pledged), moves, count)
    return count


def list_kinds(t: Block, moves: Moves) -> int:
    """List how many of the next kind may be asked for a bombastica."""
    left = t[ASKED]
    for kind in range(t[NAMED]):
        left -= t[REQUEST + kind]
    for less in range(left + 1):
        moves[less] = KIND_MOVE + 16 * t[NAMED] + left - less
    return left + 1


def list_answers(t: Block, seat: int, moves: Moves) -> int:
    """List refusing, and every gift of exactly what is asked. (help.accept, help.refuse)"""
    asked = [0] * 6
    for kind in range(KINDS):
        asked[kind] = t[REQUEST + kind]
    moves[0] = REFUSE_MOVE
    return list_products(t, HANDS + CARDS * seat, asked, coded(GIVE_SORT), moves, 1)


# --- duel and match


def list_duel(t: Block, seat: int, moves: Moves) -> int:
    """List the commitments of the owner, or the answers of an opponent."""
    kind = t[COLOURS + t[JOB_SEAT]]
    if t[PHASE] == COMMITTING:
        return list_commitments(t, seat, kind, moves)
    moves[0] = PASS_MOVE
    if worth(t, HANDS + CARDS * seat, kind) == 0:
        return 1
    moves[1] = SHOW_MOVE
    return 2


def list_commitments(t: Block, seat: int, kind: int, moves: Moves) -> int:
    """List declining where it is allowed, then at least two of the own kind: the table's first, then from hand."""
    there = worth(t, COLUMNS, kind)
    hand = HANDS + CARDS * seat
    total = 0
    count = 0
    if there < 2:
        moves[0] = FAIL_MOVE
        count = 1
    for at in range(t[COLUMNS + 2 * kind + 1] + t[COLUMNS + 2 * kind]):
        total += 2 if at < t[COLUMNS + 2 * kind + 1] else 1
        if total >= 2:
            moves[count] = with_total(coded(COMMIT_SORT), total)
            count += 1
    for singles in range(t[hand + 2 * kind] + 1):
        for doubles in range(t[hand + 2 * kind + 1] + 1):
            total = there + singles + 2 * doubles
            if singles + doubles > 0 and total >= 2:
                moves[count] = with_card(with_total(coded(COMMIT_SORT), total), kind, singles, doubles)
                count += 1
    return count


def list_match(t: Block, seat: int, moves: Moves) -> int:
    """List opponents to name, cards to show, or the cards that answer."""
    if t[PHASE] == NAMING_OPPONENT:
        return list_opponents(t, seat, moves)
    if t[PHASE] == SHOWING:
        return list_shown(t, seat, moves)
    return list_match_cards(t, seat, moves)


def list_opponents(t: Block, seat: int, moves: Moves) -> int:
    """List declining, and the opponents who hold an ingredient, clockwise. (order.match-target)"""
    count = 1
    other = seat
    moves[0] = FAIL_MOVE
    for _ in range(t[PLAYERS] - 1):
        other = (other + 1) % t[PLAYERS]
        if t[SIZES + other] > 0:
            moves[count] = NAME_MOVE + other
            count += 1
    return count


def list_shown(t: Block, seat: int, moves: Moves) -> int:
    """List the cards of the hand."""
    count = 0
    for card in range(CARDS):
        if t[HANDS + CARDS * seat + card] > 0:
            moves[count] = SHOW_CARD_MOVE + card
            count += 1
    return count


def list_match_cards(t: Block, seat: int, moves: Moves) -> int:
    """List a single and a double of the kind that was shown, or failing. (order.match-decline)"""
    kind = t[SHOWN_CARD] // 2
    count = 0
    for double in range(2):
        if t[HANDS + CARDS * seat + 2 * kind + double] > 0:
            moves[count] = with_card(coded(SERVE_SORT), kind, 1 - double, double)
            count += 1
    if count == 0:
        moves[0] = FAIL_MOVE
        count = 1
    return count
