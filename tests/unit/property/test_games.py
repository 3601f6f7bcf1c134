"""Anywhere in random games of all games, player counts and options: no card is lost, what is written can be read."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from forno.core.chance import FastChance, seeded
from forno.core.errors import Refused
from forno.core.event import heard
from forno.core.game import Game
from forno.core.match import Match
from forno.core.position import Position
from forno.core.record import read_record, record_of
from forno.testing.random_play import random_turn
from harness.counts import count
from tests.unit.property.tables import any_match, games

EXAMPLES = settings(max_examples=count(20, 100))


@EXAMPLES
@given(any_match)
def test_no_card_is_lost(match: Match) -> None:
    game, table = match.game, match.table
    dealt = game.deal(len(match.names), seeded(0), table.options)
    assert game.cards(table) == game.cards(dealt)


@EXAMPLES
@given(any_match)
def test_positions_are_read_back(match: Match) -> None:
    game, table = match.game, match.table
    position = game.position(table)
    assert Position.from_text(position.text) == Position.from_json(position.json) == position
    assert game.set_up(position) == table


@EXAMPLES
@given(any_match, st.integers(0, 9), st.integers(0, 2**32))
def test_what_a_seat_knows_is_read_back(match: Match, number: int, seed: int) -> None:
    """A position as a seat knows it sets up a table that looks the same to this seat."""
    game, table, seat = match.game, match.table, number % len(match.names)
    again = game.set_up(game.position(table, seat), FastChance(seed))
    assert game.view(again, seat) == game.view(table, seat)
    assert game.cards(again) == game.cards(table)
    assert game.position(again, seat) == game.position(table, seat)


@EXAMPLES
@given(any_match)
def test_records_are_read_back(match: Match) -> None:
    record = record_of(match)
    assert read_record(record.text) == read_record(record.json) == record
    again = read_record(record.text).replay(match.game)
    assert again.table == match.table
    assert again.history == match.history


@EXAMPLES
@given(any_match)
def test_moves_and_events_are_read_back(match: Match) -> None:
    game = match.game
    options = match.table.legal_moves()
    assert [game.read_move(str(move)) for move in options] == options
    assert msgspec.json.decode(msgspec.json.encode(options), type=list[game.move_types]) == options  # type: ignore[name-defined]
    for viewer in (*range(len(match.names)), None):
        told = heard(match.history, viewer)
        assert msgspec.json.decode(msgspec.json.encode(told), type=list[game.event_types]) == told  # type: ignore[name-defined]


@EXAMPLES
@given(any_match, st.integers(0, 9), st.integers(0, 2**32))
def test_redeals_look_the_same_and_play_on(match: Match, number: int, seed: int) -> None:
    game, table, seat = match.game, match.table, number % len(match.names)
    other = game.redeal(table, seat, FastChance(seed))
    assert game.view(other, seat) == game.view(table, seat)
    assert game.cards(other) == game.cards(table)
    if table.seat == seat:
        assert other.legal_moves() == table.legal_moves()
    play_on(game, other, seed)


@EXAMPLES
@given(any_match, st.integers(0, 2**32))
def test_copies_go_their_own_way(match: Match, seed: int) -> None:
    table = match.table
    before = match.game.position(table)
    twin = table.copy()
    assert twin == table
    play_on(match.game, twin, seed)
    assert match.game.position(table) == before


@EXAMPLES
@given(games, st.integers(-2, 12), st.dictionaries(st.text(max_size=5), st.text(max_size=5), max_size=2), st.data())
def test_a_deal_is_made_or_refused(game: Game, players: int, wild: dict[str, str], data: st.DataObject) -> None:
    """Whatever is asked for as options: names and values of the game's own, mixed with any others."""
    texts = st.sampled_from(["", "on", "off", "1", "7", "random", "red, green", "0", "²", "red,,red"]) | st.text(
        max_size=9
    )
    known = st.sampled_from([option.name for option in game.options])
    options = data.draw(st.dictionaries(known, texts, max_size=3))
    try:
        table = game.deal(players, seeded(1), options | wild)
    except Refused:
        return
    assert game.set_up(game.position(table)) == table


def play_on(game: Game, table: Any, seed: int, moves: int = 30) -> None:
    """Some random moves, with every card still there after them."""
    cards = game.cards(table)
    chance = FastChance(seed)
    for _ in range(moves):
        if table.is_over:
            break
        seat, move = random_turn(table, chance)
        table.play(move, seat)
    assert game.cards(table) == cards
