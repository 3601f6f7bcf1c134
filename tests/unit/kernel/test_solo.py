"""SOLO in the kernel: whole games beside the rules, the catalogue of moves, and both ways between table and block."""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance, seeded
from forno.games.solo import SOLO, read_move
from forno.games.solo.moves import Play
from forno.kernel.chance_cells import write_chance
from forno.kernel.engine import Form, compiled_form, forms_of, plain_form
from forno.kernel.solo.bridge import SIMPLE_MOVES, SOLO_BRIDGE
from forno.kernel.solo.policy import quick_move
from forno.kernel.solo.renewal import clear_table
from forno.kernel.solo.rules import deal_game
from forno.kernel.solo.state import TRIPLE_MOVE
from forno.kernel.tables import from_table, to_table
from forno.testing.laws.kernel import SideBySide
from forno.testing.random_play import random_options
from harness.counts import count
from harness.rollouts.solo import rollout_move

FORMS = [pytest.param(form, id="compiled" if form.is_compiled else "plain") for form in forms_of("solo")]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("players", range(2, 11))
def test_whole_games_of_solo_are_the_same(players: int, form: Form) -> None:
    for seed in range(players, players + count(1, 2)):
        chance = FastChance(seed) if seed % 2 else seeded(seed)
        table = SOLO.deal(players, chance, random_options(SOLO, seed))
        SideBySide(SOLO, table, form, FastChance(seed)).play_on(300)


@pytest.mark.parametrize("start", ["any", "number"])
def test_a_deal_by_the_kernel_is_one_of_the_rules(start: str) -> None:
    for seed in range(60):
        table = SOLO.deal(3, FastChance(seed), {"start-card": start})
        cells = SOLO_BRIDGE.cells_of(table)
        clear_table(cells)
        write_chance(cells, FastChance(seed))
        deal_game(cells, 0)
        assert SOLO_BRIDGE.table_of(cells, table).state() == table.state()


@pytest.mark.parametrize("form", FORMS)
def test_random_play_in_the_kernel_ends_the_game(form: Form) -> None:
    state = from_table(SOLO, SOLO.deal(4, FastChance(1)), form, keep_notes=False)
    decisions = state.play_randomly(5, 100_000)
    assert state.is_over
    assert decisions == from_table(SOLO, SOLO.deal(4, FastChance(1)), plain_form("solo")).play_randomly(5, 100_000)


@pytest.mark.parametrize("form", FORMS)
def test_a_copy_is_a_state_of_its_own(form: Form) -> None:
    table = SOLO.deal(3, FastChance(2))
    state = from_table(SOLO, table, form)
    twin, quick = state.copy(), state.playout_copy()
    twin.play(twin.legal_moves()[0])
    quick.play_randomly(1, 50)
    assert to_table(SOLO, state, table) == table


def test_a_form_of_other_sources_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forno.kernel.engine.sources_hash", lambda family: "of other sources")
    compiled_form.cache_clear()
    try:
        assert compiled_form("solo") is None
    finally:
        compiled_form.cache_clear()


# --- the catalogue


def test_the_catalogue_only_grows() -> None:
    names = {0: "pass", 1: "draw", 2: "keep", 3: "colour red", 7: "swap nobody", 8: "swap 1", 18: "play red 1"}
    assert {number: str(SIMPLE_MOVES[number]) for number in names} == names
    assert str(SIMPLE_MOVES[-1]) == "jump pass-on solo"
    assert len(SIMPLE_MOVES) == TRIPLE_MOVE == 238


@pytest.mark.parametrize("number", [*range(0, 238, 13), 2500, 20_000])
def test_a_move_has_one_number(number: int) -> None:
    move = SOLO_BRIDGE.move_of(number)
    if isinstance(move, Play) and len(move.cards) < 3 and number >= TRIPLE_MOVE:
        return
    assert read_move(str(move)) == move
    if number < TRIPLE_MOVE:
        assert SOLO_BRIDGE.move_id(move) == number


def test_a_triple_has_a_number() -> None:
    move = read_move("play red 7, red 7, green 7, blue 7 solo")
    assert SOLO_BRIDGE.move_of(SOLO_BRIDGE.move_id(move)) == move


@pytest.mark.parametrize("text", ["play red 7, red 7, red 7", "play red skip, green skip, blue skip", "swap 11"])
def test_what_no_table_offers_has_no_number(text: str) -> None:
    with pytest.raises(ValueError, match="not in the catalogue"):
        SOLO_BRIDGE.move_id(read_move(text))


@pytest.mark.parametrize("number", [-1, 238 + 9 * 2592])
def test_there_is_nothing_beyond_the_catalogue(number: int) -> None:
    with pytest.raises(ValueError, match="no move"):
        SOLO_BRIDGE.move_of(number)


def test_a_block_has_its_size() -> None:
    with pytest.raises(ValueError, match="cells"):
        plain_form("solo").state([0, 1, 2])


# --- the quick player


@pytest.mark.parametrize("players", [2, 3, 4, 10])
def test_the_quick_player_is_the_rollout_policy(players: int) -> None:
    chance = FastChance(players)
    table = SOLO.deal(players, chance, random_options(SOLO, players))
    table.events = None
    for _ in range(300):
        if table.is_over:
            break
        move = rollout_move(table)
        cells = SOLO_BRIDGE.cells_of(table, keep_notes=False)
        assert SOLO_BRIDGE.move_of(quick_move(cells)) == move
        options = table.legal_moves()
        table.act(options[chance.below(len(options))] if chance.below(3) == 0 else move)
