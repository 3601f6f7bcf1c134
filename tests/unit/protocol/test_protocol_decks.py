"""The decks that the page deals from are the decks of the games.

    FORNO_GOLDEN=renew ./forno test tests/unit/protocol/test_protocol_decks.py

writes the file anew.
"""

from __future__ import annotations

import json

import pytest

from forno.core.chance import seeded
from forno.core.game import Game
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.solo import SOLO
from forno.server.protocol_docs.decks import decks
from harness import CHECKOUT
from harness.golden import compare

FILE = CHECKOUT / "web/src/fairness/decks.json"
SAID = json.loads(decks())


def test_the_file_says_what_the_decks_are() -> None:
    compare(FILE, decks().decode())


@pytest.mark.parametrize("game", [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS], ids=lambda game: str(game.name))
def test_a_pizza_deal_is_made_of_these_cards(game: Game) -> None:
    pizza, deck = SAID["pizza"], SAID["pizza"]["games"][game.name]
    for players in range(game.least, game.most + 1):
        named = dict(zip(pizza["cards"], deck["counts"][str(players)], strict=False)) | {pizza["chef"]: deck["chef"]}
        for seat, colour in enumerate([*deck["decks"]][:players], start=1):
            named |= {f"{order} of {seat}": 1 for order in deck["decks"][colour]}
        assert +game.cards(game.deal(players, seeded(1))) == {name: count for name, count in named.items() if count}


def test_a_deal_of_solo_is_made_of_these_cards() -> None:
    solo = SAID["solo"]
    assert SOLO.cards(SOLO.deal(2, seeded(1))) == dict(zip(solo["cards"], solo["counts"], strict=True))
    assert solo["players"] == [SOLO.least, SOLO.most]
