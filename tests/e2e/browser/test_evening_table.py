"""The people at one table: votes, nudges, requests, hand-over, the queue, a stand-in; axe-core on the way."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from harness.browser import layout
from harness.browser.accessibility import Examined
from harness.browser.checks import TARGET_PX, nothing_is_cut_off, nothing_scrolls_sideways
from harness.browser.fixtures import NewDevice, NewSite
from harness.browser.person import PAGE_TIMEOUT_S, Person
from harness.browser.virtual_site import VirtualSite

GRACE_MS = 3000
"""Milliseconds without a connection after which somebody is away on this server."""
NUDGE_S = 90
"""Seconds in which a nudge is offered, also on a busy machine: the page waits for 30."""

pytestmark = pytest.mark.timeout(600)


@pytest.fixture
def busy_site(new_site: NewSite) -> VirtualSite:
    """A site that soon takes people for absent, and on which tables may have webhooks."""
    return new_site(grace=GRACE_MS, outbound_hosts=("hooks.example",))


@pytest.fixture
def people(busy_site: VirtualSite, device: NewDevice) -> tuple[Person, ...]:
    """Anna, who is the host, Bob and Carl at a table of four, and Dora and Eve, who come late."""
    sizes = ((1280, 800), layout.PHONE, (360, 640), layout.PHONE, layout.PHONE)
    names = ("Anna", "Bob", "Carl", "Dora", "Eve")
    return tuple(
        Person(device(*size, color_scheme="light"), busy_site.address, name)
        for size, name in zip(sizes, names, strict=True)
    )


@pytest.mark.long
def test_people_come_and_go_and_vote(people: tuple[Person, ...]) -> None:
    anna, bob, carl, dora, eve = people
    seen = Examined()
    link = anna.open_for_friends("mamma-mia", 4)
    bob.sit_at(link)
    carl.sit_at(link)
    anna.start()
    for person in (bob, carl):
        person.wait_for("table", "the game begins for everybody")

    a_late_friend_waits_and_thinks_again(dora, link, seen)
    a_request_is_declined(dora, anna, seen)
    a_vote_fails(proposer=bob, others=(anna, carl), seen=seen)
    a_friend_is_offered_the_seat(anna, dora, seen)
    awaited, others = on_turn(anna, bob, carl)
    is_nudged(awaited, others[0])

    somebody_is_removed(carl, by=anna, with_the_vote_of=bob)
    hands_over(bob, dora)
    changes_name(dora, "Dorothea", seen_by=anna)
    anna.page.close()
    a_stand_in_lets_a_friend_in(eve, link, dora)
    a_vote_ends_the_game(dora, eve)
    seen.look(dora, "results of a game that ended early")

    anna.page = anna.device.new_page()
    anna.go(link)
    anna.press("rematch")
    anna.wait_for("lobby", "the host is in the lobby of the next game")
    seen.look(anna, "lobby of the next game")
    looks_at_past_games(anna, seen)
    looks_at_dialogs(anna, seen)
    reads_on_after_a_reload(bob)
    seen.look(bob, "results with readiness")
    anna.go("/")
    anna.wait_for("your-table", "the table is in the list of one's own")
    seen.look(anna, "own tables")
    assert seen.found == {}


# --- coming late


def a_late_friend_waits_and_thinks_again(friend: Person, link: str, seen: Examined) -> None:
    """Join the queue, leave it, and join again."""
    friend.go(link)
    assert "middle of a game" in friend.text("guest-text")
    fits(friend)
    seen.look(friend, "bar of a late friend")
    joins_queue(friend, seen)
    friend.press("menu")
    friend.press("leave-queue")
    friend.press("sure")
    friend.wait_for("guest-join", "whoever left the queue may join again")
    joins_queue(friend)


def joins_queue(friend: Person, seen: Examined | None = None) -> None:
    friend.press("guest-join")
    friend.write("join-name", friend.name)
    if seen:
        seen.look(friend, "name and face of a late friend")
    friend.press("guest-enter")
    friend.wait_gone("guest-join", "the friend is in the queue")


def asks_for_a_seat(friend: Person) -> None:
    friend.press("guest-take-over")
    if friend.see("join-name").count():
        friend.write("join-name", friend.name)
        friend.press("guest-enter")
    friend.press("take-over-seat")
    friend.wait_for("guest-cancel", "the request is open")


def a_request_is_declined(friend: Person, host: Person, seen: Examined) -> None:
    asks_for_a_seat(friend)
    host.wait_for("request", "the host is asked")
    seen.look(host, "request for a seat")
    host.press("request-no")
    host.wait_gone("request", "the host has answered")
    expect(friend.see("guest-text")).to_contain_text("can’t take over")


def a_stand_in_lets_a_friend_in(friend: Person, link: str, stand_in: Person) -> None:
    """While the host is away, somebody else with a seat answers."""
    friend.go(link)
    assert stand_in.site
    stand_in.site.let_pass(2 * GRACE_MS / 1000)
    asks_for_a_seat(friend)
    stand_in.wait_for("request", "the stand-in is asked")
    fits(stand_in)
    stand_in.press("request-yes")
    friend.wait_gone("guest", "who plays does not watch")


# --- leaving


def a_friend_is_offered_the_seat(player: Person, friend: Person, seen: Examined) -> None:
    player.press("menu")
    player.press("leave")
    expect(player.wait_for("hand-over", "a friend could play on")).to_contain_text(friend.name)
    seen.look(player, "hand-over")
    player.press("close")


def hands_over(player: Person, friend: Person) -> None:
    player.press("menu")
    player.press("leave")
    player.press("hand-over")
    player.wait_for("guest", "whoever handed over watches")
    friend.wait_gone("guest", "the friend plays")
    friend.page.locator("[data-hand-card]").first.wait_for()


def changes_name(person: Person, name: str, seen_by: Person) -> None:
    """Change the name while a game runs."""
    person.press("menu")
    person.press("open-profile")
    person.write("profile-name", name)
    person.press("profile-save")
    person.wait_gone("profile", "the name is kept")
    expect(seen_by.page.get_by_text(name).first).to_be_visible()
    person.name = name


# --- votes and nudges


def a_vote_fails(proposer: Person, others: tuple[Person, Person], seen: Examined) -> None:
    proposer.press("menu")
    proposer.press("propose-end")
    proposer.press("sure")
    proposer.wait_for("vote-withdraw", "the proposer may withdraw")
    for other in others:
        assert proposer.name in other.text("vote")
        fits(other)
    seen.look(others[0], "vote")
    for other in others:
        other.press("vote-no")
    for person in (proposer, *others):
        person.wait_gone("vote", "the vote is over")
        assert person.sees("table")


def somebody_is_removed(person: Person, by: Person, with_the_vote_of: Person) -> None:
    by.press("menu")
    by.press("open-players")
    row = by.page.locator("[data-test=players] li").filter(has_text=person.name)
    by.touch(row.locator("[data-test=propose-removal]"))
    assert person.name in with_the_vote_of.text("vote")
    with_the_vote_of.press("vote-yes")
    person.wait_for("unseated", "whoever was removed is told so")
    fits(person)


def a_vote_ends_the_game(proposer: Person, other: Person) -> None:
    proposer.press("menu")
    proposer.press("propose-end")
    proposer.press("sure")
    other.press("vote-yes")
    for person in (proposer, other):
        person.wait_for("over", "the game ends early")
        expect(person.see("over")).to_contain_text("early")


def on_turn(*people: Person) -> tuple[Person, list[Person]]:
    """The person whom the others wait for, and the others."""
    end = time.monotonic() + PAGE_TIMEOUT_S
    while time.monotonic() < end:
        for person in people:
            if person.text("turn") == "Your turn":
                return person, [other for other in people if other is not person]
        people[0].pause()
    raise AssertionError("it is nobody's turn")


def is_nudged(awaited: Person, by: Person) -> None:
    """The nudge is offered after half a minute, and heard by whoever has to answer."""
    by.wait_for("nudge", "the wait is long enough", seconds=NUDGE_S)
    by.press("nudge")
    expect(awaited.page.locator("[aria-live]").filter(has_text=f"{by.name} nudges you")).not_to_have_count(0)
    by.wait_gone("nudge", "one nudge for a decision")


# --- between two games


def looks_at_past_games(host: Person, seen: Examined) -> None:
    """Look at a past game, with its links open."""
    host.press("past-game")
    host.wait_for("check", "the past game has its links")
    fits(host)
    seen.look(host, "past games")


def looks_at_dialogs(host: Person, seen: Examined) -> None:
    host.press("change-game")
    seen.look(host, "change of the game")
    host.press("close")
    host.press("menu")
    host.press("open-profile")
    seen.look(host, "name and face")
    host.press("close")
    host.press("menu")
    host.press("open-webhook")
    host.wait_for("close", "the dialog of the webhook opens")
    seen.look(host, "webhook")
    host.press("close")


def reads_on_after_a_reload(reader: Person) -> None:
    reader.wait_for("next-game", "the reader is told of the next game")
    reader.page.reload()
    reader.wait_for("next-game", "after a reload the results are still there")
    assert reader.sees("over")
    assert not reader.sees("lobby")
    fits(reader)


def fits(person: Person) -> None:
    """Nothing is cut off, and a finger hits the buttons of the bars."""
    nothing_scrolls_sideways(person)
    nothing_is_cut_off(person)
    for button in person.page.locator(":is([data-test=guest], [data-test=vote], [data-test=request]) button").all():
        box = button.bounding_box()
        assert box, button
        assert min(box["width"], box["height"]) >= TARGET_PX, f"{button.inner_text()} is {box}"
