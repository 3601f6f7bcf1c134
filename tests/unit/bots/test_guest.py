"""A stranger's bot plays what it means, and whatever it does wrong costs it a default move and nothing else."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import pytest

from forno import games
from forno.bots import Bot, Observation, Reason
from forno.bots.registry import find
from forno.bots.third_party import guard
from forno.bots.third_party.guard import ClassBot, Fault, GuardedBot
from forno.core.chance import FastChance
from forno.observe import SelfPlay


def first_sight(game: str = "mamma-mia") -> Observation:
    return SelfPlay(games.game(game), 3, FastChance(7)).observation()


def ask(answer: Any, limit: float | None = None) -> tuple[Any, Fault | None]:
    """What comes of a guest who answers like this."""

    class Author:
        def choose(self, observation: Observation, chance: object) -> Any:
            return answer(observation)

    return GuardedBot(ClassBot(Author()), limit).choose(first_sight(), FastChance(1))


LAST = first_sight().legal_moves[-1]


@pytest.mark.parametrize(
    "answer",
    [
        lambda observation: observation.legal_moves[-1],
        lambda observation: str(observation.legal_moves[-1]),
        lambda observation: f"  {str(observation.legal_moves[-1]).upper()} ",
    ],
    ids=["move", "text", "carelessly"],
)
def test_an_answer_is_a_move_or_its_text(answer: Any) -> None:
    assert ask(answer) == (LAST, None)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda observation: "put 9 salami", "'put 9 salami' is none of its"),
        (lambda observation: "castle", "castle: a move starts with one of: put"),
        (lambda observation: "", "(nothing): a move starts with"),
        (lambda observation: "put 2 salami, 1 olive", "turn.one-kind"),
        (lambda observation: None, "None is none of its"),
        (lambda observation: 0, "0 is none of its"),
        (lambda observation: observation.legal_moves, "is none of its"),
    ],
)
def test_what_is_no_option_is_illegal(answer: Any, why: str) -> None:
    move, fault = ask(answer)
    assert move == first_sight().default
    assert fault is not None
    assert fault.kind == "illegal"
    assert why in fault.why
    assert "\n" not in str(fault)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda observation: 1 / 0, "ZeroDivisionError: division by zero (test_guest.py, line "),
        (lambda observation: sys.exit("enough"), "SystemExit: enough (test_guest.py, line "),
        (lambda observation: observation.cards, "AttributeError: "),
    ],
)
def test_an_error_is_a_crash_and_says_where(answer: Any, why: str) -> None:
    move, fault = ask(answer)
    assert move == first_sight().default
    assert str(fault).startswith(f"crash: {why}")


def test_whoever_takes_too_long_has_lost_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = [0.0]
    monkeypatch.setattr(guard, "monotonic", lambda: now_s[0])

    def slow(observation: Observation) -> Any:
        now_s[0] += 0.05
        return observation.legal_moves[-1]

    move, fault = ask(slow, limit=0.01)
    assert move == first_sight().default != LAST
    assert fault is not None
    assert fault.kind == "time-out"


def test_an_interruption_is_not_swallowed() -> None:
    def interrupted(observation: Observation) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(interrupted)


def test_what_is_legal_cannot_be_changed_by_a_guest() -> None:
    observation = first_sight()

    class Forger:
        def choose(self, observation: Observation, chance: object) -> Any:
            observation.legal_moves[:] = ["anything"]
            return "anything"

    move, fault = GuardedBot(ClassBot(Forger())).choose(observation, FastChance(1))
    assert move == observation.default
    assert str(fault).startswith("illegal")
    assert observation.legal_moves == first_sight().legal_moves


def test_a_jump_in_can_be_declined_in_words() -> None:
    """SOLO asks whoever could jump in, and `pass` is the first option then."""
    self_play = SelfPlay(games.game("solo"), 4, FastChance(5))
    while not self_play.table.race_queue:
        self_play.play(self_play.observation().default)

    class Quiet:
        def choose(self, observation: Observation, chance: object) -> str:
            return "pass"

    observation = self_play.observation()
    assert GuardedBot(ClassBot(Quiet())).choose(observation, FastChance(1)) == (observation.legal_moves[0], None)


def test_a_guest_may_have_all_that_a_bot_has() -> None:
    class Author(Bot):
        searches = True
        closed = False

        def choose(self, observation: Observation, chance: object) -> Any:
            return observation.default

        def explain(self, observation: Observation, move: Any) -> Reason:
            return Reason("any")

        def close(self) -> None:
            self.closed = True

    author = Author()
    class_bot = ClassBot(author)
    assert class_bot.searches
    assert class_bot.advise(first_sight(), FastChance(1)) == (first_sight().default, Reason("any"))
    class_bot.close()
    assert author.closed


def test_our_own_bots_have_the_time_they_take() -> None:
    assert GuardedBot(find("random")).limit is None
    assert GuardedBot(find("random"), 0.5).limit == 0.5


def test_a_fault_travels_between_processes() -> None:
    fault = pickle.loads(pickle.dumps(Fault("time-out", "no answer in time")))
    assert (fault.kind, str(fault)) == ("time-out", "time-out: no answer in time")
