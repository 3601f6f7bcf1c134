"""Whatever somebody sends: a rule refuses it or it is a move, and no other exception comes."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from forno.core.errors import Refused, Unreadable
from forno.core.game import Game
from forno.core.match import Match
from harness.counts import count
from tests.unit.property.tables import GAMES, any_match, bent, games, random_moves

VERBS = (
    *("put", "lay", "pass", "draw", "serve", "fail", "ask", "way", "want", "number", "kind", "give", "refuse"),
    *("series", "commit", "show", "show-card", "name", "play", "jump", "keep", "colour", "swap"),
)
NOUNS = (
    *("3", "0", "-1", "²", "999", "10000000000", ",", "=", "with", "pledging", "nobody", "kitchen", "waiter"),
    *(
        "salami",
        "double",
        "olives",
        "last",
        "quartet-olive=3",
        "chef card",
        "red",
        "any",
        "7",
        "skip",
        "draw-four",
        "solo",
    ),
)

move_texts = st.text() | st.builds(
    lambda verb, rest: " ".join([verb, *rest]),
    st.sampled_from(VERBS) | st.text(max_size=3),
    st.lists(st.sampled_from(NOUNS) | st.text(max_size=3), max_size=6),
)


@settings(max_examples=count(25, 150))
@given(any_match, st.data())
def test_random_moves_are_refused_or_made(match: Match, data: st.DataObject) -> None:
    """Moves of this game or another, or legal ones with one value bent, from any seat, for any decision."""
    game, table = match.game, match.table
    cards, moves = game.cards(table), random_moves(game) | st.sampled_from(table.legal_moves()).flatmap(bent)
    serials = st.none() | st.integers(-2, 1).map(lambda step: table.serial + step) | st.integers()
    stranger = games.flatmap(random_moves)
    for _ in range(5):
        move, seat, decision = data.draw(st.tuples(moves | stranger, st.none() | st.integers(-2, 11), serials))
        twin = table.copy()
        try:
            twin.play(move, seat, decision)
        except Refused as refused:
            said = str(refused)
            assert said
            assert twin == table
        else:
            assert game.cards(twin) == cards


@settings(max_examples=count(100, 500))
@given(games, move_texts)
def test_any_text_is_a_move_or_unreadable(game: Game, text: str) -> None:
    try:
        move = game.read_move(text)
    except (Unreadable, Refused) as error:
        said = str(error)
        assert said
        return
    assert game.read_move(str(move)) == move


@settings(max_examples=count(25, 150))
@given(any_match, move_texts)
def test_any_text_can_be_played_at(match: Match, text: str) -> None:
    """As a person may type it: also the beginning of a move."""
    before = match.table.copy()
    with suppress(Unreadable, Refused):
        match.play(text)
        return
    assert match.table == before


@settings(max_examples=count(25, 150))
@given(any_match, st.data())
def test_half_a_move_is_understood_or_not(match: Match, data: st.DataObject) -> None:
    whole = str(data.draw(st.sampled_from(match.table.legal_moves())))
    half = whole[: data.draw(st.integers(0, len(whole)))]
    with suppress(Unreadable, Refused):
        match.play(half)


def test_every_game_has_moves_to_draw() -> None:
    for game in GAMES:
        random_moves(game).validate()
