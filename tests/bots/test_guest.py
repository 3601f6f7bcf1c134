"""A stranger's bot plays what it means, and whatever it does wrong costs it a default move and nothing else."""

from __future__ import annotations

import pickle
import sys
import time
from typing import Any

import pytest

from forno import games
from forno.bots import Bot, Reason, Sight
from forno.bots.finding import find
from forno.bots.guest import ClassGuest, Fault, Guarded
from forno.bots.host import Sitting
from forno.core.chance import FastChance


def first_sight(game: str = "mamma-mia") -> Sight:
    return Sitting(games.find(game), 3, FastChance(7)).sight()


def ask(answer: Any, limit: float | None = None) -> tuple[Any, Fault | None]:
    """What comes of a guest who answers like this."""

    class Author:
        def choose(self, sight: Sight, chance: object) -> Any:
            return answer(sight)

    return Guarded(ClassGuest(Author()), limit).choose(first_sight(), FastChance(1))


LAST = first_sight().options[-1]


@pytest.mark.parametrize(
    "answer",
    [
        lambda sight: sight.options[-1],
        lambda sight: str(sight.options[-1]),
        lambda sight: f"  {str(sight.options[-1]).upper()} ",
    ],
    ids=["move", "text", "carelessly"],
)
def test_an_answer_is_a_move_or_its_text(answer: Any) -> None:
    assert ask(answer) == (LAST, None)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda sight: "put 9 salami", "'put 9 salami' is none of its"),
        (lambda sight: "castle", "castle: a move starts with one of: put"),
        (lambda sight: "", "(nothing): a move starts with"),
        (lambda sight: "put 2 salami, 1 olive", "turn.one-kind"),
        (lambda sight: None, "None is none of its"),
        (lambda sight: 0, "0 is none of its"),
        (lambda sight: sight.options, "is none of its"),
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
        (lambda sight: 1 / 0, "ZeroDivisionError: division by zero (test_guest.py, line "),
        (lambda sight: sys.exit("enough"), "SystemExit: enough (test_guest.py, line "),
        (lambda sight: sight.cards, "AttributeError: "),
    ],
)
def test_an_error_is_a_crash_and_says_where(answer: Any, why: str) -> None:
    move, fault = ask(answer)
    assert move == first_sight().default
    assert str(fault).startswith(f"crash: {why}")


def test_whoever_takes_too_long_has_lost_the_move() -> None:
    def slow(sight: Sight) -> Any:
        time.sleep(0.05)
        return sight.options[-1]

    move, fault = ask(slow, limit=0.01)
    assert move == first_sight().default != LAST
    assert fault is not None
    assert fault.kind == "time-out"


def test_an_interruption_is_not_swallowed() -> None:
    def interrupted(sight: Sight) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(interrupted)


def test_what_is_legal_cannot_be_changed_by_a_guest() -> None:
    sight = first_sight()

    class Forger:
        def choose(self, sight: Sight, chance: object) -> Any:
            sight.options[:] = ["anything"]
            return "anything"

    move, fault = Guarded(ClassGuest(Forger())).choose(sight, FastChance(1))
    assert move == sight.default
    assert str(fault).startswith("illegal")
    assert sight.options == first_sight().options


def test_a_jump_in_can_be_declined_in_words() -> None:
    """SOLO asks whoever could jump in, and `pass` is the first option then."""
    sitting = Sitting(games.find("solo"), 4, FastChance(5))
    while not sitting.play_on.asked:
        sitting.play(sitting.sight().default)

    class Quiet:
        def choose(self, sight: Sight, chance: object) -> str:
            return "pass"

    sight = sitting.sight()
    assert Guarded(ClassGuest(Quiet())).choose(sight, FastChance(1)) == (sight.options[0], None)


def test_a_guest_may_have_all_that_a_bot_has() -> None:
    class Author(Bot):
        thinks = True
        closed = False

        def choose(self, sight: Sight, chance: object) -> Any:
            return sight.default

        def explain(self, sight: Sight, move: Any) -> Reason:
            return Reason("any")

        def close(self) -> None:
            self.closed = True

    author = Author()
    guest = ClassGuest(author)
    assert guest.thinks
    assert guest.advise(first_sight(), FastChance(1)) == (first_sight().default, Reason("any"))
    guest.close()
    assert author.closed


def test_our_own_bots_have_the_time_they_take() -> None:
    assert Guarded(find("random")).limit is None
    assert Guarded(find("random"), 0.5).limit == 0.5


def test_a_fault_travels_between_processes() -> None:
    fault = pickle.loads(pickle.dumps(Fault("time-out", "no answer in time")))
    assert (fault.kind, str(fault)) == ("time-out", "time-out: no answer in time")
