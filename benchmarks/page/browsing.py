"""What a browser sees of a page: how much comes over the line, when it can be used, how smoothly it moves."""

from __future__ import annotations

import json
from itertools import pairwise
from statistics import quantiles

import msgspec
from playwright.sync_api import Browser, Page

SLOWER = 4
"""The processor is slowed down as much as a cheap phone is."""

READY = """(selector => {
  const done = () => console.log(`ready ${performance.now()}`);
  const look = () => requestAnimationFrame(document.querySelector(selector) ? done : look);
  look();
})"""
"""Says the milliseconds from the start of the navigation to the frame after the control is there."""

COUNT = """milliseconds => new Promise(tell => {
  const times = [];
  const end = performance.now() + milliseconds;
  const tick = now => { times.push(now); now < end ? requestAnimationFrame(tick) : tell(times); };
  requestAnimationFrame(tick);
})"""


class Frames(msgspec.Struct, frozen=True):
    """How smoothly a page moved."""

    a_second: float
    late: float
    """The share of frames that took more than one and a half of their sixtieth of a second."""
    slowest_of_twenty: float
    """Milliseconds: 95 of 100 frames took no longer."""


def weight(browser: Browser, address: str, control: str) -> dict[str, int]:
    """Bytes that came over the line, headers and all, until the control was there and the line was quiet; by file."""
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    names: dict[str, str] = {}
    bytes_of: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda told: names.update({told["requestId"]: told["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda told: bytes_of.update({names.get(told["requestId"], "?"): int(told["encodedDataLength"])}),
    )
    session.send("Network.enable")
    page.goto(address)
    page.wait_for_selector(control)
    page.wait_for_load_state("networkidle")
    context.close()
    return bytes_of


def interactive(browser: Browser, address: str, control: str) -> float:
    """Milliseconds until a control can be used, on a slow processor, with nothing kept from before."""
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(f"{READY}({json.dumps(control)})")
    # Only listened to: a question to the page while it starts would cost it time.
    with page.expect_console_message(lambda message: message.text.startswith("ready ")) as told:
        page.goto(address, wait_until="commit")
    context.close()
    return float(told.value.text.split()[1])


def frames(page: Page, milliseconds: int) -> Frames:
    """Watch the page move for a while."""
    times = page.evaluate(COUNT, milliseconds)
    took = [after - before for before, after in pairwise(times)]
    return Frames(
        a_second=1000 * len(took) / (times[-1] - times[0]),
        late=sum(each > 1.5 * 1000 / 60 for each in took) / len(took),
        slowest_of_twenty=quantiles(took, n=20)[-1],
    )
