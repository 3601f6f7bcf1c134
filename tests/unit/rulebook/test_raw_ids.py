"""No id reaches a reader: refusals and texts speak of cards, orders, options and players by their names."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from forno.core.errors import Refused
from forno.core.match import Match
from forno.core.table import Table
from forno.rulebook import LANGUAGES, refusal
from harness.counts import count
from harness.parsed_texts import resource
from harness.raw_ids import ids, raw_ids
from tests.unit.property.tables import any_match, bent, random_moves

PLAYERS = ["Anna", "Bruno", "Carla", "Dino", "Elsa", "Fino", "Gina", "Hugo", "Ida", "Jan"]


@settings(max_examples=count(30, 200))
@given(any_match, st.data())
def test_a_refusal_in_a_random_game_names_things_and_players(match: Match, data: st.DataObject) -> None:
    """Moves with one value bent and moves from nowhere, from any seat, are refused in words of every language."""
    table, names = match.table, PLAYERS[: len(match.names)]
    moves = random_moves(match.game) | st.sampled_from(table.legal_moves()).flatmap(bent)
    for _ in range(5):
        move = data.draw(moves)
        for refused in refusals(table, move, data.draw(st.integers(0, len(names) - 1))):
            for lang in LANGUAGES:
                said = refusal(refused, lang, names)
                assert [word for word in raw_ids(said, lang) if word != made_up(move)] == [], (refused, said)
                assert names_player(said, refused, names), (refused, said)


def refusals(table: Table, move: Any, seat: int) -> list[Refused]:
    """The refusal of a move, if it is refused."""
    try:
        table.copy().play(move, seat)
    except Refused as refused:
        return [refused]
    return []


def made_up(move: Any) -> str | None:
    """The order of a move if there is no such order: a refusal repeats the word."""
    order = getattr(move, "order", None)
    return order if order not in ids() else None


def names_player(said: str, refused: Refused, names: list[str]) -> bool:
    """Whether the player that a refusal is about is named, if it is about one at the table."""
    number = refused.values.get("player")
    return not (isinstance(number, int) and 1 <= number <= len(names)) or names[number - 1] in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_somebodys_turn_by_name(lang: str) -> None:
    refused = Refused("turn.whose", player=3)
    assert "Carla" in refusal(refused, lang, PLAYERS)
    assert "3" not in refusal(refused, lang, PLAYERS)
    assert "3" in refusal(refused, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_bots_have_names(lang: str) -> None:
    jump_in = Refused("setup.options", option="jump-in", value="maybe", allowed="all, numbers, off")
    nobody = Refused("house.bot", level="jester", levels="novice, regular, expert, master")
    assert "jump-in" not in refusal(jump_in, lang)
    assert "novice" not in refusal(nobody, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_has_an_id_in_it(lang: str) -> None:
    messages = [entry for entry in resource(lang).body if isinstance(entry, ftl.Message)]
    assert messages
    found = {message.id.name: raw_ids(words(message), "en") for message in messages}
    assert {name: ids for name, ids in found.items() if ids} == {}


def words(message: ftl.Message) -> str:
    """Everything that a message can say."""
    collector = TextCollector()
    collector.visit(message)
    return "\n".join(collector.found)


class TextCollector(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)
