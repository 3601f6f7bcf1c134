"""The look of the start page: an emblem for each game, nothing beside the screen, and the font that is shipped."""

from __future__ import annotations

import pytest

from harness.browser.checks import nothing_is_cut_off, nothing_scrolls_sideways
from harness.browser.fixtures import NewDevice
from harness.browser.person import Person
from harness.servers import ServerProcess

GAMES = 5
SIZES = ((390, 844), (1440, 900))

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
def test_the_start_page(lang: str, text: str, server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(*SIZES[0], lang=lang), server.address, "Berta")
    person.go("/")
    person.wait_for("start", "the start page is shown")
    person.page.reload()  # the font is optional: where it comes late, the next page has it
    person.page.wait_for_function(f"() => ({EMBLEMS})().length >= {GAMES}")
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert min(person.page.evaluate(EMBLEMS)) >= 24
        nothing_scrolls_sideways(person)
        nothing_is_cut_off(person)
    assert person.page.evaluate(FONT, text) == {"family": "Nunito", "isLoaded": True, "isApplied": True}


def test_nobody_needs_a_name_against_bots(server: ServerProcess, device: NewDevice) -> None:
    """Without a name one is "You" to oneself, and the player of the first seat to everybody else."""
    person, watcher = (Person(device(lang=lang), server.address, "") for lang in ("en", "de"))
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
