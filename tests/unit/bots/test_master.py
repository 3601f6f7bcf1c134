"""The bot that searches: it tries its moves in re-deals, keeps to its budget, and says why."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest
from msgspec.structs import replace

from forno import bots, games
from forno.bots import Observation
from forno.bots.families import adapter_for, search_moves
from forno.bots.levels import SEARCH_MS, MasterBot, choose_move
from forno.bots.policy import EXPERT
from forno.bots.search import (
    MIN_WORLDS,
    Candidate,
    Meter,
    SearchBudget,
    SearchResult,
    better_by,
    better_half,
    ranked,
    search,
    still_open,
)
from forno.bots.search_reasons import lead_of, search_reason
from forno.bots.worlds import TableTrial, TableWorlds, Trial, Worlds
from forno.core.chance import Chance, FastChance, seeded
from forno.core.table import Table
from forno.kernel.pizza.state import HANDS, SERVED
from forno.kernel.pizza.trials import TIE, lead_value
from forno.kernel.tables import from_table
from forno.observe import SelfPlay
from forno.rulebook import LANGUAGES, hint
from harness.counts import count

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]


@cache
def questions(game: str, number: int = count(8, 40), seed: int = 1, players: int = 3) -> list[Observation]:
    """Return the questions of one game, with a world to search; only where there is a choice."""
    self_play = SelfPlay(games.game(game), players, FastChance(seed))
    chance, expert = FastChance(seed + 1), bots.find("expert")
    found: list[Observation] = []
    while not self_play.is_over and len(found) < number:
        observation = self_play.observation(chance.child())
        if len(observation.legal_moves) > 1:
            found.append(observation)
        self_play.play(expert.choose(observation, chance))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_it_answers_every_question_with_an_option(game: str) -> None:
    master = MasterBot(SearchBudget(worlds=1))
    for observation in questions(game):
        assert master.choose(observation, FastChance(1)) in observation.legal_moves


@pytest.mark.parametrize("game", GAMES)
def test_the_expert_comes_first_and_no_candidate_twice(game: str) -> None:
    expert = bots.find("expert")
    for observation in questions(game):
        adapter = adapter_for(games.game(observation.game))
        candidates = adapter.candidates(observation)
        assert candidates[0] == expert.choose(observation, FastChance(1))
        assert len(candidates) == len(set(candidates))
        assert all(move in observation.legal_moves for move in candidates)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_worlds_give_the_same_answer(game: str) -> None:
    master = MasterBot(SearchBudget(worlds=2))
    for observation in questions(game)[: count(2, 8)]:
        assert master.advise(observation, FastChance(4)) == master.advise(observation, FastChance(4))


@pytest.mark.parametrize("game", GAMES)
def test_values_are_odds_and_trying_leaves_the_world_alone(game: str) -> None:
    for observation in questions(game)[: count(3, 6)]:
        before = observation.sampled_table.copy()
        adapter = adapter_for(games.game(observation.game))
        found = search(observation, adapter, games.game(game), SearchBudget(worlds=2), FastChance(1), lambda: 0.0)
        assert all(0 <= value <= 1 for candidates in found.candidates for value in candidates.values)
        assert observation.sampled_table == before


class Lucky:
    """A guide for a game of one move: the second candidate is better by a little, the third far worse."""

    caution = 1.0

    def candidates(self, observation: Observation) -> list[Any]:
        return observation.legal_moves[:3]

    def answers(self, observation: Observation, move: Any) -> list[Any]:
        return []

    def is_reluctant(self, move: Any) -> bool:
        return False

    def worlds(self, observation: Observation, game: Any, chance: Chance) -> Worlds:
        return TableWorlds(self, observation, game, chance)

    def likelihood(self, sampled_table: Any, observation: Observation) -> float:
        return 1.0

    def trial(self, world: Any, seat: int) -> Trial:
        return TableTrial(self, world, seat)

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        return (0.5, 0.48 + chance.below(100) / 1000, 0.1)[self.which(table)]

    def part(self, table: Any) -> int:
        return 1

    def value(self, table: Any, seat: int) -> float:
        raise AssertionError("nothing ends here")

    def which(self, table: Table) -> int:
        return self.after.index(table.state())

    after: list[Any]


def test_more_worlds_find_the_better_move_and_drop_the_worse() -> None:
    observation = next(each for each in questions("mamma-mia") if len(each.legal_moves) >= 3)
    lucky = Lucky()

    class Fixed:
        def redeal(self, sampled_table: Any, seat: int, chance: Chance) -> Any:
            return observation.sampled_table.copy()

    lucky.after = []
    for move in observation.legal_moves[:3]:
        table = observation.sampled_table.copy()
        table.act(move, observation.seat)
        lucky.after.append(table.state())
    found = search(observation, lucky, Fixed(), SearchBudget(worlds=60), FastChance(1), lambda: 0.0)
    assert found.best == observation.legal_moves[1]
    worlds = {one.move: len(one.values) for one in found.candidates}
    assert worlds[observation.legal_moves[2]] == MIN_WORLDS < worlds[observation.legal_moves[1]]


def test_the_clock_ends_a_search_before_the_time_is_over() -> None:
    """A clock that goes by 10 ms at each look: no world is begun that might end too late."""
    observation = questions("mamma-mia")[0]
    ticks = iter(range(10_000))
    read: list[float] = []

    def now() -> float:
        read.append(next(ticks) / 100)
        return read[-1]

    adapter = adapter_for(games.game("mamma-mia"))
    found = search(observation, adapter, games.game("mamma-mia"), SearchBudget(milliseconds=120), FastChance(1), now)
    assert found.worlds >= 3
    assert 1000 * (read[-1] - read[0]) <= 120


def ticking(step_ms: int) -> tuple[Callable[[], float], list[float]]:
    """A clock that goes by so much at each look, and what it showed."""
    ticks, read = iter(range(100_000)), list[float]()

    def now() -> float:
        read.append(next(ticks) * step_ms / 1000)
        return read[-1]

    return now, read


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("step_ms", [25, 40][: count(1, 2)])
def test_an_even_search_spends_its_time_on_a_forced_move_and_on_a_choice(game: str, step_ms: int) -> None:
    """It ends within two trials of its end, whatever the hand: a budget that is not whole ends with the choice."""
    budget = cast("MasterBot", bots.find("master").even()).budget
    choice = next(one for one in questions(game) if len(one.legal_moves) > 2)
    for observation in (choice, replace(choice, legal_moves=[choice.legal_moves[0]])):
        now, read = ticking(step_ms)
        found = search_moves(observation, budget, FastChance(1), now)
        assert found is not None
        assert found.best in observation.legal_moves
        assert SEARCH_MS - 2 * step_ms <= 1000 * (read[-1] - read[0]) <= SEARCH_MS
    forced = replace(choice, legal_moves=[choice.legal_moves[0]])
    assert search_moves(forced, SearchBudget(milliseconds=SEARCH_MS), FastChance(1)) is None


def test_a_search_that_has_no_time_for_a_world_plays_the_move_of_the_expert() -> None:
    observation = next(one for one in questions("mamma-mia") if len(one.legal_moves) > 2)
    now, read = ticking(150)
    found = search_moves(observation, SearchBudget(milliseconds=SEARCH_MS, whole=True), FastChance(1), now)
    assert found is not None
    assert found.worlds == 0
    assert found.best == bots.find("expert").choose(observation, FastChance(1))
    assert len(read) == 2


def test_a_budget_in_worlds_is_spent_in_trials() -> None:
    """Ten worlds for four candidates are forty trials: what two dropped ones leave goes to the others."""
    meter = Meter(SearchBudget(worlds=10), 4, lambda: 0.0)
    assert meter.next_worlds(4, share=0.5) == 5
    meter.spend(20)
    assert meter.next_worlds(4, share=0.5) == 0
    assert meter.next_worlds(2, share=1) == 10
    meter.spend(20)
    assert meter.next_worlds(2, share=1) == 0


def test_the_worse_half_is_dropped_but_for_the_move_of_the_expert() -> None:
    expert, *others = (Candidate(value, [value, value]) for value in (0.1, 0.5, 0.2, 0.4, 0.3))
    assert [one.move for one in better_half([expert, *others], expert)] == [0.1, 0.5, 0.4, 0.3]


def test_a_tie_is_not_decided_for_a_reluctant_move() -> None:
    """Drawing comes out best, but not clearly better than one of the cards that fit: that card is played."""
    expert = Candidate("bad", [0.1, 0.2, 0.1, 0.2])
    card = Candidate("card", [0.6, 0.5, 0.6, 0.5])
    draw = Candidate("draw", [0.5, 0.6, 0.6, 0.6], is_reluctant=True)
    assert ranked([expert, card, draw], [expert, card, draw], caution=1)[0] is card
    clearly = Candidate("draw", [0.9, 0.8, 0.9, 0.9], is_reluctant=True)
    assert ranked([expert, card, clearly], [expert, card, clearly], caution=1)[0] is clearly


def test_a_better_answer_is_no_departure_from_the_expert() -> None:
    expert, kept = Candidate("swap", [0.2, 0.3] * 4), Candidate("swap", [0.6, 0.7] * 4, answer="nobody")
    other = Candidate("other", [0.65, 0.65] * 4)
    found = ranked([expert, kept, other], [expert, kept, other], caution=2)
    assert (found[0].move, found[0].answer) == ("swap", "nobody")


def test_a_move_is_dropped_once_it_is_clearly_worse() -> None:
    good, near, bad = (
        Candidate("good", [0.6, 0.7, 0.8, 0.6]),
        Candidate("near", [0.6, 0.8, 0.7, 0.6]),
        Candidate("bad", [0.1] * 4),
    )
    assert still_open([good, near, bad], near, caution=1) == [good, near]
    assert better_by(good, bad)[0] == pytest.approx(0.575)


def test_what_the_expert_would_do_has_the_benefit_of_the_doubt() -> None:
    better, expert = Candidate("better", [0.6, 0.5, 0.8, 0.5]), Candidate("expert", [0.5] * 4)
    other = Candidate("other", [0.5] * 4)
    mean, error = better_by(better, expert)
    assert 1 < mean / error < 2
    assert ranked([expert, better], [expert, better], caution=1)[0] is better
    assert ranked([expert, better], [expert, better], caution=2)[0] is expert
    clearly = Candidate("clearly", [0.9, 0.6, 0.8, 0.9])
    assert 2 < better_by(clearly, expert)[0] / better_by(clearly, expert)[1] < 6
    assert still_open([expert, other, clearly], expert, caution=3) == [expert, clearly]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_search_found_is_said_in_words(lang: str) -> None:
    values: dict[str, int | str] = {"cards": "2 salami", "order": "monotoni", "card": "red 7"}
    values |= {"worlds": 137, "worse": 49, "better": 12}
    said = {hint(usual, values, lang) for usual in USUAL}
    assert len(said) == len(USUAL)
    assert all("137" in one and "49" in one and "12" in one and "{" not in one for one in said)
    assert hint("search-found", {}, lang) != hint("usual", {}, lang)


PIZZA_USUAL = (
    "search-cards",
    "search-order",
    "search-waiter",
    "search-kitchen",
    "search-pizza-wait",
    "search-pizza-usual",
)
SOLO_USUAL = ("search-card", "search-draw", "search-wait", "search-usual")
USUAL = PIZZA_USUAL + SOLO_USUAL


@pytest.mark.parametrize("game", GAMES)
def test_a_search_says_in_how_many_deals_the_usual_move_does_worse(game: str) -> None:
    """The usual move was tried in four of six worlds: worse in two, the same in one, better in one."""
    family = games.game(game).family
    for observation in questions(game):
        usual, *_, best = observation.legal_moves
        tried = Candidate(usual, [0.2, 0.3, 0.5, 0.9])
        found = SearchResult([Candidate(best, [0.8, 0.7, 0.5, 0.5, 0.1, 0.1]), tried], 6)
        reason = search_reason(found, usual, family)
        assert reason.name in (SOLO_USUAL if game == "solo" else PIZZA_USUAL)
        assert [reason.values[name] for name in ("worlds", "worse", "better")] == [4, 2, 1]
        assert search_reason(found, "never tried", family).name == "search-found"
        assert search_reason(found, best, family).name == "search-found"


def test_a_search_does_not_say_that_a_move_does_worse_where_it_does_so_no_more_often() -> None:
    """Worse on the whole, by one bad world out of two."""
    found = SearchResult([Candidate("best", [0.8, 0.5]), Candidate("usual", [0.1, 0.6])], 2)
    assert search_reason(found, "usual", "solo").name == "search-found"


def test_cards_in_hand_are_no_pizza() -> None:
    """Seven ingredients in hand are worth less than half a pizza, and one pizza is more than half of one."""
    game = games.game("mamma-mia")
    cells = from_table(game, game.deal(2, seeded(1))).as_cells()
    before = lead_value(cells, 0)
    assert lead_of(before) == pytest.approx(0)
    cells[HANDS] += 7
    fuller = lead_value(cells, 0)
    assert lead_of(fuller) == pytest.approx(7 * TIE)
    cells[SERVED] = 0b1
    served = lead_value(cells, 0)
    assert lead_of(served) == pytest.approx(1 + 7 * TIE)
    usual = Candidate("usual", [before, before])
    by_cards = SearchResult([Candidate("best", [fuller, fuller]), usual], 2)
    assert search_reason(by_cards, "usual", "pizza").name == "search-found"
    by_a_pizza = SearchResult([Candidate("best", [served, fuller]), usual], 2)
    reason = search_reason(by_a_pizza, "usual", "pizza")
    assert (reason.name, reason.values) == ("search-pizza-usual", {"worlds": 2, "worse": 1, "better": 0})


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_a_hint_gives_the_reason_of_its_search(game: str) -> None:
    """The expert's reason for the expert's move, else how that move did in the search."""
    master = MasterBot(SearchBudget(worlds=6))
    departures = 0
    for observation in questions(game)[count(4, 0) : count(8, 40)]:
        found = master.search(observation, FastChance(3))
        assert found is not None
        usual = choose_move(observation, EXPERT)
        move, reason = master.advise(observation, FastChance(3))
        expected = usual.reason if move == usual.move else search_reason(found, usual.move, games.game(game).family)
        assert (move, reason) == (found.best, expected)
        departures += move != usual.move
    assert departures
