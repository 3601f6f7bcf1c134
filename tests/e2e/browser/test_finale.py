"""The end of a game: the finale lays out what everybody has, then the results say what counts and what comes next."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from harness.browser import playing
from harness.browser.fixtures import PHONE, NewDevice
from harness.browser.person import Person, leave_to_bots
from harness.browser.virtual_site import VirtualSite
from harness.counts import FULL

DECIDED = """() => {
  const seen = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility());
  const counted = seen('[data-test=finale-row]').map((row) => row.querySelector('b').innerText);
  const hasConfetti = seen('[data-test=confetti]').length > 0;
  return seen('[data-test=finale][data-decided=true]').length && { counted, hasConfetti };
}"""
"""The finale at the moment of its decision: it goes by itself, however slow the reader is."""
BELOW_PX = """(names) => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
  const top = (name) => [...document.querySelectorAll(`[data-test=${name}]`)].find(isSeen).getBoundingClientRect().y;
  const [question, answer] = names.map(top);
  return answer - question;
}"""
FINISH_S = 180
"""Seconds in which a person who came back sees the end of the game."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"] if FULL else ["no-preference"])
def test_the_pizzas_are_counted_and_the_winner_is_celebrated(motion: str, site: VirtualSite, device: NewDevice) -> None:
    person = at_the_finale(Person(device(**PHONE, motion=motion), site.address, "Berta"))
    decided = person.page.wait_for_function(DECIDED).json_value()
    assert decided["hasConfetti"] == (motion == "no-preference")
    counted = [int(pizzas) for pizzas in decided["counted"]]
    person.wait_for("end", "the results follow by themselves")
    scores = [int(score) for score in person.page.locator("[data-test=score]").all_inner_texts()]
    assert sorted(counted, reverse=True) == scores
    assert "tie-break" in person.see("end").locator("thead").inner_text()
    person.page.reload()
    person.wait_for("end", "who has seen the finale comes back to the results")
    assert not person.sees("finale")


def test_what_comes_next_is_answered_where_it_is_asked(site: VirtualSite, device: NewDevice) -> None:
    person = at_the_finale(Person(device(), site.address, "Berta"))
    person.page.keyboard.press("Escape")
    person.wait_for("end", "the finale can be skipped")
    for question, answer in (("check", "fairness-summary"), ("share-button", "link"), ("review-button", "review")):
        person.press(question)
        person.wait_for(answer, f"{question} is answered")
        assert 0 < person.page.evaluate(BELOW_PX, [question, answer]) < 260, (
            "the answer stands right below the question"
        )
        expect(person.see(question)).to_be_in_viewport()
        person.press(question)
    with person.page.expect_download() as saved:
        person.press("picture")
    assert saved.value.suggested_filename == "forno.png"


def test_a_shared_game_has_a_link_for_everybody(site: VirtualSite, device: NewDevice) -> None:
    person = at_the_finale(Person(device(), site.address, "Berta"))
    person.press("finale-skip")
    person.press("share-button")
    link = person.wait_for("link", "alone among bots, nobody else is asked").input_value()
    stranger = Person(device(), site.address, "Xenia")
    stranger.go(link)
    stranger.wait_for("open-hands", "a stranger sees the game")
    assert re.search(r"/game/1/open$", link)


def at_the_finale(person: Person) -> Person:
    """Begin a game and leave it to bots; come back to its finale."""
    person.play_bots("mamma-mia", 3)
    leave_to_bots(person)
    person.touch(person.wait_for("your-table", "the seat is still theirs").locator("a"))
    end = time.monotonic() + FINISH_S
    while "finale" not in (sight := person.look()).parts:
        if not playing.step(person, sight):
            person.pause()
        assert time.monotonic() < end, f"the game does not end: {sight.text[:500]!r}"
    return person
