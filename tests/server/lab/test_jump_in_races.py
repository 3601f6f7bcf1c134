"""The judge of jump-in races: unfair ones and gains by delay are violations."""

from __future__ import annotations

from lab.attacks.jump_in_races import Times, judge


def test_unfair_races_and_gains_are_violations() -> None:
    times = Times()
    figures, violations = judge({"honest": [-1.0, 1.0], "late pongs": [100.0], "late pongs, direct": [90.0]}, times)
    assert violations == []
    assert figures["gain by late pongs, direct, ms"] == 10
    unfair = {"honest": [-1.0] * 9 + [1.0], "late pongs": [-50.0], "late greeting and pongs": [-150.0]}
    assert len(judge(unfair, times)[1]) == 3
    assert judge({"late greeting and pongs": [-40.0], "late greeting and pongs, cap 0": [-40.0]}, times)[1] == [
        "late greeting and pongs, cap 0 gained 140 ms in the median of 1 races"
    ]
