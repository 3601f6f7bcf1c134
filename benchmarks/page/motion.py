"""Motion of cards with a throttled CPU: late frames beside the same moves without motion, and animated properties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.page.browser_metrics import Frames, frame_times_ms, frames_of, throttle_cpu
from benchmarks.page.finished_game import FinishedGame

MAX_DIFFERENCE_POINTS = 2.0
CHEAP_PROPERTIES = {"opacity", "transform"}
"""Properties that are animated without layout and without painting."""
SCREEN_PX: ViewportSize = {"width": 390, "height": 844}
ReducedMotion = Literal["no-preference", "reduce"]
STEP_COUNT = 12
STEP_INTERVAL_MS = 1000
"""About the pace of a table with three bots, whose turns of three decisions take ten seconds."""

PLAY_SCRIPT = """([stepCount, intervalMs]) => {
  const step = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  for (let number = 0; number < stepCount; number++) setTimeout(step, number * intervalMs);
}"""
"""Step through the replay as a person would who holds the key."""

WATCH_SCRIPT = """(durationMs) => new Promise((tell) => {
  const flights = new Set(), properties = new Set();
  const end = performance.now() + durationMs;
  const watch = (now) => {
    for (const { effect } of document.getAnimations())
      for (const { offset, computedOffset, easing, composite, ...values } of effect.getKeyframes())
        for (const name of Object.keys(values)) properties.add(name);
    for (const flight of document.querySelectorAll('[data-test=flight]')) flights.add(flight);
    if (now < end) requestAnimationFrame(watch);
    else tell({ flights: flights.size, properties: [...properties].sort() });
  };
  requestAnimationFrame(watch);
})"""


class Motion(msgspec.Struct, frozen=True):
    """Frames of one table with a throttled CPU: at rest, and while a game is played on it with and without motion."""

    at_rest: Frames
    reduced: Frames
    """Cards fade in, as with `prefers-reduced-motion`."""
    flying: Frames
    flights: int
    """Number of flights in one pass over the steps."""
    properties: Sequence[str]
    """All properties that were animated."""

    @property
    def difference_points(self) -> float:
        """Late frames where cards fly beyond those of the same moves without motion, in percentage points."""
        return 100 * (self.flying.late_share - self.reduced.late_share)


def measure_motion(browser: Browser, address: str, game: FinishedGame, rounds: int) -> Motion:
    """Measure in turns, so that a busy machine slows all of them alike."""
    at_rest, reduced, flying = [], [], []
    for _ in range(rounds):
        at_rest.append(play_through(browser, address, game, "no-preference", step_count=0))
        reduced.append(play_through(browser, address, game, "reduce"))
        flying.append(play_through(browser, address, game, "no-preference"))
    with replay_page(browser, address, game, "no-preference") as page:
        page.evaluate(PLAY_SCRIPT, [STEP_COUNT, STEP_INTERVAL_MS])
        watched = page.evaluate(WATCH_SCRIPT, STEP_COUNT * STEP_INTERVAL_MS)
    return Motion(frames_of(at_rest), frames_of(reduced), frames_of(flying), **watched)


def play_through(
    browser: Browser, address: str, game: FinishedGame, motion: ReducedMotion, step_count: int = STEP_COUNT
) -> list[float]:
    """Step through the replay; the times of all frames, in milliseconds."""
    with replay_page(browser, address, game, motion) as page:
        throttle_cpu(page)
        page.evaluate(PLAY_SCRIPT, [step_count, STEP_INTERVAL_MS])
        return frame_times_ms(page, STEP_COUNT * STEP_INTERVAL_MS)


@contextmanager
def replay_page(browser: Browser, address: str, game: FinishedGame, motion: ReducedMotion) -> Iterator[Page]:
    """Open the replay before its first move, on a phone's screen."""
    context = browser.new_context(viewport=SCREEN_PX, reduced_motion=motion)
    context.add_init_script(game.seat_script)
    page = context.new_page()
    page.goto(f"{address}/t/{game.room}/game/1/0#step=1")
    page.wait_for_selector("[data-test=pizza-table]")
    page.wait_for_load_state("networkidle")
    yield page
    context.close()
