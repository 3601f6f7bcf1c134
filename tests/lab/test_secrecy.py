"""What must not be known is not known, whoever tries to know it; and each who tries succeeds at a server that leaks."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forno.core.chance import FairChance
from forno.server import telling
from forno.server.live import Live
from forno.server.protocol.told import WindowView
from forno.server.room import BotAct, taking_back
from forno.server.thinking import PONDERS, Thinkers, sight_of
from lab.secrecy import redeals
from lab.secrecy.canaries import searched
from lab.secrecy.evenness import uneven
from lab.secrecy.predicting import Promise, predictions, promise_of
from lab.secrecy.redeals import GAMES, part
from lab.secrecy.shuffles import attacked
from lab.secrecy.sizes import SURE, guessed
from tests.server.rooms.scene import Scene
from tests.server.test_secrecy import LEAKS

REDEALS = int(os.environ.get("FORNO_REDEALS", "300"))

# --- re-deals


@pytest.mark.parametrize("game", GAMES)
def test_nothing_differs_in_a_byte_whatever_is_dealt_anew(game: str) -> None:
    done = part(game, REDEALS, seed=1)
    assert done.faults == []
    assert done.redeals >= REDEALS
    assert min(done.counts["frames"], done.counts["answers"], done.counts["hints"]) > 0


def sealed_answers_that_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many have answered in secret."""
    leaking = lambda room, viewer: room.window and WindowView(room.window.ends + len(room.window.claims), None)  # noqa: E731
    monkeypatch.setattr(telling, "window_view", leaking)


def undoing_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom taking back concerns depends on somebody's hand."""
    made = taking_back.affected
    monkeypatch.setattr(
        taking_back, "affected", lambda room, seat: set() if room.table.hands[0][0] % 2 else made(room, seat)
    )


@pytest.mark.parametrize(
    ("leak", "game"),
    [*((leak, "mamma-mia") for leak in LEAKS), (sealed_answers_that_show, "solo"), (undoing_that_tells, "mamma-mia")],
)
def test_re_deals_see(leak: Any, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    monkeypatch.setattr(redeals, "SELDOM", 4)
    assert part(game, 3000, seed=3).faults != []


# --- canaries

LEAKING = {
    "whole_state_to_the_public": "Lina {} was sent the hand of seat 0",
    "seed_in_the_resync": "Bob {} was sent the seed",
    "salts_in_the_promise": "Lina {} was sent the salt of a card",
    "hand_as_it_was_dealt": "Bob {} was sent its hand in another order than sorted",
    "hand_in_the_log": "the log has a hand",
    "name_in_the_log": "the log has a name or somebody's talk",
    "pile_in_the_metrics": "Olga {} was sent cards in the order of a pile",
    "replay_with_open_eyes": "replay/public {} has the hand of seat 0",
    "lock_in_the_list": "Olga {} was sent the lock of a seat",
}


@pytest.mark.asyncio
async def test_no_canary_is_in_any_byte_that_leaves(tmp_path: Path) -> None:
    findings = await searched(tmp_path, 1, seed=5, review=False)
    assert findings.faults == []
    assert min(findings.counts.values()) > 500


@pytest.mark.asyncio
async def test_each_leak_is_found(tmp_path: Path) -> None:
    findings = await searched(tmp_path, 1, seed=5, leaks=(*LEAKING,), review=False)
    for leak, fault in LEAKING.items():
        before, _, after = fault.rpartition("{}")
        assert any(found.startswith(before) and after in found for found in findings.faults), leak


# --- sizes and times


@pytest.mark.asyncio
async def test_sizes_and_times_tell_nothing(tmp_path: Path) -> None:
    scores = await guessed(tmp_path, 30)
    assert len(scores) == 4
    assert min(one.luck for one in scores.values()) > SURE


@pytest.mark.asyncio
async def test_who_guesses_is_right_where_sizes_and_times_tell(tmp_path: Path) -> None:
    scores = await guessed(tmp_path, 40, leaks=("longer_frames", "slower_answers"))
    for told in ("a hand by sizes", "the next card by times"):
        assert scores[told].luck < 0.001, scores[told]


class Clerk:
    """Notes when a bot's move comes."""

    at = 0.0

    async def house(self, live: Live, deed: BotAct, command: str, reaction: int = 0) -> bool:
        self.at = time.monotonic()
        return True


@pytest.mark.asyncio
async def test_a_bot_that_has_no_choice_takes_as_long_as_one_that_has() -> None:
    scene, clerk, thinkers = Scene("plus", 3), Clerk(), Thinkers(1)
    sight = sight_of(scene.room, scene.table.seat, jumping=False)
    assert sight is not None
    only: Any = msgspec.structs.replace(sight, options=[sight.default])
    for _ in ("while its process starts", "again"):
        began = time.monotonic()
        await thinkers.answer(clerk, Live("plus", 0), "master", only, 1, 0)  # type: ignore[arg-type]
    thinkers.close()
    assert clerk.at - began >= PONDERS


# --- shuffles


@pytest.mark.asyncio
@pytest.mark.parametrize(("leaks", "how"), [((), set()), (("seed_from_the_clock",), {"the clock"})])
async def test_deals_are_known_before_only_where_the_clock_makes_them(
    leaks: tuple[str, ...], how: set[str], tmp_path: Path
) -> None:
    attack = await attacked(tmp_path, 3, earlier=1, leaks=leaks)
    assert {*attack.known.values()} == how
    assert attack.opened == 1
    assert len(attack.known) == (3 if how else 0)


def test_a_generator_for_simulations_is_seen_through_and_the_system_is_not() -> None:
    for source, known in ((random.Random(), 5), (random.SystemRandom(), 0)):
        secrets = [source.randbytes(32) for _ in range(85)]
        promises = [Promise(promise_of(secret), 0, 0, secret.hex()) for secret in secrets]
        for promise in promises[80:]:
            promise.secret = ""
        assert len(predictions(promises, 0)) == known


def careless(self: FairChance, cards: list[Any]) -> None:
    """Any card changes places with any other: some orders come more often."""
    for place in range(len(cards)):
        other = self.below(len(cards))
        cards[place], cards[other] = cards[other], cards[place]


def test_every_card_is_as_likely_everywhere_unless_the_shuffle_is_careless(monkeypatch: pytest.MonkeyPatch) -> None:
    assert min(luck for _, luck in uneven("mamma-mia", 1000, seed=1)) > 1e-8
    monkeypatch.setattr(FairChance, "shuffle", careless)
    assert min(luck for _, luck in uneven("mamma-mia", 1000, seed=1)) < 1e-8
