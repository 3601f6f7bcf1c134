"""docs/fairness.md: its vectors, and a stranger's program written from that page alone, against ours."""

from __future__ import annotations

import hmac
import re
from collections import Counter
from hashlib import sha256

import pytest

from forno.core.chance import FairChance, seeded
from forno.core.game import Game
from forno.core.record.lines import FORMAT, Written
from forno.core.record.parts import Proof
from forno.fairness import Contribution, DealSecret, commit_cards
from forno.fairness.commitment import read_contribution, write_contribution
from forno.games.pizza import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO
from forno.games.pizza.game import Pizza
from forno.games.pizza.table import PizzaTable
from forno.games.solo import SOLO
from harness import CHECKOUT

pytestmark = pytest.mark.rule("deal.chance")

PAGE = (CHECKOUT / "docs" / "fairness.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
VECTORS = {name.strip(): value.strip() for name, value in re.findall(r"^(.*?) += (.*)$", BLOCKS[-1], re.MULTILINE)}

WORDS: list[Contribution] = ["lucky seven", "", b"\x00\xff"]
FAIR = DealSecret(bytes.fromhex(VECTORS["secret"]))
SEED = FAIR.seed(WORDS)


class ToyDeal(Pizza):
    """The five cards of the page."""

    def layout(self, table: PizzaTable) -> list[tuple[str, list[str]]]:
        return [("hand 1", ["olive", "olive", "salami"]), ("pile", ["pepper", "salami"])]


# --- the vectors


def test_secret_commitment_and_seed() -> None:
    assert FAIR.commitment == VECTORS["commitment"]
    assert SEED.hex() == VECTORS["seed"]
    assert FAIR.mix(WORDS).text == f"fair:{VECTORS['seed']}:0"
    assert [read_contribution(text) for text in VECTORS["contributions"].split(", ")] == [
        b"lucky seven",
        b"",
        b"\0\xff",
    ]
    assert ", ".join(map(write_contribution, WORDS)) == VECTORS["contributions"]


def test_words_numbers_and_shuffles() -> None:
    chance = FairChance(SEED)
    assert [f"{chance.word():08x}" for _ in range(9)] == VECTORS["words"].split()
    assert VECTORS["block 0"] == "".join(VECTORS["words"].split()[:8])
    assert VECTORS["block 1"].startswith(VECTORS["words"].split()[8])
    for n in (6, 3 * 2**30):
        chance = FairChance(SEED)
        expected = [int(number) for number in VECTORS[f"below {n}"].split()]
        assert [chance.below(n) for _ in expected] == expected
    assert chance.used == int(VECTORS["words used"])
    before, after = VECTORS["shuffle"].split()
    cards = list(before)
    FairChance(SEED).shuffle(cards)
    assert "".join(cards) == after
    assert FairChance(SEED).child().seed.hex() == VECTORS["child"]
    assert seeded(1).seed.hex() == VECTORS["seed of 1"]


def test_leaves_paths_and_root() -> None:
    cards = commit_cards(ToyDeal("mamma-mia"), MAMMA_MIA.deal(2, seeded(0)), SEED)
    assert cards.root == VECTORS["root"]
    openings = cards.open_all()
    for number, leaf in enumerate(cards.leaves):
        assert leaf.hex() == VECTORS[f"leaf {number}"]
    for number in (0, 3):
        opening = openings[number]
        assert f"{opening.place}/{opening.index}: {opening.card}" == VECTORS[f"leaf {number} text"]
        assert opening.salt == VECTORS[f"leaf {number} salt"]
    for number in (3, 4):
        assert " ".join(openings[number].path) == VECTORS[f"path of leaf {number}"]


def test_the_lines_of_a_record_are_those_of_the_vectors() -> None:
    lines = next(block for block in BLOCKS if block.startswith("chance:"))
    proof = Proof.read(Written(f"{FORMAT}\n{lines}"))
    assert proof.commitment == VECTORS["commitment"]
    assert ", ".join(proof.contributions) == VECTORS["contributions"]
    assert (proof.root, proof.places, proof.secret) == (VECTORS["root"], "hand 1=3, pile=2", VECTORS["secret"])


def test_the_example_runs() -> None:
    for example in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(example, {})


# --- a stranger's program: nothing of ours but the decks


class Stranger:
    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.used = 0

    def below(self, n: int) -> int:
        while True:
            block = sha256(self.seed + (self.used // 8).to_bytes(8, "big")).digest()
            at = self.used % 8 * 4
            self.used += 1
            word = int.from_bytes(block[at : at + 4], "big")
            if word < 2**32 - 2**32 % n:
                return word % n

    def shuffled(self, cards: list[str]) -> list[str]:
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def pizza_by_the_page(game: Pizza, players: int, stranger: Stranger) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    variant = game.variant
    stranger.below(players)
    singles, doubles = variant.removed.get(str(players), (0, 0))
    deck = []
    for kind in variant.kinds:
        deck += [kind] * (variant.ingredients.singles - singles)
        deck += [f"double {kind}"] * (variant.ingredients.doubles - doubles)
    order = deck.copy()
    cards = stranger.shuffled(deck)
    for seat in range(1, players + 1):
        places[f"hand {seat}"] = [cards.pop() for _ in range(variant.dealt.ingredients)]
    if variant.chef_card:
        cards = stranger.shuffled([*sorted(cards, key=order.index), "chef card"])
    for seat in range(1, players + 1):
        waiter = stranger.shuffled([card.name for card in variant.orders_for(seat - 1)])
        places[f"orders {seat}"] = [waiter.pop() for _ in range(variant.dealt.orders)]
        places[f"waiter {seat}"] = waiter[::-1]
    return places | {"kitchen": cards[::-1]}


def solo_by_the_page(players: int, stranger: Stranger) -> dict[str, list[str]]:
    dealer = stranger.below(players)
    deck = []
    for colour in ("red", "green", "blue", "yellow"):
        for rank in (*"123456789", "skip", "reverse", "draw-two"):
            deck += [f"{colour} {rank}"] * 2
        deck.append(f"{colour} swap")
    for black in ("choose-colour", "draw-four", "pass-on"):
        deck += [black] * 4
    cards = stranger.shuffled(deck)
    places = {
        f"hand {(dealer + step) % players + 1}": [cards.pop() for _ in range(8)] for step in range(1, players + 1)
    }
    return places | {"start": [cards.pop()], "pile": cards[::-1]}


def check_deal(game: Game, layout: list[tuple[str, list[str]]], expected: dict[str, list[str]]) -> None:
    assert {place for place, _ in layout} == set(expected)
    for place, cards in layout:
        if game.in_order(place):
            assert cards == expected[place]
        else:
            assert Counter(cards) == Counter(expected[place])


@pytest.mark.parametrize("game", [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS], ids=lambda game: str(game.name))
def test_a_stranger_deals_the_pizza_games_alike(game: Pizza) -> None:
    for players in range(game.least, game.most + 1):
        seed = bytes([players]) * 32
        table = game.deal(players, FairChance(seed))
        check_deal(game, game.layout(table), pizza_by_the_page(game, players, Stranger(seed)))


def test_a_stranger_deals_solo_alike() -> None:
    for players in range(SOLO.least, SOLO.most + 1):
        seed = bytes([players]) * 32
        table = SOLO.deal(players, FairChance(seed))
        check_deal(SOLO, SOLO.layout(table), solo_by_the_page(players, Stranger(seed)))


def test_a_stranger_finds_the_same_root() -> None:
    seed = bytes(range(32))
    table = SOLE_MIO.deal(3, FairChance(seed))
    texts = []
    for place, cards in SOLE_MIO.layout(table):
        if place.startswith(("hand", "orders")):
            key = hmac.digest(seed, b"forno slips" + bytes(8) + place.encode(), "sha256")
            cards = Stranger(key).shuffled(cards)
        texts += [f"{place}/{index}: {card}" for index, card in enumerate(cards)]
    nodes = []
    for number, text in enumerate(texts):
        salt = hmac.digest(seed, b"forno salt" + bytes(8) + number.to_bytes(8, "big"), "sha256")
        nodes.append(sha256(b"\0" + salt + text.encode()).digest())
    while len(nodes) > 1:
        pairs = [nodes[at : at + 2] for at in range(0, len(nodes), 2)]
        nodes = [sha256(b"\1" + b"".join(pair)).digest() if len(pair) == 2 else pair[0] for pair in pairs]
    assert commit_cards(SOLE_MIO, table, seed).root == nodes[0].hex()
