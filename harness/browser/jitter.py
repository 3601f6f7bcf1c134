"""Random delays that make races of a browser test likely: FORNO_JITTER=SEED ./forno test tests/e2e/browser.

On a quick machine the page has drawn an answer before a test looks again, and the test acts before the next answer
comes. With jitter neither holds: messages and responses reach the page late, and calls of the browser pause.
"""

from __future__ import annotations

import os
import random
import time
from typing import Any

from playwright._impl._sync_base import SyncBase
from playwright.sync_api import BrowserContext

SEED = os.environ.get("FORNO_JITTER", "")
PAUSE_SHARE = 0.05
"""Share of the calls of the browser that pause."""
LONGEST_PAUSE_S = 0.6

LATE_PAGE = """([seed, longestMs]) => {
  let state = seed >>> 0;
  const chance = () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296);
  const delayMs = () => (chance() < 0.3 ? chance() * longestMs : 0);
  const Usual = window.WebSocket;
  window.WebSocket = class extends Usual {
    before = Promise.resolve();
    addEventListener(kind, heard, options) {
      if (kind === 'open') return super.addEventListener(kind, heard, options);
      super.addEventListener(kind, (event) => {
        const due = new Promise((done) => setTimeout(done, delayMs()));
        this.before = Promise.all([this.before, due]).then(() => heard.call(this, event));
      }, options);
    }
    set onmessage(heard) { this.addEventListener('message', heard); }
    set onclose(heard) { this.addEventListener('close', heard); }
  };
  const usualFetch = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await usualFetch(...asked);
    await new Promise((done) => setTimeout(done, delayMs()));
    return answer;
  };
}"""
"""Let messages of a WebSocket arrive late and in their order, and responses late."""
LONGEST_DELAY_MS = 700
USUAL_SYNC = SyncBase._sync


def delay_page(context: BrowserContext) -> None:
    """Delay what reaches the pages of a device, if FORNO_JITTER is set."""
    if SEED:
        seed = random.randrange(2**32)
        context.add_init_script(f"({LATE_PAGE})([{seed}, {LONGEST_DELAY_MS}])")


def delay_calls() -> None:
    """Let some calls of the browser pause, if FORNO_JITTER is set."""
    if not SEED:
        return
    chance = random.Random(SEED)

    def pausing(self: SyncBase, call: Any) -> Any:
        result = USUAL_SYNC(self, call)
        if chance.random() < PAUSE_SHARE:
            time.sleep(chance.random() * LONGEST_PAUSE_S)
        return result

    SyncBase._sync = pausing  # type: ignore[assignment,method-assign]
