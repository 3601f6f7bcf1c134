"""What others write is text and nothing else, and the page speaks with nobody but its own server."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Dialog, expect

from harness.browser.fixtures import NewDevice
from harness.browser.person import Person, finish, sit_together
from harness.browser.virtual_site import VirtualSite
from harness.servers import ServerProcess

SCRIPT = "<img src=x onerror=alert(1)>"
NAME = "<svg onload=alert(1)>"
TRICK = "\u202eevil\u202c zero\u200bwidth"
WATCH = """
window.broken = [];
addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective + ' ' + event.blockedURI));
"""


def test_what_others_write_is_shown_as_text(site: VirtualSite, device: NewDevice) -> None:
    host = Person(device(), site.address, NAME)
    guest = Person(device(), site.address, "Carlo")
    popped: list[str] = []

    def pop(dialog: Dialog) -> None:
        popped.append(dialog.message)
        dialog.dismiss()

    for person in (host, guest):
        person.page.on("dialog", pop)
    sit_together(host, guest, "mamma-mia", 2)
    for said in (SCRIPT, TRICK):
        guest.write("chat-text", said)
        guest.press("send-chat")
    host.wait_for("chat-bubble", "what is said floats over the table")
    host.start()
    guest.wait_for("pizza-table", "the guest is dealt cards too")
    for person in (host, guest):
        person.open_chat()
        expect(person.page.get_by_text(SCRIPT, exact=False).first, "the words are there, as words").to_be_attached()
        expect(person.page.get_by_text(NAME, exact=False).first, "the name is there, as a name").to_be_attached()
        assert person.page.locator("img[src='x'], svg[onload], [onerror]").count() == 0
    assert popped == []


def test_tricks_with_letters_do_not_reach_the_others(site: VirtualSite, device: NewDevice) -> None:
    """Signs that turn the direction or cannot be seen are refused or taken away: nobody can look like another."""
    host = Person(device(), site.address, "Berta")
    guest = Person(device(), site.address, "Ber\u200bta")
    link = host.open_for_friends("mamma-mia", 2)
    guest.go(link)
    guest.write("join-name", guest.name)
    guest.press("take-seat")
    guest.let_pass(1)
    names = [name.strip() for name in host.page.locator("[data-test=seat-name]").all_inner_texts()]
    assert len(names) == len(set(names))
    assert not any(sign in "".join(names) for sign in "\u200b\u202e")


def test_nothing_leaves_the_server(server: ServerProcess, device: NewDevice) -> None:
    """Real: only a network shows what is asked of others."""
    used = device()
    asked = listen(used, server.address)
    used.add_init_script(WATCH)
    person = Person(used, server.address, "Berta")
    for path in ("/", "/rules/solo", "/learn/grande", "/cards", "/t/aaaaaaaaaaaaaaaa"):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        obeys(person)
    person.play_bots("mamma-mia", 2)
    finish(person)
    person.wait_for("plot", "the evening is drawn")
    person.press("check")
    person.wait_for("fairness-summary", "the deal is checked")
    person.press("replay-link")
    person.wait_for("replay", "the replay opens")
    obeys(person)
    assert asked == []


def listen(used: BrowserContext, address: str) -> list[str]:
    """All that is asked of anybody else."""
    asked: list[str] = []
    ours = (address, address.replace("http", "ws"), "data:", f"blob:{address}")
    used.on("request", lambda request: None if request.url.startswith(ours) else asked.append(request.url))
    used.on(
        "page",
        lambda page: page.on("websocket", lambda line: None if line.url.startswith(ours) else asked.append(line.url)),
    )
    return asked


def obeys(person: Person) -> None:
    assert person.page.evaluate("window.broken") == [], "the page breaks its own Content-Security-Policy"
