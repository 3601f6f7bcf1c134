"""Markup in every text that people can fill is text on every screen that shows it; a page that forgets it is caught."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, Route

from harness.browser.checks import nothing_scrolls_sideways
from harness.browser.fixtures import PHONE, NewDevice, at_night
from harness.browser.person import Person, beside
from harness.browser.virtual_site import VirtualSite
from tests.e2e.browser.hostile_markup import (
    CHAT_PAYLOADS,
    NAME_PAYLOADS,
    PATH_PAYLOADS,
    InjectedTable,
    accepted_invisible_texts,
    open_injected_tables,
    send_chat_payloads,
)
from tests.e2e.browser.test_safety import listen

EVIL = (
    "x-evil, iframe, object, embed, base, meta[http-equiv=refresh], script:not([src]), [onerror], [onload], "
    "img[src=x], form[action], [href^='javascript:'], [href*='evil.example'], [src*='evil.example'], font[color]"
)
WATCH = """
window.evil = [];
const note = (one) => one.matches?.(EVIL) && evil.push(one.outerHTML.slice(0, 120));
const BUBBLE = '[data-test=chat-bubble]';
const look = (one) => {
  note(one);
  one.querySelectorAll?.(EVIL).forEach(note);
  window.hasBubbled ||= Boolean(one.matches?.(BUBBLE) || one.querySelector?.(BUBBLE));
};
new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(look)))
  .observe(document, { subtree: true, childList: true });
addEventListener('securitypolicyviolation', (event) => evil.push(event.violatedDirective + ' ' + event.blockedURI));
""".replace("EVIL", repr(EVIL))
"""Whatever was made of somebody's words, if only for a moment."""

SCREENS = {"lobby": "lobby", "playing": "table", "over": "end"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VirtualSite]:
    """One site for all tests: to play the games takes longer than to look at them."""
    opened = VirtualSite(tmp_path_factory.mktemp("site"))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def tables(site: VirtualSite) -> dict[str, dict[str, InjectedTable]]:
    """Every name at one table or another."""
    return {
        "mamma-mia": site.call(open_injected_tables(site.address, "mamma-mia", NAME_PAYLOADS[:5])),
        "solo": site.call(open_injected_tables(site.address, "solo", NAME_PAYLOADS[5:])),
    }


class Watched:
    """A device whose owner looks at strange tables, and all that went wrong meanwhile."""

    def __init__(self, device: BrowserContext, address: str) -> None:
        device.add_init_script(WATCH)
        self.asked = listen(device, address)
        self.person = Person(device, address, "Nora")
        self.popped: list[str] = []
        self.person.page.on("dialog", self.pop)

    def pop(self, dialog: Dialog) -> None:
        self.popped.append(dialog.message)
        dialog.dismiss()

    def go(self, path: str) -> None:
        self.person.page.goto("about:blank")  # or only what stands behind the # would change
        self.person.go(path)

    def faults(self) -> list[str]:
        """What became of the words on this screen."""
        found: list[str] = self.person.page.evaluate("window.evil")
        return [*found, *self.asked, *self.popped]

    def sees_harm(self) -> None:
        """Until there is something to be seen."""
        self.person.page.wait_for_function("() => window.evil.length > 0")

    def is_unharmed(self, screen: str) -> None:
        assert self.faults() == [], screen
        nothing_scrolls_sideways(self.person)


@pytest.mark.parametrize("size", [PHONE, *at_night({})], ids=["phone", "wide"])
@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_no_screen_makes_anything_of_what_people_say(
    game: str,
    size: dict[str, Any],
    site: VirtualSite,
    device: NewDevice,
    tables: dict[str, dict[str, InjectedTable]],
) -> None:
    watched = Watched(device(**size), site.address)
    person, scene = watched.person, tables[game]
    host = Person(device(), site.address, "Otto")
    host.page.goto(f"{site.address}/t/{scene['lobby'].room}#key={scene['lobby'].key}")
    host.wait_for("lobby", "a table is listed while its host is there")
    watched.go("/")
    person.wait_for("public-tables", "the list shows who sits where")
    shows(person, scene["lobby"].names[:1])
    watched.is_unharmed("the list")
    host.page.close()
    watched.go(f"/t/{scene['lobby'].room}")
    shows(person, scene["lobby"].names)
    watched.is_unharmed("the door")
    for stage, screen in SCREENS.items():
        watched.go(f"/t/{scene[stage].room}#key={scene[stage].key}")
        if stage == "over":
            person.press("finale-skip")
        person.wait_for(screen, f"{stage} opens")
        shows(person, scene[stage].names[1:3])
        watched.is_unharmed(stage)
        hears(watched, scene[stage], stage)
    looks_back(watched)


