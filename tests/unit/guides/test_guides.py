"""The guides tell every rule of their games, in five languages, with numbers and cards that the games have.

    FORNO_GOLDEN=renew ./forno test tests/unit/guides

writes the page's guides anew.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import forno
from forno.core.errors import Unreadable
from forno.games.pizza.variants import NAMES as PIZZA
from forno.games.pizza.variants import variant
from forno.guides import Paragraph, guide, guide_text, names, page_data
from forno.guides.guide import paragraph_numbers, paragraph_title
from forno.guides.scenes import Ingredient, Order, read_cards
from forno.rulebook import LANGUAGES, rules
from forno.rulebook.bundles import texts
from harness import CHECKOUT
from harness.golden import compare

FILE = CHECKOUT / "web/src/screens/learn/rulebook/guides.json"
OTHER_GAMES = {
    "mamma-mia": ("Sole Mio", "Grande", "Plus", "SOLO"),
    "sole-mio": ("Mamma Mia", "Grande", "Plus", "SOLO"),
    "grande": ("Plus", "SOLO"),
    "plus": ("Sole Mio", "Grande", "SOLO"),
    "solo": ("Mamma", "Sole", "Grande", "Plus"),
}

everywhere = pytest.mark.parametrize("game", names())


# --- rules


@everywhere
def test_a_guide_tells_every_rule_of_its_game_or_leaves_it_to_the_reference(game: str) -> None:
    found = guide(game)
    missing = [rule.id for rule in rules(game) if rule.id not in found.told and not found.is_reference_only(rule.id)]
    assert missing == []


@everywhere
def test_a_guide_names_no_rule_of_another_game(game: str) -> None:
    found, known = guide(game), {rule.id for rule in rules(game)}
    assert found.told - known == set()
    assert {
        name for name in found.reference_only if not any(f"{rule}.".startswith(f"{name}.") for rule in known)
    } == set()


@everywhere
def test_no_rule_is_both_told_and_left_to_the_reference(game: str) -> None:
    assert [rule for rule in guide(game).told if guide(game).is_reference_only(rule)] == []


@everywhere
def test_each_option_of_the_game_is_explained_among_the_variants(game: str) -> None:
    variants = next(section for section in guide(game).sections if section.name == "variants")
    explained = [paragraph.option for paragraph in variants.paragraphs if paragraph.option]
    assert sorted(explained) == sorted(option.name for option in forno.game(game).options)


@pytest.mark.parametrize("game", PIZZA)
def test_each_order_of_the_game_is_shown(game: str) -> None:
    shown = {card for paragraph in guide(game).paragraphs if (card := paragraph.card.partition(" of ")[0])}
    cards = variant(game).orders_for(2)
    assert {card.sort for card in cards if card.name in shown} == {card.sort for card in cards}


# --- texts


@everywhere
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_every_number_in_it_is_known(game: str, lang: str) -> None:
    wrong = {
        paragraph.text: needed - paragraph_numbers(game, paragraph).keys()
        for paragraph in guide(game).paragraphs
        if (needed := _variables(paragraph, lang)) - paragraph_numbers(game, paragraph).keys()
    }
    assert wrong == {}


@everywhere
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_reads_without_gaps_and_names_no_other_game(game: str, lang: str) -> None:
    written = guide_text(game, lang).text
    assert not re.search(r"[{}$]|\bguide-|\btable-option-|[a-z]\.[a-z]+-", written)
    named = [other for other in OTHER_GAMES[game] if re.search(rf"\b{other}\b", written)]
    assert named == []


@everywhere
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_card_option_and_question_has_a_heading(game: str, lang: str) -> None:
    headed = [
        paragraph
        for section in guide(game).sections
        for paragraph in section.paragraphs
        if paragraph.card or paragraph.option or section.name == "questions"
    ]
    assert headed
    assert [paragraph.text for paragraph in headed if not paragraph_title(paragraph, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_the_guides_is_left_over(lang: str) -> None:
    used = {f"guide-{paragraph.text}" for game in names() for paragraph in guide(game).paragraphs}
    used |= {f"guide-section-{section.name}" for game in names() for section in guide(game).sections}
    labels = {group.label for game in names() for one in guide(game).paragraphs for group in one.scene}
    used |= {f"guide-scene-{label}" for label in labels} | {"guide-scene-back", "guide-labelled"}
    page = "".join(file.read_text(encoding="utf-8") for file in (CHECKOUT / "web/src").rglob("*.svelte"))
    unused = {name for name in texts(lang) if name.startswith("guide-")} - used
    assert {name for name in unused if f"'{name}'" not in page} == set()


# --- cards and the page


@everywhere
def test_every_card_of_a_scene_is_a_card_of_the_game(game: str) -> None:
    for paragraph in guide(game).paragraphs:
        assert all(read_cards(game, group.cards) or not group.cards for group in paragraph.scene)
        assert not paragraph.card or len(read_cards(game, paragraph.card)) == 1


@pytest.mark.parametrize("game", PIZZA)
def test_the_examples_add_up(game: str) -> None:
    """Served: what the cards on the table and those added are worth, less what is left, is a way to serve the order.
    Failed: no way can be paid, or a crossed-out kind is there."""
    judged = 0
    for paragraph in guide(game).paragraphs:
        groups = {group.label: read_cards(game, group.cards) for group in paragraph.scene}
        order = next(iter(groups.get("order", [])), None)
        if not isinstance(order, Order) or "table" not in groups or "lay" in groups:
            continue
        card = next(card for card in variant(game).orders_for(order.own) if card.name == order.order)
        added = [one for label in ("table", "from-hand", "given") for one in groups.get(label, ())]
        paid = _worth(added) - _worth(groups.get("left", []))
        if "served" in groups and card.ways:
            judged += 1
            doubles = Counter(
                one.ingredient // 2 for one in added if isinstance(one, Ingredient) and one.ingredient % 2
            )
            assert any(_pays(paid, Counter(dict(enumerate(way))), doubles) for way in card.ways), paragraph.text
        elif "failed" in groups and not card.contest:
            judged += 1
            assert card.crossed_out in +_worth(added) or not any(
                _worth(added) >= Counter(dict(enumerate(way))) for way in card.ways
            ), paragraph.text
    assert judged


def _worth(cards: Iterable[object]) -> Counter[int]:
    """Ingredients by kind: a double counts two."""
    found: Counter[int] = Counter()
    for card in cards:
        if isinstance(card, Ingredient):
            found[card.ingredient // 2] += 1 + card.ingredient % 2
    return found


def _pays(paid: Counter[int], way: Counter[int], doubles: Counter[int]) -> bool:
    """Exactly, or one too many of a kind of which a double was used."""
    return all(0 <= paid[kind] - way[kind] <= (1 if doubles[kind] else 0) for kind in {*paid, *way})


@pytest.mark.parametrize("card", ["2 shrimp", "quartet-olive of green", "red 7", "back of solo", "monotoni of blue"])
def test_a_card_of_another_game_is_refused(card: str) -> None:
    with pytest.raises(Unreadable, match="mamma-mia has no such"):
        read_cards("mamma-mia", card)


def test_the_page_shows_the_same_guides() -> None:
    compare(FILE, page_data())


def test_a_game_without_a_guide_is_refused() -> None:
    with pytest.raises(Unreadable, match="chess: no guide for this game; there are: mamma-mia"):
        guide("chess")


def _variables(paragraph: Paragraph, lang: str) -> set[str]:
    source = texts(lang)[f"guide-{paragraph.text}"]
    [message] = FluentParser().parse(source).body
    assert isinstance(message, ftl.Message)
    return set(re.findall(r"\$([a-z0-9_]+)", source))
