"""Positions and records with random damage are set up and play on, or are refused in words; nothing else comes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forno.core.chance import FastChance
from forno.core.errors import FornoError, Refused, Unreadable
from forno.core.match import Match
from forno.core.position import Position
from forno.core.record import read_record, record_of
from harness.counts import count
from tests.unit.property.damage import damaged
from tests.unit.property.tables import any_match
from tests.unit.property.test_games import play_on


@pytest.mark.parametrize("known", [False, True], ids=["full", "as a seat knows it"])
@settings(max_examples=count(20, 300))
@given(any_match, st.data(), st.integers(0, 2**32))
def test_damaged_positions(known: bool, match: Match, data: st.DataObject, seed: int) -> None:
    game = match.game
    whole = game.position(match.table, match.table.seat if known else None).text
    text = data.draw(damaged(whole))
    try:
        table = game.set_up(Position.from_text(text), FastChance(seed))
    except (Unreadable, Refused) as error:
        said = str(error)
        assert said
        return
    game.view(table, None)
    assert game.set_up(game.position(table)) == table
    play_on(game, table, seed)


@settings(max_examples=count(20, 150))
@given(any_match, st.data())
def test_damaged_records(match: Match, data: st.DataObject) -> None:
    text = data.draw(damaged(record_of(match).text))
    try:
        read_record(text).replay(match.game)
    except FornoError as error:
        said = str(error)
        assert said
