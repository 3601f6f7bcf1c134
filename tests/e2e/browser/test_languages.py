"""The page speaks the reader's language, and so does every no."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import say
from harness.browser.fixtures import NewDevice
from harness.browser.person import Person
from harness.servers import ServerProcess

ALPHABET = {"ru": "[а-яё]"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_follows_the_browser(lang: str, server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(lang=lang), server.address, "Lina")
    person.go("/")
    speaks(person, lang)
    person.play_bots("mamma-mia", 2)
    while not person.sees("do-nothing-yet"):
        person.take_step()
        person.page.wait_for_timeout(20)
    person.press("do-nothing-yet")
    refused = person.wait_for("refused", "what is missing is said")
    rule = refused.get_attribute("data-rule") or ""
    assert refused.locator("span").inner_text() == in_words(rule, lang)


def test_an_unknown_language_gets_english(server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(lang="pt-BR"), server.address, "Lina")
    person.go("/")
    speaks(person, "en")


def test_the_language_can_be_changed_and_is_kept(server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(lang="en"), server.address, "Lina")
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
