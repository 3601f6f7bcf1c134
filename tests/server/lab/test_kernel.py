"""The experiment `kernel` in short, and a fault that it finds."""

from __future__ import annotations

import pytest

from forno.kernel.pizza import serving
from lab.kernel.side_by_side import play_games


def test_rules_and_kernel_play_the_same_games() -> None:
    outcome = play_games(seed=1, size=1500, progress=lambda: None)
    assert outcome.violations == []
    assert outcome.trials >= 1500
    assert outcome.counts["differences"] == 0


def test_a_difference_is_told_with_its_game_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORNO_KERNEL", "plain")
    monkeypatch.setattr(serving, "FAILED_LEAVE", (1, 1, 1, 1))
    outcome = play_games(seed=1, size=1500, progress=lambda: None)
    assert outcome.counts["differences"] == len(outcome.violations) > 0
    assert any("mamma-mia, seed 100000" in line for line in outcome.violations)
