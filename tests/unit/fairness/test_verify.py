"""Whole records: what was promised is checked, and every way of cheating that can be seen is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from forno.core.chance import FairChance, FastChance
from forno.core.event import Event
from forno.core.game import Game
from forno.core.match import Match
from forno.core.move import Move
from forno.core.position import Position
from forno.core.record import Record, read_record, record_of
from forno.core.record.parts import Proof
from forno.fairness import Contribution, DealSecret, Unfair, commit_cards, prove, sealed, verify
from forno.fairness.commitment import read_contribution, write_contribution
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.pizza.game import Pizza
from forno.games.pizza.table import PizzaTable
from forno.games.solo import SOLO
from forno.games.solo.moves import Draw

pytestmark = pytest.mark.rule("deal.chance")

GAMES = [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS, SOLO]
NAMES = ("Anna", "Bob", "Carla")
WORDS: list[Contribution] = ["lucky seven", "", b"\x00\xff"]
FAIR = DealSecret(bytes(range(32)))
SHOWN = [("hand 1", 0), ("hand 1", 3), ("kitchen", 2)]


class Talkative(Pizza):
    """Mamma Mia! that says what became public: some cards, and every move but putting ingredients in."""

    def opened(self, start: Position, history: Sequence[Event], table: PizzaTable) -> list[tuple[str, int]]:
        assert table.is_over
        return SHOWN

    def is_public(self, move: Move) -> bool:
        return not str(move).startswith("put")


def played(game: Game, chance: FairChance, moves: int = 10**6) -> Match:
    """A game, or its beginning; in SOLO nobody draws who can play, so that it ends after hundreds of moves."""
    match = Match.deal(game, NAMES, chance)
    chooser = FastChance(1)
    while not match.table.is_over and len(match.turns) < moves:
        options = match.table.legal_moves()
        options = [move for move in options if type(move) is not Draw] or options
        match.play(options[chooser.below(len(options))])
    return match


OPEN = prove(record_of(played(MAMMA_MIA, FAIR.mix(WORDS))), MAMMA_MIA, FAIR, WORDS)
CLOSED = sealed(OPEN, MAMMA_MIA, SHOWN)


def proof(record: Record, **changes: Any) -> Record:
    return replace(record, proof=replace(record.proof, **changes))


def unfair(record: Record, game: Game = MAMMA_MIA) -> str:
    with pytest.raises(Unfair) as found:
        verify(read_record(record.text), game)
    assert "\n" not in str(found.value)
    return str(found.value)


# --- the secret


def test_a_secret_is_fresh_every_time() -> None:
    assert len({DealSecret.begin().secret for _ in range(20)}) == 20
    assert {len(DealSecret.begin().secret) for _ in range(5)} == {32}
    with pytest.raises(Unfair, match="32 bytes"):
        DealSecret(b"short")


def test_every_contribution_and_its_seat_matter() -> None:
    mixes: list[list[Contribution]] = [
        ["a", "b"],
        ["b", "a"],
        ["ab", ""],
        ["", "ab"],
        ["a"],
        ["a", "b", ""],
        ["a", "c"],
    ]
    assert len({FAIR.seed(words) for words in mixes}) == len(mixes)
    assert FAIR.seed(["é"]) == FAIR.seed(["é".encode()])
    assert FAIR.seed(["a"]) != DealSecret(bytes(32)).seed(["a"])


@pytest.mark.parametrize("words", ["", "lucky", ' "quoted" ', "two\nlines", b"\xff", "é #1: x", b"plain", "\u2028"])
def test_contributions_go_both_ways(words: Contribution) -> None:
    text = write_contribution(words)
    assert read_contribution(text) == (words.encode() if isinstance(words, str) else words)
    record = Record("solo", 1, ("Anna", "Bob"), proof=Proof(contributions=(text,)))
    assert read_record(record.text) == record


@pytest.mark.parametrize("text", ["", '"', "lucky", "hex 0", "hex zz", "hex00"])
def test_what_is_no_contribution_is_refused(text: str) -> None:
    with pytest.raises(Unfair, match="a contribution is written as"):
        read_contribution(text)


def test_text_that_nobody_can_write_is_refused() -> None:
    with pytest.raises(Unfair, match="not text"):
        FAIR.mix(["\ud800"])


# --- everything opened


@pytest.mark.parametrize("moves", [0, 11, 10**6])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_an_honest_record_is_fair(game: Game, moves: int) -> None:
    chance = FAIR.mix(WORDS)
    seed = chance.seed
    match = Match.deal(game, NAMES, chance)
    commitment_of = commit_cards(game, match.table, seed)
    record = prove(record_of(played(game, FAIR.mix(WORDS), moves)), game, FAIR, WORDS)
    assert (record.proof.commitment, record.proof.root) == (FAIR.commitment, commitment_of.root)
    for text in (record.text, record.json):
        checked = verify(read_record(text), game)
        assert [line.partition(":")[0] for line in checked] == ["commitment", "chance", "deal", "root", "moves"]


def test_a_deal_may_turn_up_as_many_cards_as_it_needs() -> None:
    """With start-card=number the places differ from deal to deal; a sealed record is fair all the same."""
    places = set()
    for number in range(12):
        fair = DealSecret(bytes([number]) * 32)
        match = Match.deal(SOLO, NAMES, fair.mix(WORDS), {"start-card": "number"})
        while not match.table.is_over:
            match.play(match.table.default())
        record = prove(record_of(match), SOLO, fair, WORDS)
        places.add(record.proof.places)
        assert verify(read_record(sealed(record, SOLO, [("hand 2", 1), ("pile", 0)]).text), SOLO)
    assert len(places) > 1


def test_all_cards_can_be_opened_one_by_one_as_well() -> None:
    chance = FAIR.mix(WORDS)
    cards = commit_cards(MAMMA_MIA, MAMMA_MIA.deal(3, chance), chance.seed)
    everything = proof(OPEN, opened=tuple(map(str, cards.open_all())))
    total = cards.places.total
    assert f"opened: {total} of {total} cards, each as the root promised it" in verify(everything, MAMMA_MIA)


def test_a_root_is_not_needed_where_the_secret_is_open() -> None:
    assert len(verify(proof(OPEN, root="", places=""), MAMMA_MIA)) == 4


OTHER = prove(record_of(played(MAMMA_MIA, DealSecret(bytes(32)).mix(WORDS))), MAMMA_MIA, DealSecret(bytes(32)), WORDS)
OTHER_OPENED = sealed(OTHER, MAMMA_MIA, SHOWN).proof.opened

CHEATS: list[tuple[str, Callable[[Record], Record], str]] = [
    ("no promise", lambda record: replace(record, proof=Proof()), "no commitment"),
    ("another secret", lambda record: proof(record, secret="11" * 32), "not the one that was promised"),
    ("another commitment", lambda record: proof(record, commitment="11" * 32), "not the one that was promised"),
    ("a secret that is none", lambda record: proof(record, secret="xyz"), "secret: 64 hexadecimal digits"),
    ("a commitment that is none", lambda record: proof(record, commitment="XYZ"), "commitment: 64 hexadecimal digits"),
    ("a root that is none", lambda record: proof(record, root="1234"), "root: 64 hexadecimal digits"),
    ("a word changed", lambda record: proof(record, contributions=('"unlucky"', '""', "hex 00ff")), "do not give"),
    ("words exchanged", lambda record: proof(record, contributions=record.proof.contributions[::-1]), "do not give"),
    ("a word left out", lambda record: proof(record, contributions=record.proof.contributions[:2]), "2 contributions"),
    ("words unreadable", lambda record: proof(record, contributions=("x", "y", "z")), "a contribution is written as"),
    ("another seed", lambda record: replace(record, chance=OTHER.chance), "do not give the source"),
    ("another deal", lambda record: replace(record, chance=OTHER.chance, deal=OTHER.deal), "do not give the source"),
    ("a deal of its own", lambda record: replace(record, deal=OTHER.deal), "the source of chance deals otherwise"),
    ("a quick source", lambda record: replace(record, chance="fast:1"), "does not name a fair source"),
    ("a source later on", lambda record: replace(record, chance=record.chance[:-1] + "8"), "fair source at its beg"),
    ("no source", lambda record: replace(record, chance=""), "does not name a fair source"),
    ("no such source", lambda record: replace(record, chance="dice:1"), "a source of chance starts with"),
    ("another root", lambda record: proof(record, root=OTHER.proof.root), "the root does not promise this deal"),
    ("other places", lambda record: proof(record, places="hand 1=80"), "the root does not promise this deal"),
    ("a move taken back", lambda record: replace(record, moves=record.moves[1:]), "play.decision"),
    ("another winner", lambda record: replace(record, result=None), "it should be"),
    (
        "cards without a root",
        lambda record: proof(record, root="", opened=CLOSED.proof.opened),
        "no root promised them",
    ),
    ("a card bent", lambda record: proof(record, opened=OTHER_OPENED), "is not what the root promised"),
]


@pytest.mark.parametrize(
    ("cheat", "why"), [(cheat, why) for _, cheat, why in CHEATS], ids=[name for name, _, _ in CHEATS]
)
def test_a_cheat_is_seen(cheat: Callable[[Record], Record], why: str) -> None:
    assert why in unfair(cheat(OPEN))


def test_another_game_or_other_rules_are_seen() -> None:
    assert "cannot be played as" in unfair(OPEN, SOLE_MIO)
    assert "played by version 2" in unfair(replace(OPEN, rules=2))


def test_a_promise_is_not_proved_with_other_words() -> None:
    record = record_of(played(MAMMA_MIA, FAIR.mix(WORDS)))
    with pytest.raises(Unfair, match="deals otherwise"):
        prove(record, MAMMA_MIA, FAIR, ["other", "words", "now"])


# --- sealed


def test_a_sealed_record_shows_what_the_rules_opened_and_nothing_else() -> None:
    game = Talkative(MAMMA_MIA.variant)
    public = read_record(sealed(OPEN, game).text)
    assert (public.chance, public.deal, public.proof.secret) == ("", None, "")
    assert len(public.proof.opened) == len(SHOWN)
    assert public.result == OPEN.result
    for shown, true in zip(public.moves, OPEN.moves, strict=True):
        assert (shown.decision, shown.seat) == (true.decision, true.seat)
        assert shown.move == ("..." if true.move.startswith("put") else true.move)
    for hidden in (FAIR.secret.hex(), FAIR.seed(WORDS).hex(), (OPEN.deal or {})["kitchen"]):
        assert hidden not in public.text
        assert hidden not in public.json
    checked = verify(public, game)
    assert [line.partition(":")[0] for line in checked] == ["commitment", "root", "opened", "moves"]
    secret = sum(answer.move.startswith("put") for answer in OPEN.moves)
    assert checked[-1].startswith(f"moves: {len(OPEN.moves)}, {secret} of them secret")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_game_says_itself_what_the_rules_opened(game: Game) -> None:
    match = played(game, FAIR.mix(WORDS))
    record = prove(record_of(match), game, FAIR, WORDS)
    public = sealed(record, game)
    total = sum(len(cards) for _, cards in game.layout(game.deal(3, FAIR.mix(WORDS))))
    assert 0 < len(public.proof.opened) == len(set(match.opened())) <= total
    assert any(answer.move != "..." for answer in public.moves)
    for text in (public.text, public.json):
        assert f"opened: {len(public.proof.opened)} of {total} cards" in verify(read_record(text), game)[2]


def test_where_nothing_is_opened_nothing_is_shown() -> None:
    public = sealed(OPEN, MAMMA_MIA, [])
    assert public.proof.opened == ()
    assert verify(public, MAMMA_MIA)


def test_the_order_in_which_cards_were_named_is_not_told() -> None:
    assert sealed(OPEN, MAMMA_MIA, SHOWN[::-1] * 2) == CLOSED


def test_only_a_finished_and_promised_game_is_sealed() -> None:
    unfinished = replace(OPEN, moves=OPEN.moves[:9], result=None)
    for record, why in [
        (unfinished, "the game is not over"),
        (proof(OPEN, root="", places=""), "its secret and its root"),
        (CLOSED, "its secret and its root"),
        (replace(OPEN, result=None), "it should be"),
    ]:
        with pytest.raises(Unfair, match=why):
            sealed(record, MAMMA_MIA)
    with pytest.raises(Unfair, match="no card lies at"):
        sealed(OPEN, MAMMA_MIA, [("cellar", 0)])


def twice(record: Record) -> Record:
    return proof(record, opened=(record.proof.opened[0], *record.proof.opened))


CLOSED_CHEATS: list[tuple[str, Callable[[Record], Record], str]] = [
    ("no root", lambda record: proof(record, root=""), "nothing can be checked"),
    ("another root", lambda record: proof(record, root=OTHER.proof.root), "is not what the root promised"),
    ("no places", lambda record: proof(record, places=""), "places are written as"),
    ("places moved", lambda record: proof(record, places=moved(record.proof.places)), "as another leaf than its own"),
    ("too many cards", lambda record: proof(record, places=f"{record.proof.places}0"), "do not fit the game"),
    ("places of its own", lambda record: proof(record, places="cellar=74"), "do not fit the game"),
    ("a card twice", twice, "a card is opened twice"),
    ("another game's card", lambda record: proof(record, opened=OTHER_OPENED), "is not what the root promised"),
    ("nonsense", lambda record: proof(record, opened=("hand 1",)), "not an opening"),
]


def moved(places: str) -> str:
    """The same number of cards, but the first waiter has one less and the kitchen one more."""
    counts = [part.split("=") for part in places.split(", ")]
    counts[2][1] = str(int(counts[2][1]) - 1)
    counts[-1][1] = str(int(counts[-1][1]) + 1)
    return ", ".join("=".join(pair) for pair in counts)


@pytest.mark.parametrize(
    ("cheat", "why"), [(cheat, why) for _, cheat, why in CLOSED_CHEATS], ids=[name for name, _, _ in CLOSED_CHEATS]
)
def test_a_cheat_with_closed_cards_is_seen(cheat: Callable[[Record], Record], why: str) -> None:
    assert why in unfair(cheat(CLOSED))


def test_with_the_deal_written_the_opened_cards_must_be_in_it() -> None:
    whole_hand = [("hand 1", index) for index in range(6)]
    with_deal = replace(sealed(OPEN, MAMMA_MIA, [*whole_hand, *SHOWN]), deal=OPEN.deal, moves=OPEN.moves)
    assert verify(with_deal, MAMMA_MIA)[-1].startswith("moves: all")
    assert OPEN.deal is not None
    kitchen = OPEN.deal["kitchen"].split(", ")
    turned = replace(with_deal, deal=OPEN.deal | {"kitchen": ", ".join(kitchen[::-1])})
    assert "but the deal says otherwise" in unfair(turned)
    mine, _, my_order = OPEN.deal["hand 1"].partition(" | ")
    yours, _, your_order = OPEN.deal["hand 2"].partition(" | ")
    hands = {"hand 1": f"{yours} | {my_order}", "hand 2": f"{mine} | {your_order}"}
    assert "hand 1: the cards that are opened are not the cards of the deal" in unfair(
        replace(with_deal, deal=OPEN.deal | hands)
    )
