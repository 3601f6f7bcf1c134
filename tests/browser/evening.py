"""A game that is over, soon: people begin it, get up so that bots play on, and come back to see how it ended."""

from __future__ import annotations

from tests.browser.person import Person, play_to_the_end


def finish(*people: Person) -> None:
    """From the middle of a game to its end screen."""
    for person in people:
        person.press("menu")
        person.press("leave")
        person.press("sure")
        person.wait_for("start", "who got up is at the start page")
    people[0].page.wait_for_timeout(1500)
    for person in people:
        person.touch(person.wait_for("your-table", "the seat is still theirs").locator("a"))
        person.wait_for("table", "who comes back sees the table")
    play_to_the_end(*people)
