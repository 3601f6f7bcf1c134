"""The page draws and explains the cards that the decks have."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from harness import CHECKOUT

DECKS = CHECKOUT / "src/forno/games/pizza/decks"
BOXES = ["mamma-mia", "sole-mio", "plus"]


SOLO_DECK = CHECKOUT / "src/forno/games/solo/deck.toml"


def written(name: str) -> dict[str, Any]:
    """Return the JSON between two comments of the page's source."""
    text = (CHECKOUT / "web/src/cards/order-needs.ts").read_text()
    found: dict[str, Any] = json.loads(text.split(f"// {name} begin")[1].split("};")[0] + "}")
    return found


def drawn() -> dict[str, dict[str, Any]]:
    return written("NEEDS")


def deck(name: str) -> dict[str, Any]:
    return tomllib.loads((DECKS / f"{name}.toml").read_text())


@pytest.mark.parametrize("box", BOXES)
def test_the_page_draws_what_the_deck_says(box: str) -> None:
    orders = {order["id"]: {key: value for key, value in order.items() if key != "id"} for order in deck(box)["orders"]}
    assert drawn()[box] == orders


def test_every_box_is_drawn() -> None:
    boxes = {path.stem for path in DECKS.glob("*.toml") if "orders" in deck(path.stem)}
    assert set(drawn()) == boxes == set(BOXES)
    assert deck("grande")["orders_of"] == ["mamma-mia", "sole-mio"]


def test_the_page_counts_kinds_as_the_decks_do() -> None:
    """Six kinds in Plus, five elsewhere: shrimp is the last and only there."""
    for path in DECKS.glob("*.toml"):
        kinds = deck(path.stem)["kinds"]
        assert ("shrimp" in kinds) == (path.stem == "plus")
        assert len(kinds) == (6 if path.stem == "plus" else 5)


def test_the_page_knows_the_points_of_solo_cards() -> None:
    deck = tomllib.loads(SOLO_DECK.read_text())
    assert written("POINTS") == {card["name"]: card["points"] for card in (*deck["coloured"], *deck["black"])}
