"""The pizza games in the kernel: whole games beside the rules, and the catalogue of moves."""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance, seeded
from forno.core.game import Game
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.pizza.moves import Put
from forno.games.pizza.table import PizzaTable
from forno.kernel.engine import Form, forms_of, plain_form
from forno.kernel.pizza.decks import ORDER_NAMES
from forno.kernel.pizza.model import PLANNED, model_oven
from forno.kernel.pizza.policy import follow_move, quick_move
from forno.kernel.tables import bridge_of, from_table, to_table
from forno.testing.laws.kernel import SideBySide
from forno.testing.random_play import random_match, random_options
from harness.counts import count
from harness.rollouts.pizza import RolloutTable

FORMS = [pytest.param(form, id="compiled" if form.is_compiled else "plain") for form in forms_of("pizza")]
GAMES = [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, players, id=f"{game.name}-{players}") for game in GAMES for players in range(2, game.most + 1)],
)
def test_whole_games_of_pizza_are_the_same(game: Game, players: int, form: Form) -> None:
    for seed in range(players, players + 3, count(2, 1)):
        chance = FastChance(seed) if seed % 2 else seeded(seed)
        table = game.deal(players, chance, random_options(game, seed))
        SideBySide(game, table, form, FastChance(seed)).play_on(400)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_random_play_in_the_kernel_ends_the_game(game: Game, form: Form) -> None:
    state = from_table(game, game.deal(4, FastChance(1)), form, keep_notes=False)
    decisions = state.play_randomly(5, 100_000)
    assert state.is_over
    assert decisions == from_table(game, game.deal(4, FastChance(1)), plain_form("pizza")).play_randomly(5, 100_000)


# --- what everybody knows of the hands


def test_what_is_known_of_a_hand_is_in_the_block() -> None:
    """Cards shown and a refused request: a known hand comes back, and what playing on makes of it."""
    learned = set()
    for seed in range(12):
        table = random_match(GRANDE, 3, seed, moves=150).table
        assert isinstance(table, PizzaTable)
        block = from_table(GRANDE, table, plain_form("pizza"))
        back = to_table(GRANDE, block, table)
        assert isinstance(back, PizzaTable)
        assert back.known == table.known
        learned |= {bool(known.claims) for known in table.known if known is not None}
    assert learned == {False, True}


def test_more_cards_than_a_claim_has_are_refused() -> None:
    table = GRANDE.deal(2, FastChance(1))
    assert isinstance(table, PizzaTable)
    table.learn(0).claims = (((8, 0) * 5,),)
    with pytest.raises(ValueError, match="more cards in a claim"):
        from_table(GRANDE, table)


# --- the quick player


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_quick_player_is_the_rollout_policy(game: Game) -> None:
    bridge = bridge_of(game)
    assert bridge is not None
    for players in range(2, game.most + 1):
        chance = FastChance(players)
        table = game.deal(players, FastChance(players), random_options(game, players))
        assert isinstance(table, PizzaTable)
        table.events = None
        cells, model = bridge.cells_of(table, keep_notes=False), [0] * 50
        model_oven(cells, model)
        rollout = RolloutTable(table)
        while not table.is_over:
            move = rollout.choose()
            assert bridge.move_of(quick_move(cells, model)) == move
            if chance.below(4) == 0:
                options = table.legal_moves()
                move = options[chance.below(len(options))]
                if isinstance(move, Put):
                    rollout.plan, model[PLANNED] = None, 0
            follow_move(cells, model, bridge.move_id(move))
            rollout.play(move)


# --- the catalogue

WRITTEN = {
    "pass": 0,
    "draw waiter": 6,
    "lay classic-four-olive": 25,
    "put pineapple": 151,
    "put 3 salami": 547,
    "serve 6 olive, mushroom with 2 olive": (1 << 58) + (6 << 39) + (1 << 45) + (2 << 6),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_the_catalogue_only_grows(text: str) -> None:
    bridge = bridge_of(MAMMA_MIA)
    assert bridge is not None
    assert bridge.move_id(MAMMA_MIA.read_move(text)) == WRITTEN[text]


@pytest.mark.parametrize(
    "text",
    [
        "want 2 mushroom, olive pledging mushroom",
        "want double olive",
        "number 5 pledging 2 salami, double olive",
        "kind 3 olive",
        "give 2 olive",
        "series quartet-mushroom=4, quartet-salami=3",
        "commit 3 with 2 mushroom",
        "show",
        "show-card double salami",
        "name 2",
        "way 4 salami, 3 pineapple, 2 mushroom, olive",
        "put 3 salami, 1 double last",
    ],
)
def test_a_move_has_one_number(text: str) -> None:
    bridge = bridge_of(GRANDE)
    assert bridge is not None
    move = GRANDE.read_move(text)
    assert bridge.move_of(bridge.move_id(move)) == move.normalized()


@pytest.mark.parametrize("text", ["lay normale-all", "put 40 salami", "name 9", "kind 20 olive"])
def test_what_no_table_offers_has_no_number(text: str) -> None:
    bridge = bridge_of(MAMMA_MIA)
    assert bridge is not None
    with pytest.raises(ValueError, match="not in the catalogue"):
        bridge.move_id(MAMMA_MIA.read_move(text))


@pytest.mark.parametrize("number", [-1, 48, 2000, (8 << 58), 7 << 58])
def test_there_is_nothing_beyond_the_catalogue(number: int) -> None:
    bridge = bridge_of(MAMMA_MIA)
    assert bridge is not None
    with pytest.raises(ValueError, match="no move"):
        bridge.move_of(number)


def test_order_names_only_grow() -> None:
    assert [names[0] for names in ORDER_NAMES] == [
        "classic-four-olive", "quartet-olive", "classic-four-olive", "normale-four-olive",
    ]  # fmt: skip
    assert [len(names) for names in ORDER_NAMES] == [9, 12, 21, 16]
