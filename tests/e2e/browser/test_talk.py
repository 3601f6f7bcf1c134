"""Faces, names, reactions and chat, as several people at one table see them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from harness.browser.checks import a_finger_hits_everything
from harness.browser.fixtures import PHONE, NewDevice
from harness.browser.person import Person, sit_together
from harness.browser.virtual_site import VirtualSite
from harness.counts import FULL

WIDE: dict[str, Any] = {"width": 1440, "height": 900}


@pytest.mark.parametrize("size", [PHONE, WIDE] if FULL else [PHONE])
def test_chat_and_reactions_come_from_the_speakers_seat(
    size: dict[str, Any], site: VirtualSite, device: NewDevice
) -> None:
    host, guest = Person(device(**size), site.address, "Anna"), Person(device(), site.address, "Bob")
    sit_together(host, guest, "mamma-mia", 4)
    host.start()
    guest.wait_for("table", "the guest is dealt cards too")
    guest.open_chat()
    for person in (host, guest):
        person.page.evaluate(WATCH)
    guest.write("chat-text", "Is anybody hungry?")
    guest.press("send-chat")
    host.page.wait_for_function("() => window.hasFreeBubble")
    guest.see("quick-talk").first.click()
    guest.press("react-clap")
    for person in (host, guest):  # one's own applause rises, too
        person.page.wait_for_function("() => window.reactions.length")
        assert person.page.evaluate("window.reactions") == ["1"]
    host.open_chat()
    expect(host.see("chat-log")).to_contain_text("Is anybody hungry?")
    a_finger_hits_everything(host)
    host.press("tab-log")
    expect(host.see("log")).not_to_contain_text("Is anybody hungry?")


WATCH = """() => {
  window.reactions = [];
  window.hasFreeBubble = false;
  const known = new Set();
  const look = () => {
    window.hasFreeBubble ||= coversNobody();
    for (const one of document.querySelectorAll('[data-test=reaction]')) {
      if (!known.has(one)) window.reactions.push(one.dataset.seat);
      known.add(one);
    }
  };
  const coversNobody = () => {
    const bubble = document.querySelector('[data-test=chat-bubble]')?.getBoundingClientRect();
    const covers = (seat) => {
      const box = seat.getBoundingClientRect();
      return box.left < bubble.right && bubble.left < box.right && box.top < bubble.bottom && bubble.top < box.bottom;
    };
    return Boolean(bubble?.width) && ![...document.querySelectorAll('[data-place^=seat-]')].some(covers);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  setInterval(look, 100);
}"""
"""Note what is shown for a few seconds only: a bubble that covers nobody, and the seats of reactions."""


def test_a_face_that_is_picked_is_seen_by_the_others_and_kept(site: VirtualSite, device: NewDevice) -> None:
    host, guest = Person(device(), site.address, "Anna"), Person(device(**PHONE), site.address, "Bob")
    link = host.open_for_friends("solo", 3)
    guest.go(link)
    guest.press("take-seat")
    guest.wait_for("join-name-problem", "nobody sits down without a name")
    guest.write("join-name", "Bob the very long and unending")
    guest.press("take-seat")
    guest.wait_for("refused", "the server says which names are accepted")
    assert "24" in guest.text("refused")
    guest.write("join-name", "Bob")
    guest.press("face-octopus")
    a_finger_hits_everything(guest)
    guest.press("take-seat")
    guest.wait_for("lobby", "the guest sits down")
    faces = host.page.locator("[data-test=seat] [data-face]")
    expect(faces.nth(1)).to_have_attribute("data-face", "octopus")
    guest.press("pick-face")
    guest.press("face-pig")
    guest.press("profile-save")
    expect(faces.nth(1)).to_have_attribute("data-face", "pig")
    guest.page.reload()
    guest.wait_for("lobby", "the seat is still theirs")
    expect(guest.page.locator("[data-test=pick-face] [data-face]")).to_have_attribute("data-face", "pig")


def test_who_plays_bots_needs_no_name(site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(lang="de"), site.address, "Anna")
    person.go("/")
    person.press("game-mamma-mia")
    person.press("play-friends")
    person.wait_for("name-problem", "friends must know who opens the table")
    person.press("play-bots")
    person.wait_for("table", "a game against bots begins at once")
    person.press("menu")
    person.press("open-players")
    expect(person.page.locator("dialog [data-test=players]")).to_contain_text("Du")
