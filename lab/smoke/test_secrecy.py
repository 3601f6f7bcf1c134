"""Secrecy experiments find nothing in the server, and each finds the server that leaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from forno.core.chance import FastChance
from forno.server.runtime.bot_runner import BotPool
from lab.secrecy import bot_times
from lab.secrecy.canaries import run_canaries
from lab.secrecy.sealed_answers import run_sealed_answers
from lab.secrecy.shuffles import run_prediction
from lab.secrecy.side_channels import P_THRESHOLD, run_side_channels
from lab.smoke.attempts import is_caught

# --- canaries

LEAKING = {
    "whole_state_to_the_public": "Lina {} was sent the hand of seat 0",
    "seed_in_the_resync": "Bob {} was sent the seed",
    "salts_in_the_promise": "Lina {} was sent the salt of a card",
    "hand_as_it_was_dealt": "Bob {} was sent its hand in another order than sorted",
    "hand_in_the_log": "the log has a hand",
    "name_in_the_log": "the log has a name or a chat message",
    "pile_in_the_metrics": "metrics {} was sent cards in the order of a pile",
    "replay_with_open_eyes": "replay/public {} has the hand of seat 0",
    "lock_in_the_list": "Olga {} was sent the lock of a seat",
}


@pytest.mark.asyncio
async def test_no_canary_is_in_any_byte_that_leaves(tmp_path: Path) -> None:
    findings = await run_canaries(tmp_path, 1, seed=5, review=False)
    assert findings.violations == []
    assert min(findings.counts.values()) > 500


@pytest.mark.asyncio
async def test_each_leak_is_found(tmp_path: Path) -> None:
    findings = await run_canaries(tmp_path, 1, seed=5, leaks=(*LEAKING,), review=False)
    for leak, fault in LEAKING.items():
        before, _, after = fault.rpartition("{}")
        assert any(found.startswith(before) and after in found for found in findings.violations), leak


# --- sealed answers

SEALED_SEED = 10
"""A deal in which somebody can jump in on the start card."""
IN_THE_WINDOW = ("all_and_again", "wrong_moves", "questions")


@pytest.mark.asyncio
@pytest.mark.rule("house.window")
async def test_metrics_readiness_and_logs_do_not_tell_of_sealed_answers(tmp_path: Path) -> None:
    assert await run_sealed_answers(tmp_path, SEALED_SEED, IN_THE_WINDOW) == (len(IN_THE_WINDOW), [])


@pytest.mark.asyncio
async def test_counting_sealed_answers_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORNO_MUTANT", "sealed_answers_in_the_metrics")
    _, found = await run_sealed_answers(tmp_path, SEALED_SEED, IN_THE_WINDOW[:1])
    for line in ('forno_commands_total{command="PlayMove"}', "forno_move_seconds_count", "forno_append_seconds_count"):
        assert any(f"in the window: {line}" in one for one in found), line


# --- sizes and times


@pytest.mark.asyncio
async def test_sizes_and_times_tell_nothing(tmp_path: Path) -> None:
    scores = await run_side_channels(tmp_path, 30)
    assert len(scores) == 4
    assert min(one.p_value for one in scores.values()) > P_THRESHOLD


@pytest.mark.asyncio
async def test_the_classifier_succeeds_where_sizes_and_times_leak(tmp_path: Path) -> None:
    """A busy machine may hide a leak of times in one attempt."""

    async def attempt(folder: Path) -> bool:
        scores = await run_side_channels(folder, 40, leaks=("longer_frames", "slower_answers"))
        return all(scores[told].p_value < 0.001 for told in ("hand from sizes", "next card from times"))

    assert await is_caught(tmp_path, attempt)


@pytest.mark.asyncio
async def test_bots_answer_after_times_that_do_not_tell_whether_they_had_a_choice() -> None:
    questions = bot_times.collect(("answer-help", "turn"), 8, FastChance(1))
    assert len(questions) == 32
    times = await bot_times.run_bot_times(questions, tables=4, busy_cores=0, patient=True)
    assert times.quicker == 0
    assert {kind: area for kind, area in times.areas().items() if area.tells} == {}


@pytest.mark.asyncio
async def test_forced_moves_that_wait_in_no_queue_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    search = BotPool._search

    async def shortcut(self: BotPool, method: Any, observation: Any, *more: Any) -> Any:
        if len(observation.legal_moves) == 1:
            return observation.legal_moves[0]
        return await search(self, method, observation, *more)

    monkeypatch.setattr(BotPool, "_search", shortcut)
    questions = bot_times.collect(("answer-help",), 12, FastChance(1))
    times = await bot_times.run_bot_times(questions, tables=4, busy_cores=0, patient=True)
    assert times.areas()["answer-help"].tells


# --- shuffles


@pytest.mark.asyncio
@pytest.mark.parametrize(("leaks", "how"), [((), set()), (("seed_from_the_clock",), {"the clock"})])
async def test_deals_are_predictable_only_if_seeded_by_the_clock(
    leaks: tuple[str, ...], how: set[str], tmp_path: Path
) -> None:
    attack = await run_prediction(tmp_path, 3, earlier=1, leaks=leaks)
    assert {*attack.predicted.values()} == how
    assert attack.revealed == 1
    assert len(attack.predicted) == (3 if how else 0)
