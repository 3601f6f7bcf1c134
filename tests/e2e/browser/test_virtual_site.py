"""Pages on virtual time: the server's own answers reach them, in their order, and time passes for both."""

from __future__ import annotations

from harness.browser.fixtures import NewDevice
from harness.browser.person import Person, play_until
from harness.browser.virtual_site import VirtualSite


def test_a_game_is_played(site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(), site.address, "Nora")
    person.play_bots("mamma-mia", 2)
    play_until(lambda: person.sees("do-nothing-yet"), person)
