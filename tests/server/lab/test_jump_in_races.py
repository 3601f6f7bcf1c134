"""Jump-in races in short: with long times, so that a busy machine changes no result."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lab.attacks.jump_in_races import Heat, Times, cheating_heats, honest_heats, judge, race_track, run_heats

SLOW = Times(far=400, near=20, reactions=(200, 900), behind=500, delay=900, cap=600, window=2_500)


@pytest.mark.asyncio
@pytest.mark.rule("house.window")
async def test_the_quicker_reaction_wins_whatever_the_line_and_the_delay(tmp_path: Path) -> None:
    """A long line wins with the quicker reaction and loses with the slower; late pongs win no race that was lost."""
    [heat, *_] = honest_heats(1, random.Random(1), SLOW)
    one, other = SLOW.reactions
    pair = [Heat("a", heat.lines, (other, one), SLOW), Heat("b", heat.lines, (one, other), SLOW)]
    async with race_track(tmp_path, SLOW.cap) as track:
        margins = await run_heats(track, [*pair, *cheating_heats(4, SLOW)], lambda: None)
    assert margins["a"][0] < 0 < margins["b"][0]
    for name in ("late pongs", "late pongs, direct", "late greeting and pongs, cap 0"):
        assert margins[name][0] > 0, name


def test_unfair_races_and_gains_are_violations() -> None:
    times = Times()
    figures, violations = judge({"honest": [-1.0, 1.0], "late pongs": [100.0], "late pongs, direct": [90.0]}, times)
    assert violations == []
    assert figures["gain by late pongs, direct, ms"] == 10
    unfair = {"honest": [-1.0] * 9 + [1.0], "late pongs": [-50.0], "late greeting and pongs": [-80.0]}
    assert len(judge(unfair, times)[1]) == 3
    assert judge({"late greeting and pongs": [-40.0], "late greeting and pongs, cap 0": [-40.0]}, times)[1] == [
        "late greeting and pongs, cap 0 gained 140 ms in the median of 1 races"
    ]
