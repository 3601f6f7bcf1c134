"""Round robins and Swiss rounds: who meets whom, what counts, saved and continued."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from forno.arena.plan import Plan
from forno.arena.play_deal import PlayedDeal, PlayedGame
from forno.arena.swiss import Group, met, pair, rests
from forno.arena.tournament import (
    Meeting,
    System,
    Tournament,
    TournamentPlan,
    load_tournament,
    play_all,
    save_tournament,
)
from forno.core.errors import Unreadable
from harness.arena_fixtures import Result


def scheme(bots: int, players: int, system: System, rounds: int = 1) -> TournamentPlan:
    return TournamentPlan(Plan("solo", players, tuple(map(str, range(bots))), ()), system, rounds, deals=2)


def better_first(plan: Plan, deals: range) -> list[PlayedDeal]:
    """Games in which the bot that was named first always beats those after it."""
    return [PlayedDeal(number, [_game(lineup) for lineup in plan.lineups], {}) for number in deals]


def _game(lineup: tuple[int, ...]) -> PlayedGame:
    places = tuple(sorted(lineup).index(bot) + 1 for bot in lineup)
    return PlayedGame(lineup, tuple(-place for place in places), places)


def played(of: TournamentPlan) -> Tournament:
    tournament = Tournament(of)
    play_all(tournament, better_first, lambda tournament: None)
    return tournament


# --- who meets whom


def test_in_a_round_robin_everybody_meets_everybody() -> None:
    groups = [meeting.group for meeting in played(scheme(5, 3, "round-robin")).meetings]
    assert groups == list(combinations(range(5), 3))


def test_everybody_sits_everywhere_in_a_meeting() -> None:
    for meeting in played(scheme(4, 3, "round-robin")).meetings:
        seats = Counter((bot, seat) for game in meeting.games for seat, bot in enumerate(game.lineup))
        assert set(seats.values()) == {2}


def test_the_first_round_pairs_neighbours() -> None:
    assert pair([0, 1, 2, 3], 2, Counter()) == [(0, 1), (2, 3)]


def test_who_has_met_does_not_meet_again() -> None:
    assert pair([0, 2, 1, 3], 2, met([(0, 1), (2, 3)])) == [(0, 2), (1, 3)]


def test_a_corner_is_mended() -> None:
    """From the top, 0-1 and 2-3 would leave 4 and 5, who have met."""
    groups = pair([0, 1, 2, 3, 4, 5], 2, met([(4, 5)]))
    assert not met(groups) & met([(4, 5)])


@pytest.mark.parametrize(("bots", "players", "rounds"), [(4, 2, 3), (6, 2, 4), (8, 2, 5), (8, 2, 7), (9, 3, 3)])
def test_as_long_as_possible_nobody_meets_twice(bots: int, players: int, rounds: int) -> None:
    tournament = played(scheme(bots, players, "swiss", rounds))
    assert len(tournament.meetings) == rounds * bots // players
    assert set(met(meeting.group for meeting in tournament.meetings).values()) == {1}


def test_where_all_have_met_they_meet_as_little_as_they_can() -> None:
    tournament = played(scheme(4, 2, "swiss", 6))
    assert set(met(meeting.group for meeting in tournament.meetings).values()) == {2}


@pytest.mark.parametrize(("bots", "players", "rounds"), [(5, 2, 5), (7, 3, 7), (6, 4, 3)])
def test_byes_go_around(bots: int, players: int, rounds: int) -> None:
    tournament = played(scheme(bots, players, "swiss", rounds))
    byes = Counter(bot for number in range(rounds) for bot in tournament.resting(number))
    assert byes.total() == rounds * (bots % players)
    assert max(byes.values()) - min(byes[bot] for bot in range(bots)) <= 1


def test_the_last_rests_first() -> None:
    assert rests([3, 1, 0, 2, 4], 2, Counter()) == [4]
    assert rests([3, 1, 0, 2, 4], 2, Counter({4: 1})) == [2]


def test_a_bye_counts_as_an_even_meeting() -> None:
    tournament = played(scheme(3, 2, "swiss", 1))
    assert tournament.points() == [1.0, 0.0, 0.5]


def test_the_best_wins_and_meets_the_next_best() -> None:
    tournament = played(scheme(8, 2, "swiss", 3))
    assert max(range(8), key=lambda bot: tournament.points()[bot]) == 0
    assert tournament.points()[0] == 3.0
    assert sum(tournament.points()) == pytest.approx(12)


def test_rounds_of_a_swiss_tournament_have_cards_of_their_own() -> None:
    first, *_, last = played(scheme(4, 2, "swiss", 3)).meetings
    assert [deal.number for deal in first.dealt] == [0, 1]
    assert [deal.number for deal in last.dealt] == [4, 5]


# --- saved and continued


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    of, file, left = scheme(6, 2, "swiss", 3), tmp_path / "cup.json", 4

    def stop_soon(tournament: Tournament) -> None:
        save_tournament(file, tournament)
        if len(tournament.meetings) == left:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(load_tournament(file, of), better_first, stop_soon)
    continued = load_tournament(file, of)
    assert len(continued.meetings) == left
    play_all(continued, better_first, lambda tournament: save_tournament(file, tournament))
    assert msgspec.json.encode(continued) == msgspec.json.encode(played(of)) == file.read_bytes()


@pytest.mark.parametrize("text", [b"", b"a poem", b"{}", b"\xff"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "cup.json").write_bytes(text)
    with pytest.raises(Unreadable, match="not a saved tournament"):
        load_tournament(tmp_path / "cup.json", scheme(4, 2, "swiss"))


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    save_tournament(tmp_path / "cup.json", played(scheme(4, 2, "swiss")))
    with pytest.raises(Unreadable, match="of other bots, cards or rounds"):
        load_tournament(tmp_path / "cup.json", scheme(5, 2, "swiss"))


# --- for real


def test_a_small_tournament(result: Result, tmp_path: Path) -> None:
    run = ("tournament", "mamma-mia", "--players", "2", "--bots", "random,default,regular", "--games", "4")
    cup = result(*run, "--workers", "1", "--save", "cup.json", "--report", "cup.html")
    assert [meeting["bots"] for meeting in cup["meetings"]] == [[0, 1], [0, 2], [1, 2]]
    for one, other in combinations(range(3), 2):
        assert cup["cross"][one][other] + cup["cross"][other][one] == pytest.approx(1)
    assert max(range(3), key=lambda bot: cup["points"][bot]) == 2
    assert len(json.loads((tmp_path / "cup.json").read_text())["meetings"]) == 3
    assert "3. " in (tmp_path / "cup.html").read_text(encoding="utf-8")
    assert result(*run, "--workers", "1", "--save", "cup.json") == cup


def test_a_meeting_has_its_deals() -> None:
    assert Meeting(2, Group((0, 1))).deals(scheme(4, 2, "swiss", 3)) == range(4, 6)
    assert Meeting(0, Group((0, 1))).deals(scheme(4, 2, "round-robin")) == range(2)
