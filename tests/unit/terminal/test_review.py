"""The review of a seat in the terminal: how precise it is, and luck and choices only where they can be told apart."""

from __future__ import annotations

import pytest

from forno.client import Client
from forno.client.client import Seat
from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import say
from forno.terminal.live_table import LiveTable
from forno.terminal.model import Json, Preferences
from forno.terminal.screens.review import ReviewDialog


def words(lang: str, message: str, **values: object) -> str:
    return say(lang, f"after-review-{message}", **values) or message


def shown(lang: str, *, interval: float | None, precise: bool) -> str:
    """Return the text of a review without decisions."""
    figures = {"share": 0.5, "deal": 0.1, "luck": 0.2, "skill": 0.2, "result": 1.0}
    review: Json = {
        "seat": 0,
        "total": 0,
        "decisions": [],
        "figures": {**figures, "interval": interval, "precise": precise},
    }
    preferences = Preferences(lang=lang)
    table = LiveTable(Seat(Client("http://cards.example"), "room"), preferences)
    return ReviewDialog(table, 1, 0, preferences).text(review).plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_rough_a_review_says_so_and_shows_no_interval(lang: str) -> None:
    text = shown(lang, interval=None, precise=False)
    assert words(lang, "rough") in text
    assert "±" not in text
    lines = text.partition("\n\n")[0].splitlines()
    names = [words(lang, name) for name in ("share", "deal", "both", "result")]
    assert [line.rpartition(" ")[0].rstrip() for line in lines] == names


def test_an_imprecise_review_says_how_imprecise_it_is() -> None:
    text = shown("en", interval=0.17, precise=False)
    assert words("en", "imprecise", interval=17) in text
    assert words("en", "rough") not in text


def test_a_precise_review_tells_luck_from_choices() -> None:
    text = shown("en", interval=0.04, precise=True)
    assert all(words("en", name) in text for name in ("luck", "skill"))
    assert "+20  ± 4" in text
    assert words("en", "rough") not in text
