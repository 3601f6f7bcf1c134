"""Re-dealing: a table that a seat could not tell from the true one, drawn at random.

What the seat knows stays: its own hand, everything public, what went into the oven, cards shown, failed
orders under waiters. The rest is shuffled: the kitchen, the other hands, the unknown part of every waiter.
"""

from __future__ import annotations

from forno.core.chance import Chance
from forno.core.errors import Impossible
from forno.games.pizza.cards import CHEF, Cards, bits, listed
from forno.games.pizza.knowledge.known import Known
from forno.games.pizza.knowledge.shares import Holder, Share
from forno.games.pizza.knowledge.unseen import Unseen
from forno.games.pizza.orders import Way
from forno.games.pizza.rules.cover import CoverMissing
from forno.games.pizza.rules.help import AnswerHelp, RequestHelp, RequestKind
from forno.games.pizza.rules.serving import Job, need_of
from forno.games.pizza.table import PizzaTable


def redeal(table: PizzaTable, seat: int | None, chance: Chance) -> PizzaTable:
    """The true table with all that this seat cannot know drawn anew."""
    twin = table.copy()
    twin.chance = chance.child()
    deal_anew(twin, seat, chance)
    return twin


def deal_anew(table: PizzaTable, seat: int | None, chance: Chance) -> None:
    """Draw all that this seat cannot know."""
    if table.agenda:
        table.agenda[-1] = table.agenda[-1].seen_by(seat)
    for owner in range(table.players):
        shuffle_orders(table, owner, chance, own=owner == seat)
    shuffle_ingredients(table, seat, chance)
    imagine(table, chance)


# --- orders


def shuffle_orders(table: PizzaTable, seat: int, chance: Chance, *, own: bool) -> None:
    """The unknown orders of one colour, among hand, waiter and rewards nobody saw."""
    waiter, bottom = table.waiters[seat], table.bottom[seat]
    hidden = 0 if own else table.orders[seat] & ~table.seen_orders[seat]
    blind = table.blind[seat]
    pool = sorted([*bits(hidden), *bits(blind), *waiter[bottom:]])
    chance.shuffle(pool)
    table.orders[seat] ^= hidden
    table.served[seat] ^= blind
    table.blind[seat] = 0
    for _ in range(hidden.bit_count()):
        table.orders[seat] |= 1 << pool.pop()
    for _ in range(blind.bit_count()):
        table.blind[seat] |= 1 << pool.pop()
    table.served[seat] |= table.blind[seat]
    waiter[bottom:] = pool


# --- ingredients


def shuffle_ingredients(table: PizzaTable, seat: int | None, chance: Chance) -> None:
    """The other hands, as far as they are unknown, and the kitchen."""
    others = [other for other in range(table.players) if other != seat]
    unseen = hidden_hands(table, others, [card for card in table.kitchen if card != CHEF])
    drawn = unseen.draw(chance) or unseen.repair(chance)
    shares, left = drawn or unseen.exchange({other: share(table, other) for other in others}, chance)
    take_shares(table, shares)
    if CHEF in table.kitchen:
        left.append(CHEF)
    chance.shuffle(left)
    table.kitchen = left


def hidden_hands(table: PizzaTable, seats: list[int], kitchen: list[int]) -> Unseen:
    """These hands to be drawn anew, out of their own cards and the kitchen's."""
    return Unseen(
        holders={seat: holder(table, seat) for seat in seats},
        pool=[*kitchen, *(card for seat in seats for card in listed(table.hands[seat]))],
        kept=[card for seat in seats for card in table.kept[seat]] if table.kept else [],
        cards=len(table.columns),
    )


def holder(table: PizzaTable, seat: int) -> Holder:
    kept = len(table.kept[seat]) if table.kept else 0
    return Holder(table.sizes[seat], all_known(table, seat), kept, table.spent[seat])


def share(table: PizzaTable, seat: int) -> Share:
    """The true cards of a hand in this round."""
    return Share.true(holder(table, seat), table.kept[seat] if table.kept else (), table.hands[seat])


def take_shares(table: PizzaTable, shares: dict[int, Share]) -> None:
    """Give hands the cards that were drawn for them."""
    for seat, drawn in shares.items():
        table.hands[seat] = drawn.hand
    if table.kept:
        seats = range(table.players)
        table.kept = tuple(listed(shares[seat].kept) if seat in shares else table.kept[seat] for seat in seats)


def all_known(table: PizzaTable, owner: int) -> Known | None:
    """The knowledge of a hand, with what the open decision reveals of it."""
    known, told = table.known[owner], told_by_question(table, owner)
    if told is not None:
        job, request = told
        deck = table.variant.deck(table.players)
        sets = need_of(table, job).could_pledge(table.columns, request, deck, table.sizes[owner])
        known = known.copy() if known else Known(len(deck))
        known.claims_one_of(sets)
    return known


def told_by_question(table: PizzaTable, owner: int) -> tuple[Job, Cards] | None:
    """The cards that the owner serves, and those requested from others: a call for help goes round with its pledge
    hidden, or a series must be paid, and so can be. None if the hand need not have anything."""
    match table.agenda[-1] if table.agenda else None:
        case AnswerHelp(job=job, pledge=None, request=request) if job.seat == owner:
            return job, request
        case RequestKind(job=job, pledge=None, asked=asked) if job.seat == owner:
            return job, (0,) * asked
        case CoverMissing(job=job) as step if job.seat == owner and step.must_pay(table):
            return job, ()
    return None


# --- what somebody has in mind


def imagine(table: PizzaTable, chance: Chance) -> None:
    """A way and a pledge in the place of those that are hidden."""
    step = table.agenda[-1] if table.agenda else None
    if isinstance(step, RequestHelp) and step.way is None:
        ways = need_of(table, step.job).ways
        table.agenda[-1] = RequestHelp(step.seat, step.job, ways[chance.below(len(ways))])
    elif isinstance(step, RequestKind) and step.pledge is None:
        _, pledge = some_pledge(table, step.job, (0,) * step.asked, chance)
        table.agenda[-1] = RequestKind(step.seat, step.job, step.asked, pledge, step.named)
    elif isinstance(step, AnswerHelp) and step.pledge is None:
        way, pledge = some_pledge(table, step.job, step.request, chance)
        table.agenda[-1] = AnswerHelp(step.seat, step.job, step.request, way, pledge)


def some_pledge(table: PizzaTable, job: Job, request: Cards, chance: Chance) -> tuple[Way, Cards]:
    found = list(need_of(table, job).pledges(table.columns, table.hands[job.seat], request))
    if not found:
        raise Impossible("the owner cannot hold what this request leaves out", "agenda")
    return found[chance.below(len(found))]
