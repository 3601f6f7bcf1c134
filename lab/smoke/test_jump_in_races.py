"""Jump-in races in short: with long times, and again where a busy machine has delayed a jump."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lab.attacks.jump_in_races import Heat, Times, cheating_heats, honest_heats, race_track, run_heats

SLOW = Times(far=500, near=20, reactions=(200, 450), behind=500, delay=900, cap=700, window=4_000)
ATTEMPTS = 12


@pytest.mark.asyncio
@pytest.mark.rule("house.window")
async def test_the_quicker_reaction_wins_whatever_the_line_and_the_delay(tmp_path: Path) -> None:
    """A long line wins with the quicker reaction although its jump arrives later; late answers to pings win nothing."""
    [honest] = honest_heats(1, random.Random(1), SLOW)
    far_is_quicker = Heat("far", honest.lines, (SLOW.reactions[1], SLOW.reactions[0]), SLOW)
    heats = {heat.name: heat for heat in (far_is_quicker, *cheating_heats(4, SLOW))}
    del heats["late greeting and pongs"]  # it may gain up to the cap
    async with race_track(tmp_path, SLOW.cap) as track:
        for _ in range(ATTEMPTS):
            margins = await run_heats(track, [*heats.values()], lambda: None)
            for name, found in margins.items():
                if any(margin < 0 if name == "far" else margin > 0 for margin in found):
                    del heats[name]
            if not heats:
                break
    assert not heats