def hears(watched: Watched, scene: InjectedTable, stage: str) -> None:
    """Chat messages, over the table and in the panel."""
    person = watched.person
    if stage == "over":
        return
    if stage == "playing":
        person.open_chat()
    beside(person.address, send_chat_payloads(person.address, scene))
    if stage == "playing":
        shows(person, CHAT_PAYLOADS)
    else:
        person.page.wait_for_function("() => window.hasBubbled")  # for some seconds, what is said floats over the table
    watched.is_unharmed(f"what was said in {stage}")


def looks_back(watched: Watched) -> None:
    """From the end of a game to the proof of its deal, and through the game once more."""
    person = watched.person
    person.press("check")
    person.wait_for("fairness-summary", "the deal is checked")
    watched.is_unharmed("the proof")
    person.press("replay-link")
    person.wait_for("replay", "the replay opens")
    watched.is_unharmed("the replay")


def shows(person: Person, names: tuple[str, ...]) -> None:
    """As they were typed, letter by letter."""
    for name in names:
        person.page.get_by_text(name, exact=False).first.wait_for(state="attached")


def test_no_button_moves_under_the_finger_when_the_story_comes(
    site: VirtualSite, device: NewDevice, tables: dict[str, dict[str, InjectedTable]]
) -> None:
    person, scene = Person(device(**PHONE), site.address, "Nora"), tables["mamma-mia"]["over"]
    held: list[Route] = []
    person.page.route(re.compile("/replay/"), lambda route: held.append(route))
    person.go(f"/t/{scene.room}#key={scene.key}")
    person.press("finale-skip")
    before = person.wait_for("check", "the game is over").bounding_box()
    while not held:
        person.pause()
    held[0].fallback()
    person.wait_for("plot", "the evening is drawn")
    assert person.see("check").bounding_box() == before


def test_no_address_makes_anything_of_what_stands_in_it(
    site: VirtualSite, device: NewDevice, tables: dict[str, dict[str, InjectedTable]]
) -> None:
    watched = Watched(device(**PHONE), site.address)
    for path in PATH_PAYLOADS:
        watched.go(path.replace("{room}", tables["solo"]["over"].room))
        watched.person.page.locator("[data-test]").first.wait_for()
        watched.is_unharmed(path)


def test_what_cannot_be_seen_is_refused(site: VirtualSite) -> None:
    assert site.call(accepted_invisible_texts(site.address)) == []


# --- pages that forget it


def careless(site: VirtualSite, route: Route) -> None:
    """The page's own code, but where it sets a text it sets markup."""
    answer = site.answer_to(route.request)
    text = re.sub(
        r"(\w+)\.nodeValue=`\$\{(\w+)\}`",
        r"\1.parentElement?\1.parentElement.innerHTML=\2:\1.nodeValue=\2",
        answer.body.decode(),
    )
    route.fulfill(status=answer.status, headers=answer.headers, body=text)


def test_a_page_that_takes_words_for_markup_is_caught(
    site: VirtualSite, browser: Browser, tables: dict[str, dict[str, InjectedTable]]
) -> None:
    used = browser.new_context(service_workers="block")
    site.connect(used)
    used.route("**/assets/*.js", partial(careless, site))
    watched = Watched(used, site.address)
    scene = tables["mamma-mia"]["lobby"]
    watched.go(f"/t/{scene.room}#key={scene.key}")
    watched.sees_harm()
    assert any("onload" in fault or "onerror" in fault or "x-evil" in fault for fault in watched.faults())
    used.unroute_all(behavior="ignoreErrors")  # files that are read when the browser is idle
    used.close()


def test_a_script_that_runs_and_a_page_that_is_too_wide_are_noticed(site: VirtualSite, browser: Browser) -> None:
    used = browser.new_context(viewport={"width": 360, "height": 740})
    site.connect(used)
    watched = Watched(used, site.address)
    watched.go("/")
    watched.person.wait_for("start", "the start page is there")
    page: Page = watched.person.page
    page.evaluate("setTimeout(() => alert('ran'), 0)")
    page.evaluate("fetch('https://evil.example/').catch(() => 0)")
    watched.sees_harm()
    assert watched.popped == ["ran"]
    assert any("connect-src" in fault for fault in watched.faults())
    page.evaluate("document.body.append(Object.assign(document.createElement('pre'), { textContent: 'W'.repeat(99) }))")
    with pytest.raises(AssertionError, match="scrolls sideways"):
        nothing_scrolls_sideways(watched.person)
    used.close()
