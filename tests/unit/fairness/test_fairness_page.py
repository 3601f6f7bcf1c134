"""docs/fairness.md: its vectors, and a stranger's program written from that page alone, against ours."""

from __future__ import annotations

import hmac
import re
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
    cards = commit_cards(ToyDeal(MAMMA_MIA.variant), MAMMA_MIA.deal(2, seeded(0)), SEED)
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


# --- a stranger's program: nothing of ours, the decks are those of the page


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


KINDS = ("pineapple", "olive", "pepper", "mushroom", "salami", "shrimp")


def deck_by_the_page(game: str) -> list[str]:
    """The cells of a game's row in the table of decks, after its name."""
    [row] = re.findall(rf"^\| {game} \| (.*) \|$", PAGE, re.MULTILINE)
    return [cell.replace("\\*", "*") for cell in str(row).split(" | ")]


def orders_by_the_page(orders: str, kinds: tuple[str, ...], own: str) -> list[str]:
    names = []
    for order in orders.split(", "):
        others = [kind for kind in kinds if kind != own]
        names += [order.replace("*", kind) for kind in others] if order.endswith("*") else [order]
    return names


def pizza_by_the_page(game: str, players: int, stranger: Stranger) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    kind_count, in_deck, dealt, chef_card, orders = deck_by_the_page(game)
    kinds = KINDS[: int(kind_count)]
    stranger.below(players)
    singles, doubles = re.findall(rf"\b{players}: (\d+) \+ (\d+)", in_deck)[0]
    deck = [card for kind in kinds for card in [kind] * int(singles) + [f"double {kind}"] * int(doubles)]
    ingredients_dealt, orders_dealt = map(int, dealt.split(" + "))
    cards = stranger.shuffled(deck)
    for seat in range(1, players + 1):
        places[f"hand {seat}"] = sorted((cards.pop() for _ in range(ingredients_dealt)), key=deck.index)
        places |= {f"orders {seat}": [], f"waiter {seat}": []}
    if chef_card == "yes":
        cards = stranger.shuffled([*sorted(cards, key=deck.index), "chef card"])
    for seat in range(1, players + 1):
        names = orders_by_the_page(orders, kinds, kinds[seat - 1])
        waiter = stranger.shuffled(names)
        places[f"orders {seat}"] = sorted((waiter.pop() for _ in range(orders_dealt)), key=names.index)
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
    hands = {
        f"hand {(dealer + step) % players + 1}": sorted((cards.pop() for _ in range(8)), key=deck.index)
        for step in range(1, players + 1)
    }
    in_order = {f"hand {seat}": hands[f"hand {seat}"] for seat in range(1, players + 1)}
    return in_order | {"start": [cards.pop()], "pile": cards[::-1]}


def root_by_the_page(seed: bytes, places: dict[str, list[str]]) -> str:
    texts = []
    for place, cards in places.items():
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
    return nodes[0].hex()


GAMES: list[Game] = [MAMMA_MIA, SOLE_MIO, GRANDE, PLUS, SOLO]


def deal_by_the_page(game: Game, players: int, seed: bytes) -> dict[str, list[str]]:
    stranger = Stranger(seed)
    return solo_by_the_page(players, stranger) if game is SOLO else pizza_by_the_page(game.name, players, stranger)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_stranger_deals_and_commits_alike(game: Game) -> None:
    for players in range(game.least, game.most + 1):
        seed = bytes([players]) * 32
        table = game.deal(players, FairChance(seed))
        places = deal_by_the_page(game, players, seed)
        assert dict(game.layout(table)) == places
        assert commit_cards(game, table, seed).root == root_by_the_page(seed, places)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_deals_of_the_vectors(game: Game) -> None:
    places = deal_by_the_page(game, 3, SEED)
    assert ", ".join(places["hand 1"]) == VECTORS[f"{game.name} hand 1"]
    assert root_by_the_page(SEED, places) == VECTORS[f"{game.name} root"]
    assert commit_cards(game, game.deal(3, FairChance(SEED)), SEED).root == VECTORS[f"{game.name} root"]
