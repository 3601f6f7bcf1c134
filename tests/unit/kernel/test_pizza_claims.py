"""Claims of refused requests: as many as the rules make, each as large as it gets. (help.refused-memory)"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from forno.bots.levels import MasterBot
from forno.bots.search import SearchBudget
from forno.core.chance import Chance, FastChance
from forno.core.game import Game
from forno.core.position import write_cards
from forno.games.pizza import GRANDE, SOLE_MIO, PizzaTable
from forno.games.pizza.cards import CARD_NAMES, worth
from forno.games.pizza.moves import Ask, Refuse, Want, Way
from forno.games.pizza.rules.cover import CoverMissing
from forno.games.pizza.rules.serving import need_of
from forno.games.pizza.variants import variant
from forno.kernel.engine import Form, form_of, forms_of
from forno.kernel.pizza.pledges import MOST_SETS
from forno.kernel.tables import from_table, to_table
from forno.observe import observation_of
from forno.testing.laws.kernel import SideBySide
from harness.counts import count
from harness.scenes.pizza import Scene

FORMS = [pytest.param(form, id="compiled" if form.is_compiled else "plain") for form in forms_of("pizza")]
LADDERS = (
    "game: sole-mio; seats: Anna green, Bob red, Carla purple, Dino yellow; emptying: yes; "
    "oven: ladder of Anna, ladder of Bob, ladder of Carla; "
    "Anna: 2 double olive, double pepper, pepper, 2 mushroom, salami; "
    "Bob: 2 double mushroom, double salami, salami, 2 olive, pepper; "
    "Carla: 2 double pineapple, pepper, mushroom, 3 salami"
)
REFUSED = (
    *("ask", "way 4 olive, 3 pepper, 2 mushroom, pineapple"),
    *("want pineapple pledging 2 mushroom, pepper, double pepper, 2 double olive", "refuse", "refuse", "refuse"),
    *("ask", "way 4 mushroom, 3 salami, 2 olive, pineapple"),
    *("want pineapple pledging 2 olive, salami, double salami, 2 double mushroom", "refuse", "refuse", "refuse"),
    *("ask", "way 4 pineapple, 2 pepper, mushroom, 3 salami"),
    *("want pepper pledging 2 double pineapple, pepper, mushroom, 3 salami", "refuse", "refuse", "refuse"),
)
"""Three requests for one card, each with everything else pledged."""


@cache
def refused_ladders() -> PizzaTable:
    """A table after these requests, for all tests: they leave it as it is."""
    return Scene(LADDERS).play(*REFUSED).table


def claim_sizes(table: PizzaTable) -> list[int]:
    return [len(claim) for known in table.known if known is not None for claim in known.claims]


@pytest.mark.rule("help.refused-memory")
@pytest.mark.parametrize("form", FORMS)
def test_refused_ladders_are_noted_as_by_the_rules(form: Form) -> None:
    """1,524 sets a ladder: a block with room for 2,048 cells dropped the second one."""
    both = SideBySide(SOLE_MIO, Scene(LADDERS).table, form, FastChance(1))
    for text in REFUSED:
        both.make(SOLE_MIO.read_move(text))
    assert isinstance(both.table, PizzaTable)
    assert claim_sizes(both.table) == [1524, 1524, 1524]
    both.play_on(count(10, 60))


@pytest.mark.parametrize("form", FORMS)
def test_a_table_with_many_claims_is_a_block_and_comes_back(form: Form) -> None:
    table = refused_ladders()
    state = from_table(SOLE_MIO, table, form)
    for each in (state, state.copy(), form.state(state.as_cells())):
        assert to_table(SOLE_MIO, each, table) == table


@pytest.mark.parametrize("form", FORMS)
def test_the_claim_of_an_open_request_fits_beside_the_others(form: Form) -> None:
    """A re-deal notes for its time what the open request tells."""
    table = Scene(LADDERS).play(*REFUSED[:-3]).table
    state = from_table(SOLE_MIO, table, form)
    world = to_table(SOLE_MIO, state.sampled_world(0, None, 1, 1), table)
    assert isinstance(world, PizzaTable)
    assert world.hands[0] == table.hands[0]
    assert to_table(SOLE_MIO, state, table) == table


def test_master_searches_beside_refused_ladders() -> None:
    table = refused_ladders()
    observation = observation_of(SOLE_MIO, table, table.seat, (), sampler=FastChance(1))
    assert MasterBot(SearchBudget(worlds=1)).choose(observation, FastChance(1)) in observation.legal_moves


# --- how large a claim gets


@pytest.mark.nightly
def test_no_request_leaves_more_sets_than_the_bound() -> None:
    """Ladders leave the most: beside every table with up to two of a kind, with hands of any size."""
    bound = 0
    for name, size in product(("sole-mio", "grande"), (10, 7)[: count(1, 2)]):
        seats = "Anna green, Bob red, Carla purple, Dino yellow, Emma brown"
        table = Scene(f"game: {name}; seats: {seats}; emptying: yes; oven: ladder of Anna").table
        assert isinstance(table.decision, CoverMissing)
        need, deck = need_of(table, table.decision.job), table.variant.deck(table.players)
        for stock in product(range(count(2, 3)), repeat=5):
            columns = [number for single in stock for number in (single, 0)]
            bound = max(bound, *(len(need.could_pledge(columns, (2 * kind,), deck, size)) for kind in range(5)))
    assert bound == 2484
    assert bound <= MOST_SETS


def ladder_position(name: str, chance: Chance) -> str:
    """A position in which every seat has a ladder in the oven, and in hand its share of the doubles and other cards."""
    seats = ("Anna green", "Bob red", "Carla purple", "Dino yellow", "Emma brown")[: 2 + chance.below(4)]
    deck = [card for card, number in enumerate(variant(name).deck(len(seats))) for _ in range(number)]
    chance.shuffle(deck)
    deck.sort(key=lambda card: card % 2 == 0)
    names = [seat.split()[0] for seat in seats]
    hands = [
        f"{each}: {write_cards(CARD_NAMES[card] for card in deck[at :: len(seats)][:7])}"
        for at, each in enumerate(names)
    ]
    oven = ", ".join(["salami"] * chance.below(2) + [f"ladder of {each}" for each in names])
    return "; ".join([f"game: {name}; seats: {', '.join(seats)}; emptying: yes; oven: {oven}", *hands])


def greedy_move(table: PizzaTable, chance: Chance) -> Any:
    """Ask for as little as can be, and refuse whatever is asked: what leaves the most open."""
    moves: list[Any] = table.legal_moves()
    if Refuse() in moves or Ask() in moves:
        return Refuse() if Refuse() in moves else Ask()
    if isinstance(moves[0], Way):
        held = [worth(table.hands[table.seat], kind) for kind in range(5)]
        return max(moves, key=lambda move: sum(min(move.way.count(2 * kind), held[kind]) for kind in range(5)))
    if isinstance(moves[0], Want):
        return min(moves, key=lambda move: len(move.request))
    return moves[chance.below(len(moves))]


@pytest.mark.nightly
@pytest.mark.parametrize("game", [SOLE_MIO, GRANDE], ids=lambda game: game.name)
def test_greedy_requests_at_every_number_of_seats_are_noted_as_by_the_rules(game: Game) -> None:
    """Every seat asks for a ladder and is refused; then the game goes on, with hands that lose and draw cards."""
    most = 0
    for seed in range(count(2, 200)):
        chance = FastChance(seed)
        both = SideBySide(game, Scene(ladder_position(game.name, chance)).table, form_of("pizza"), chance)
        while not both.table.is_over and len(both.moves) < count(40, 120):
            assert isinstance(both.table, PizzaTable)
            both.make(greedy_move(both.table, chance), compare=len(both.moves) % count(4, 1) == 0)
            sizes = claim_sizes(both.table)
            most = max(most, sum(sizes))
            assert max(sizes, default=0) <= MOST_SETS
    assert most > 2048
