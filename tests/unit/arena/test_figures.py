"""The statistics, against numbers reckoned by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from forno.arena.play_deal import BotConduct, PlayedDeal, PlayedGame
from forno.arena.ratings import rate
from forno.arena.result import labels
from forno.arena.statistics import Estimate, by_deal, caveat, claim, estimate, rank, standings, win
from forno.arena.tournament import against, cross_table

T_95 = 4.302652729911275
"""The standard errors on both sides that contain 95% of Student's t-distribution, from three deals."""


def game(lineup: tuple[int, ...], places: tuple[int, ...]) -> PlayedGame:
    return PlayedGame(lineup, tuple(10 - place for place in places), places)


def deal(number: int, *games: PlayedGame) -> PlayedDeal:
    return PlayedDeal(number, list(games), {0: BotConduct(3, faults={"crash": 2}), 1: BotConduct(4)})


# Two bots, two seats: the first wins both games of deal 0, one of deal 1, shares one and loses one of deal 2.
DEALT = [
    deal(1, game((0, 1), (1, 2)), game((1, 0), (1, 2))),
    deal(0, game((0, 1), (1, 2)), game((1, 0), (2, 1))),
    deal(2, game((0, 1), (1, 1)), game((1, 0), (1, 2))),
]


def test_each_deal_gives_one_number_in_order() -> None:
    assert by_deal(DEALT, 0, win) == [1.0, 0.5, 0.25]
    assert by_deal(DEALT, 1, win) == [0.0, 0.5, 0.75]
    assert by_deal(DEALT, 0, rank) == [1.0, 1.5, 1.75]


def test_the_interval_comes_from_how_deals_spread() -> None:
    one = estimate([1.0, 0.5, 0.25])
    # mean 7/12; squares of the differences 25/144, 1/144, 16/144; variance 42/144/2 = 7/48; error sqrt(7/144)
    reach = T_95 * sqrt(7) / 12
    assert one.mean == pytest.approx(7 / 12)
    assert one.low == pytest.approx(7 / 12 - reach)
    assert one.high == pytest.approx(7 / 12 + reach)


def test_a_win_rate_stays_between_nothing_and_all() -> None:
    one = estimate([1.0, 0.5, 0.25], least=0, most=1)
    assert one.high == 1.0
    assert one.low == pytest.approx(max(0, 7 / 12 - T_95 * sqrt(7) / 12))


@pytest.mark.parametrize("values", [[0.5], [0.125, 0.125]])
def test_deals_that_do_not_spread_have_no_interval(values: list[float]) -> None:
    assert estimate(values) == Estimate(values[0], None, None)


def test_few_deals_claim_little() -> None:
    """A normal distribution would say p = 1.6e-05 of three deals like these."""
    few, many = claim("A", 0.5, [0.8, 0.9, 1.0]), claim("A", 0.5, [0.8, 0.9, 1.0] * 20)
    assert few
    assert many
    assert 0.005 < few.p < 0.03
    assert many.p < 1e-15
    assert caveat(3) == "3 deals are too few to rely on"
    assert caveat(30) == ""


def test_a_standing_sums_up() -> None:
    first, second = standings(["A", "B"], DEALT)
    assert (first.games, first.wins, first.places) == (6, 3.5, [4, 2])
    assert (second.games, second.wins, second.places) == (6, 2.5, [3, 3])
    assert first.win_rate.mean + second.win_rate.mean == pytest.approx(1)
    assert first.rank.mean + second.rank.mean == pytest.approx(3)
    assert (first.decisions, second.decisions) == (9, 12)
    assert first.faults == {"crash": 6, "illegal": 0, "time-out": 0}


def test_a_bot_at_several_seats_counts_for_each() -> None:
    dealt = [deal(0, game((0, 1, 1), (1, 1, 3)), game((1, 0, 1), (1, 2, 3)))]
    first, others = standings(["A", "B"], dealt)
    assert (first.games, first.wins) == (2, 0.5)
    assert (others.games, others.wins) == (4, 1.5)
    assert others.rank.mean == pytest.approx((1.5 + 3 + 1 + 3) / 4)


def test_a_claim_is_one_sided() -> None:
    better = claim("A", 0.5, [1.0, 0.5, 0.25])
    assert better
    t = (7 / 12 - 1 / 2) / (sqrt(7) / 12)
    assert better.t == pytest.approx(t)
    assert better.p == pytest.approx(1 / 2 - t / (2 * sqrt(2 + t * t))), "Student's distribution, two degrees"
    worse = claim("B", 0.5, [0.0, 0.5, 0.75])
    assert worse
    assert worse.p == pytest.approx(1 - better.p)


def test_what_says_nothing_is_no_claim() -> None:
    assert claim("A", 0.5, [1.0]) is None
    assert claim("A", 0.5, [0.5, 0.5]) is None


def test_ratings_rise_with_wins_and_do_not_depend_on_the_order_of_arrival() -> None:
    first, second = standings(["A", "B"], DEALT[1:2])
    assert first.rating.mu > 25 > second.rating.mu
    assert standings(["A", "B"], DEALT[::-1])[0].rating == standings(["A", "B"], DEALT)[0].rating


def test_a_course_has_its_end_and_few_points() -> None:
    course = rate(2, [game((0, 1), (1, 2))] * 250)
    assert course.games[-1] == 250
    assert len(course.games) <= 102
    assert course.last[0].mu > course.ratings[1][0].mu > 25


def test_a_cross_table_says_who_was_ahead() -> None:
    games = [one for dealt in DEALT for one in dealt.games]
    assert against(games, 0, 1) == pytest.approx((3 + 0.5) / 6)
    assert cross_table(3, games) == [[None, 3.5 / 6, None], [2.5 / 6, None, None], [None, None, None]]


def test_names_tell_everybody_apart() -> None:
    assert labels(["expert", "novice", "expert"]) == ["expert", "novice", "expert (2)"]
