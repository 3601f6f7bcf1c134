"""Everybody plays the same cards from every seat."""

from __future__ import annotations

from collections import Counter

import pytest

import forno
from forno.arena.plan import Plan, chance_for, lineups_for, rotations
from forno.arena.play_deal import SeatedBots, play_deal
from forno.core.errors import Unreadable


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (4, 4), (3, 2), (5, 3), (4, 2)])
def test_everybody_sits_at_every_seat_equally_often(bots: int, players: int) -> None:
    lineups = lineups_for(bots, players)
    seats = Counter((bot, seat) for lineup in lineups for seat, bot in enumerate(lineup))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    assert all(len(set(lineup)) == players for lineup in lineups)


def test_one_against_others_sits_at_each_seat_once() -> None:
    assert lineups_for(2, 4) == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))


def test_one_alone_sits_everywhere() -> None:
    assert lineups_for(1, 3) == ((0, 0, 0),)


def test_too_few_for_a_table_are_refused() -> None:
    with pytest.raises(Unreadable, match="3 bots at a table for 5: name 1, 2, or at least 5"):
        lineups_for(3, 5)


def test_rotations_keep_the_order_around_the_table() -> None:
    assert rotations((7, 8, 9)) == ((7, 8, 9), (8, 9, 7), (9, 7, 8))


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = Plan("solo", 4, ("random", "default"), lineups_for(2, 4))
    assert [plan.deals_for(games) for games in (1, 4, 5, 2000)] == [1, 1, 2, 500]


def test_luck_is_steady_and_differs_by_every_number() -> None:
    assert chance_for(1, 2, 3, 0).text == chance_for(1, 2, 3, 0).text
    rows = [(1, 2), (2, 1), (12,), (1, 2, 0, 0), (1, 2, 0, 1), (1, 2, 1, 0)]
    assert len({chance_for(*row).text for row in rows}) == len(rows)


def test_the_cards_of_a_deal_are_those_of_its_number() -> None:
    game = forno.game("mamma-mia")
    first, again, other = (game.deal(4, chance_for(5, number)) for number in (3, 3, 4))
    assert game.layout(first) == game.layout(again) != game.layout(other)


@pytest.mark.parametrize("game", ["mamma-mia", "sole-mio", "grande", "plus", "solo"])
def test_equals_at_the_same_cards_share_alike(game: str) -> None:
    """Two that are the same and choose without luck: what one wins from a seat, the other wins from it too."""
    plan = Plan(game, 2, ("default", "default"), lineups_for(2, 2), seed=3)
    with SeatedBots(plan) as seated_bots:
        for number in range(3):
            one, other = play_deal(plan, number, seated_bots).games
            assert one.scores == other.scores
            assert one.lineup == other.lineup[::-1]


def test_bots_choose_with_luck_of_their_own() -> None:
    plan = Plan("solo", 2, ("random",), ((0, 0), (0, 0)), seed=3)
    with SeatedBots(plan) as seated_bots:
        one, other = play_deal(plan, 0, seated_bots).games
    assert one.scores != other.scores
