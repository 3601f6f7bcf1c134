"""The page speaks the reader's language, and so does every no."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import say
from harness.browser.fixtures import NewDevice, at_night
from harness.browser.person import Person, play_until
from harness.browser.virtual_site import VirtualSite

ALPHABET = {"ru": "[а-яё]"}
LONG_ORDER = "Normale aux champignons"
LONG_HINTS = [
    say(lang, name, order=LONG_ORDER, worlds=600, worse=310, better=120) or ""
    for name in ("hint-pizza-lay", "hint-search-order")
    for lang in LANGUAGES
]
IS_WHOLE = """(one) => {
  const { top, bottom } = one.getBoundingClientRect();
  for (let around = one; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (top < box.top - 1 || bottom > box.bottom + 1) return false;
  }
  return true;
}"""
"""Say whether nothing that scrolls or clips hides a part of the text."""


@pytest.mark.parametrize("lang", ["de", "ru", *at_night(*(lang for lang in LANGUAGES if lang not in ("de", "ru")))])
def test_the_page_follows_the_browser(lang: str, site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(lang=lang), site.address, "Lina")
    person.go("/")
    speaks(person, lang)
    person.play_bots("mamma-mia", 2)
    while not person.sees("do-nothing-yet"):
        person.take_step()
        person.pause()
    person.press("do-nothing-yet")
    refused = person.wait_for("refused", "what is missing is said")
    rule = refused.get_attribute("data-rule") or ""
    assert refused.locator("span").inner_text() == in_words(rule, lang)


@pytest.mark.parametrize("lang", ["de", "ru"])
def test_a_hint_is_read_whole(lang: str, site: VirtualSite, device: NewDevice) -> None:
    """With an order selected a button takes the usual place of hints, and long ones were cut off on a phone."""
    person = Person(device(390, 844, lang=lang), site.address, "Lina")
    person.play_bots("plus", 4)
    play_until(lambda: is_asked_for_an_order(person), person)
    person.press("hint")
    hint = person.wait_for("hint-text", "the hint is shown")
    for text in (hint.inner_text(), *LONG_HINTS):
        hint.evaluate("(one, text) => { one.textContent = text; }", text)
        assert hint.evaluate(IS_WHOLE), f"cut off: {text}"


def is_asked_for_an_order(person: Person) -> bool:
    """Say whether an order is selected, so that a button lies in the place of the hint."""
    asked = person.page.locator("[data-question=lay-order]")
    if not asked.count():
        return False
    person.touch(person.page.locator("[data-hand-card][data-test^=order-]").first)
    return person.sees("do")


def test_an_unknown_language_gets_english(site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(lang="pt-BR"), site.address, "Lina")
    person.go("/")
    speaks(person, "en")


def test_the_language_can_be_changed_and_is_kept(site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(lang="en"), site.address, "Lina")
    person.go("/")
    for lang in (*reversed(LANGUAGES), "ru"):
        person.touch(person.page.locator(f'[data-test="language-{lang}"]').first)
        speaks(person, lang)
    person.page.reload()
    speaks(person, "ru")
    person.press("game-solo")
    person.write("name", person.name)
    person.press("play-friends")
    person.wait_for("lobby", "the table opens")
    assert re.search(ALPHABET["ru"], person.text("start"))


def speaks(person: Person, lang: str) -> None:
    expect(person.page.locator("html"), "the document says its language").to_have_attribute("lang", lang)
    expect(person.see("settings")).to_have_text(say(lang, "home-settings") or "")


def in_words(rule: str, lang: str) -> str:
    """What the rulebook says in a refusal by this rule."""
    from forno.core.errors import Refused
    from forno.rulebook import refusal

    return refusal(Refused(rule), lang)
