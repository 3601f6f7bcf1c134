"""Re-deals, shuffles and predictions from a seed: nothing is found, and what leaks is; forced moves take their time."""

from __future__ import annotations

import os
import random
from typing import Any
from unittest import mock

import msgspec
import pytest

from forno.bots.process_pool import Workers
from forno.core.chance import FairChance, FastChance
from forno.server import viewer_frames
from forno.server.infra.tasks import TaskSet
from forno.server.protocol.base import NULL
from forno.server.protocol.server_messages import JumpInView
from forno.server.room import PlayBotMove, undo
from forno.server.room.timers import MIN_THINKING_MS, AnswerTimes
from forno.server.runtime.bot_runner import BotPool, BotRunner, observation_of
from forno.server.runtime.live_room import LiveRoom
from harness.leaks import LEAKS
from harness.scenes.room import RoomScene
from harness.viewer_channels import live_room
from lab.secrecy import redeals
from lab.secrecy.redeals import GAMES, run_redeals
from lab.secrecy.seed_prediction import DealCommitment, commitment_of, predict
from lab.secrecy.uniformity import uniformity

REDEALS = int(os.environ.get("FORNO_REDEALS", "300"))

# --- re-deals


@pytest.mark.parametrize("game", GAMES)
def test_redeals_of_hidden_cards_change_no_byte(game: str) -> None:
    done = run_redeals(game, REDEALS, seed=1)
    assert done.violations == []
    assert done.redeals >= REDEALS
    assert min(done.counts["frames"], done.counts["answers"], done.counts["hints"]) > 0


def sealed_answers_that_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many have answered in secret."""
    leaking = lambda room, viewer: room.jump_in and JumpInView(room.jump_in.ends + len(room.jump_in.claims), NULL)  # noqa: E731
    monkeypatch.setattr(viewer_frames, "jump_in_view", leaking)


def undoing_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom taking back concerns depends on somebody's hand."""
    made = undo.affected
    monkeypatch.setattr(undo, "affected", lambda room, seat: set() if room.table.hands[0][0] % 2 else made(room, seat))


@pytest.mark.parametrize(
    ("leak", "game"),
    [*((leak, "mamma-mia") for leak in LEAKS), (sealed_answers_that_show, "solo"), (undoing_that_tells, "mamma-mia")],
)
def test_the_redeal_check_catches_each_leak(leak: Any, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    monkeypatch.setattr(redeals, "RARE_CHANNEL_INTERVAL", 4)
    assert run_redeals(game, 3000, seed=4).violations != []


# --- times


class Clerk:
    """Notes when a bot's move comes, by the clock of its room."""

    at_ms = 0

    async def commit(self, live: LiveRoom, command: PlayBotMove, command_id: str, reaction_ms: int) -> bool:
        self.at_ms = live.clock.now()
        return True

    def fail(self, live: LiveRoom, doing: str, error: Exception) -> None:
        raise error


@pytest.mark.asyncio
async def test_a_forced_move_is_searched_like_a_choice_and_comes_at_one_of_the_times_of_its_question() -> None:
    scene, clerk, pool = RoomScene("plus", 3), Clerk(), BotPool(1)
    live = live_room(scene.room)
    sight = observation_of(scene.room, scene.table.seat, jumping=False, sampler=FastChance(1))
    assert sight is not None
    only: Any = msgspec.structs.replace(sight, legal_moves=[sight.default])
    times = AnswerTimes(live.clock.now() + MIN_THINKING_MS, 400)
    submit, searched = Workers.submit, list[Any]()

    def noted(workers: Workers, *asked: Any) -> Any:
        searched.append(asked[1])
        return submit(workers, *asked)

    with mock.patch.object(Workers, "submit", noted):
        runner = BotRunner(pool, clerk.commit, clerk.fail, TaskSet())
        await runner.play(live, "master", only, 1, 0, FastChance(2), times)
    pool.close()
    assert searched == [only]
    assert clerk.at_ms >= times.next(clerk.at_ms - times.step_ms + 1) >= times.least_at


# --- shuffles


def test_a_simulation_generator_is_predicted_and_the_systems_is_not() -> None:
    for source, known in ((random.Random(), 5), (random.SystemRandom(), 0)):
        secrets = [source.randbytes(32) for _ in range(85)]
        promises = [DealCommitment(commitment_of(secret), 0, 0, secret.hex()) for secret in secrets]
        for promise in promises[80:]:
            promise.secret = ""
        assert len(predict(promises, 0)) == known


def careless(self: FairChance, cards: list[Any]) -> None:
    """Any card changes places with any other: some orders come more often."""
    for place in range(len(cards)):
        other = self.below(len(cards))
        cards[place], cards[other] = cards[other], cards[place]


def test_shuffles_are_uniform_and_a_biased_one_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert min(luck for _, luck in uniformity("mamma-mia", 1000, seed=1)) > 1e-8
    monkeypatch.setattr(FairChance, "shuffle", careless)
    assert min(luck for _, luck in uniformity("mamma-mia", 1000, seed=1)) < 1e-8
