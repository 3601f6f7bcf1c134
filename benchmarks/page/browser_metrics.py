"""Browser metrics of a page: bytes transferred, time to interactive, and frame rate."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from statistics import quantiles

import msgspec
from playwright.sync_api import Browser, Page

CPU_THROTTLING = 4
"""CPU throttling factor, about that of a cheap phone."""

READY_SCRIPT = """(selector => {
  const control = () => document.querySelector(selector);
  const look = () => requestAnimationFrame(control() ? press : look);
  const press = () => {
    const pressed = performance.now();
    control().click();
    const isAnswered = () => control().getAttribute('aria-expanded') === 'true';
    requestAnimationFrame(() => (isAnswered() ? console.log(`ready ${pressed}`) : look()));
  };
  look();
})"""
"""Press the control from the frame after it appears until it is expanded in the next frame, and log the milliseconds
from the start of the navigation to the press that was answered."""

FRAME_TIMES_SCRIPT = """milliseconds => new Promise(tell => {
  const times = [];
  const end = performance.now() + milliseconds;
  const tick = now => { times.push(now); now < end ? requestAnimationFrame(tick) : tell(times); };
  requestAnimationFrame(tick);
})"""


class Frames(msgspec.Struct, frozen=True):
    """Frame rate of a page."""

    per_second: float
    late_share: float
    """Share of frames longer than 1.5 sixtieths of a second."""
    p95_ms: float
    """95th percentile of the frame time, in milliseconds."""


def transferred_bytes(browser: Browser, address: str, control: str) -> dict[str, int]:
    """Bytes transferred by file, headers included, until the control is there and the network is idle."""
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    names: dict[str, str] = {}
    bytes_of: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: bytes_of.update({names.get(event["requestId"], "?"): int(event["encodedDataLength"])}),
    )
    session.send("Network.enable")
    page.goto(address)
    page.wait_for_selector(control)
    page.wait_for_load_state("networkidle")
    context.close()
    return bytes_of


def time_to_interactive_ms(browser: Browser, address: str, control: str) -> float:
    """Milliseconds until a control that expands something answers, with a throttled CPU and an empty cache."""
    context = browser.new_context()
    page = context.new_page()
    throttle_cpu(page)
    page.add_init_script(f"{READY_SCRIPT}({json.dumps(control)})")
    # listen only: querying the page while it starts would cost it time
    with page.expect_console_message(lambda message: message.text.startswith("ready ")) as console:
        page.goto(address, wait_until="commit")
    context.close()
    return float(console.value.text.split()[1])


def throttle_cpu(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU_THROTTLING})


def measure_frames(page: Page, duration_ms: int) -> Frames:
    """Measure the frames of a page for some time."""
    return frames_of([frame_times_ms(page, duration_ms)])


def frame_times_ms(page: Page, duration_ms: int) -> list[float]:
    """Lengths of the frames of a page for some time, in milliseconds."""
    times: list[float] = page.evaluate(FRAME_TIMES_SCRIPT, duration_ms)
    return [after - before for before, after in pairwise(times)]


def frames_of(passes: Sequence[Sequence[float]]) -> Frames:
    """Summarise the lengths of frames of several passes."""
    lengths_ms = [each for lengths in passes for each in lengths]
    return Frames(
        per_second=1000 * len(lengths_ms) / sum(lengths_ms),
        late_share=sum(each > 1.5 * 1000 / 60 for each in lengths_ms) / len(lengths_ms),
        p95_ms=quantiles(lengths_ms, n=20)[-1],
    )
