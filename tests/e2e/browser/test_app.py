"""The page as an app: it can be installed, opens without a connection, and is never older than its server.

Real: a service worker, its cache, and a server that is gone.
"""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, expect

import forno
from forno.rulebook.bundles import say
from harness.browser.fixtures import NewDevice
from harness.browser.person import PAGE_TIMEOUT_S, Person
from harness.servers import ServerProcess

PICTURE = "async (address) => { const icon = new Image(); icon.src = address; await icon.decode(); return icon.width; }"
WORKERS = """async () => {
  const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return { active: active?.state, waiting: waiting?.state };
}"""
MARK = "document.documentElement.dataset.build = 'new';\n"


def test_the_manifest_makes_an_app(server: ServerProcess, device: NewDevice) -> None:
    used = device(worker=True)
    person = Person(used, server.address, "Nora")
    person.go("/")
    person.wait_for("start", "the start page is there")
    linked = person.page.locator("link[rel=manifest]").get_attribute("href")
    address = urljoin(person.page.url, linked)
    answer = used.request.get(address)
    assert answer.ok
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"] == manifest["short_name"] == "Forno"
    assert manifest["display"] == "standalone"
    purposes = set()
    for icon in manifest["icons"]:
        shown = urljoin(address, icon["src"])
        assert used.request.get(shown).headers["content-type"] == icon["type"]
        assert person.page.evaluate(PICTURE, shown) > 0, "the icon is a picture"
        purposes |= set(icon["purpose"].split())
    assert {"any", "maskable"} <= purposes

    browser = used.new_cdp_session(person.page)
    read = browser.send("Page.getAppManifest")
    assert read["url"] == address
    assert read["errors"] == [], "the browser finds nothing wrong with it"
    wrong = {error["errorId"] for error in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong <= {"in-incognito"}, "but for the test's window, which keeps nothing, it could be installed"

    person.go(urljoin(address, manifest["start_url"]))
    person.wait_for("games", "the app starts with the games")


def test_without_a_connection_the_page_opens_and_says_so(own_server: ServerProcess, device: NewDevice) -> None:
    used = device(worker=True)
    visit(used, own_server)
    own_server.kill()
    used.set_offline(True)
    person = Person(used, own_server.address, "Nora")
    person.go("/")
    assert person.text("trouble") == say("en", "home-offline")
    expect(person.page.locator("[data-test=games] li")).to_have_count(5)
    person.press("all-rules")
    person.wait_for("guide-section", "the rules can be read")
    person.go("/learn/solo")
    expect(person.page.get_by_text(say("en", "home-offline") or ""), "other addresses say it too").to_be_visible()
    person.go(f"/t/{'a' * 16}")
    person.wait_for("line-lost", "so does that of a table, which is tried again and again")
    person.go("/")
    person.wait_for("trouble", "the start page says it still")

    own_server.start()
    used.set_offline(False)
    person.wait_gone("trouble", "the page sees by itself that the connection is back")
    person.play_bots("mamma-mia", 2)


def test_without_its_server_the_page_opens_and_says_so(own_server: ServerProcess, device: NewDevice) -> None:
    used = device(worker=True)
    visit(used, own_server)
    own_server.kill()
    person = Person(used, own_server.address, "Nora")
    person.go("/")
    expect(person.see("trouble").locator("span")).to_have_text(say("en", "home-failed") or "")
    person.press("again")
    person.wait_for("trouble", "it is still so")
    own_server.start()
    person.press("again")
    person.wait_gone("trouble", "the server answers again")
    person.play_bots("mamma-mia", 2)


def test_a_new_build_reaches_a_returning_visitor(own_server: ServerProcess, device: NewDevice) -> None:
    """The worker keeps the document for bad times only: while the server answers, the document is the server's."""
    used = device(worker=True)
    visit(used, own_server)
    own_server.kill()
    build_anew(own_server.folder)
    own_server.start()

    person = Person(used, own_server.address, "Nora")
    person.go("/")
    assert person.page.evaluate("() => navigator.serviceWorker.controller !== null"), "the old worker answers"
    is_new(person)
    wait_for_worker(person, "waiting", "installed")
    person.page.close()

    own_server.kill()
    person = Person(used, own_server.address, "Nora")
    person.go("/")
    is_new(person)
    wait_for_worker(person, "active", "activated")
    assert person.page.evaluate("() => caches.keys()") == ["forno-new"], "nothing of the old build is left"


def visit(used: BrowserContext, server: ServerProcess) -> None:
    """Once, until the page is kept on the device."""
    person = Person(used, server.address, "Nora")
    person.go("/")
    person.wait_for("start", "the start page is there")
    wait_for_worker(person, "active", "activated")
    person.page.close()


def wait_for_worker(person: Person, which: str, state: str) -> None:
    end = time.monotonic() + PAGE_TIMEOUT_S
    while (workers := person.page.evaluate(WORKERS)).get(which) != state:
        assert time.monotonic() < end, f"no {which} worker is {state}: {workers}"
        person.page.wait_for_timeout(50)


def is_new(person: Person) -> None:
    person.wait_for("start", "the start page is there")
    expect(person.page.locator("html"), "the newest document, with its files").to_have_attribute("data-build", "new")


def build_anew(folder: Path) -> None:
    """The program as a later version of it, with another page, where the server of this folder finds it first."""
    package = folder / "forno"
    shutil.copytree(Path(forno.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "*.br", "*.gz"))
    page = package / "page"
    (page / "assets" / "new.js").write_text(MARK)
    document = (page / "index.html").read_text()
    script = '<script type="module" src="/assets/new.js"></script>'
    (page / "index.html").write_text(document.replace("</head>", f"{script}</head>"))
    worker = (page / "worker.js").read_text()
    worker, versions = re.subn(r'"[0-9a-f]{12}"', '"new"', worker)
    assert versions == 1
    (page / "worker.js").write_text(worker.replace('["/assets/', '["/assets/new.js","/assets/', 1))
