"""Every question of every game says what is played for somebody who does not answer."""

from __future__ import annotations

from typing import Any, get_args

import pytest

import forno
from forno.core.step import Decision

DECISIONS = sorted(
    {
        step
        for name in forno.game_names()
        for step in get_args(forno.game(name).step_types)
        if issubclass(step, Decision)
    },
    key=lambda step: (step.__module__, step.__name__),
)


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda step: step.__name__)
def test_its_default_is_documented(decision: Any) -> None:
    assert "Default: " in (decision.__doc__ or "")


def test_there_are_questions_of_both_families() -> None:
    assert {step.__module__.split(".")[2] for step in DECISIONS} == {"pizza", "solo"}
