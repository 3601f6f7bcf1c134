"""The look of the start page: an emblem for each game, nothing beside the screen, and the font that is shipped."""

from __future__ import annotations

import re

import pytest

from harness.browser.checks import nothing_is_cut_off, nothing_scrolls_sideways
from harness.browser.fixtures import NewDevice
from harness.browser.person import Person
from harness.browser.virtual_site import VirtualSite
from harness.servers import ServerProcess

GAMES = 5
SIZES = ((390, 844), (1440, 900))
LATE_FONTS = 10
"""Pages in a row for which the font may come too late on a busy machine: the browser waits for a tenth of a second."""

EMBLEMS = """() => [...document.querySelectorAll('[data-test=games] svg')].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height, one.querySelectorAll('path, circle, rect, use').length * 10);
})"""
"""The size of each emblem in pixels, or less where nothing is drawn in it."""

# The font is loaded for this text, the page asks for it first, and the text is as wide as it makes it.
FONT = """async (text) => {
  await document.fonts.ready;
  const width = (family) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.textContent = text;
    probe.style.cssText = 'position: absolute; white-space: nowrap; font-size: 64px;';
    probe.style.fontFamily = family;
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  return {
    family: getComputedStyle(document.body).fontFamily.split(',')[0],
    isLoaded: document.fonts.check('16px Nunito', text),
    isApplied: width('') === width('Nunito, monospace') && width('') !== width('monospace'),
  };
}"""


@pytest.mark.parametrize(("lang", "text"), [("en", "Pizza, friends & quality"), ("ru", "Добрый вечер, щука")])
def test_the_start_page(lang: str, text: str, site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(*SIZES[0], lang=lang), site.address, "Berta")
    person.go("/")
    person.wait_for("start", "the start page is shown")
    person.page.reload()  # the font is optional: where it comes late, the next page has it
    person.page.wait_for_function(f"() => ({EMBLEMS})().length >= {GAMES}")
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert min(person.page.evaluate(EMBLEMS)) >= 24
        nothing_scrolls_sideways(person)
        nothing_is_cut_off(person)
    for _ in range(LATE_FONTS):
        if person.page.evaluate(FONT, text)["isApplied"]:
            break
        person.page.reload()
        person.page.wait_for_function(f"() => ({EMBLEMS})().length >= {GAMES}")
    assert person.page.evaluate(FONT, text) == {"family": "Nunito", "isLoaded": True, "isApplied": True}


def test_nobody_needs_a_name_against_bots(site: VirtualSite, device: NewDevice) -> None:
    """Without a name one is "You" to oneself, and the player of the first seat to everybody else."""
    person, watcher = (Person(device(lang=lang), site.address, "") for lang in ("en", "de"))
    person.go("/")
    person.press("game-mamma-mia")
    person.press("play-bots")
    person.wait_for("table", "a game against bots begins at once")
    assert "You" in person.text("seat-0")
    watcher.go(person.page.url)
    watcher.wait_for("spectating", "anybody with the link may watch")
    assert "Spieler 1" in watcher.text("seat-0")
    person.go("/")
    person.wait_for("headline", "the start page tells of the table")
    company = person.text("your-table")
    assert "Pina" in company
    assert ":1" not in company


EARLY_PRESS = """control => new MutationObserver((_, observer) => {
  const button = document.querySelector(control);
  if (!button) return;
  observer.disconnect();
  button.click();
  window.pressedMs = performance.now();
}).observe(document, { childList: true, subtree: true })"""
"""Press a control the moment that it appears, and note the time."""

FILES_BEFORE = """() => performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime < pressedMs)
  .map(({ name, startTime, responseEnd, encodedBodySize }) => [name, startTime, responseEnd, encodedBodySize])"""

MAX_EARLY_BYTES = 90_000


@pytest.mark.parametrize(("lang", "fonts"), [("en", {"nunito-latin"}), ("ru", {"nunito-latin", "nunito-cyrillic"})])
def test_the_start_page_is_usable_as_soon_as_it_appears(
    lang: str, fonts: set[str], server: ServerProcess, device: NewDevice
) -> None:
    """One script, its texts in one language, one style sheet and the font come before; all are requested at once, and
    the rest of the page after the first press is answered. Real: only a network has sizes and times of files."""
    person = Person(device(lang=lang), server.address, "Berta")
    person.page.add_init_script(f"({EARLY_PRESS})('[data-test=game-solo]')")
    person.go("/")
    person.wait_for("chosen", "the press was answered")
    assert person.page.get_attribute("[data-test=game-solo]", "aria-expanded") == "true"
    person.wait_for("all-rules", "the foot of the page follows")
    files = {name.rsplit("/", 1)[1]: rest for name, *rest in person.page.evaluate(FILES_BEFORE)}
    without_hash = {re.sub(r"-.{8}(\.\w+)$", r"\1", name): name for name in files}
    wanted = {"first.js", "first.css", "constants.js", f"start-{lang}.js", *(f"{font}.woff2" for font in fonts)}
    assert {*without_hash} - {"icon.svg", "manifest.webmanifest"} == wanted
    _, script_end, _ = files[without_hash["first.js"]]
    started = [files[without_hash[name]][0] for name in wanted]
    assert all(start < script_end for start in started), "one file asks for another"
    assert sum(size for *_, size in files.values()) <= MAX_EARLY_BYTES
