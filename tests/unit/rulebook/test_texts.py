"""What a person reads: pages, refusals, names of cards."""

from __future__ import annotations

import json
from pathlib import Path
from re import search

import pytest

from forno.core.errors import Refused, Unreadable
from forno.rulebook import LANGUAGES, page, refusal, rules, text
from forno.rulebook.bundles import say, texts
from forno.rulebook.register import GAMES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_every_rule_of_its_game_once(game: str, lang: str) -> None:
    made = page(game, lang, (2, 5))
    lines = [line for section in made.sections for line in section.lines]
    assert [line.id for line in lines] == [rule.id for rule in rules(game)]
    assert all(line.text == text(line.id, lang) for line in lines)
    assert all(made.text.count(f"[{line.id}]") == 1 for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_headed_in_its_language(game: str, lang: str) -> None:
    made = page(game, lang, (2, 5))
    headings = [made.title, made.about, made.players, made.note, *(section.heading for section in made.sections)]
    assert all(headings)
    assert "2" in made.players
    assert "5" in made.players
    assert len(set(headings)) == len(headings)
    assert not [line for line in made.text.splitlines() if "{" in line or "$" in line or "section-" in line]


def test_a_page_marks_the_decisions_of_this_project() -> None:
    lines = page("solo", "en").text.splitlines()
    assert next(line for line in lines if line.endswith("[solo.stuck]")).startswith("* ")
    assert next(line for line in lines if line.endswith("[solo.skip]")).startswith("- ")


def test_a_page_can_be_searched() -> None:
    found = page("mamma-mia", "it").search("PIZZAIOLO")
    lines = [line for section in found.sections for line in section.lines]
    assert lines
    assert all("pizzaiolo" in line.text.lower() for line in lines)
    assert page("mamma-mia", "it").search("submarine").sections == ()


HELD = {
    "en": "You don’t have this: 2 olives, double salami.",
    "fr": "Tu n’as pas ça en main : 2 olives, salami double.",
    "it": "Non hai in mano: 2 olive, salame doppio.",
    "ru": "У тебя этого нет: 2 оливки, двойная салями.",
    "de": "Das hast du nicht auf der Hand: 2 Oliven, Doppel-Salami.",
}

FOLLOW = {
    "en": "You can’t play red 7 on blue Draw Two (colour to follow: blue).",
    "fr": "Tu ne peux pas jouer 7 rouge sur +2 bleu (couleur : bleu).",
    "it": "Non puoi giocare 7 rosso su +2 blu (colore: blu).",
    "ru": "Сыграть красный 7 на синий +2 нельзя (цвет: синий).",
    "de": "Du kannst Rot 7 nicht auf Blau +2 spielen (Farbe: Blau).",
}


@pytest.mark.parametrize("lang", HELD)
def test_a_refusal_speaks_the_players_language(lang: str) -> None:
    held = refusal(Refused("turn.held", cards="2 olive, double salami"), lang)
    follow = refusal(Refused("solo.follow", card="red 7", top="blue draw-two", colour="blue"), lang)
    assert held.replace("\N{NO-BREAK SPACE}", " ") == HELD[lang]
    assert follow.replace("\N{NO-BREAK SPACE}", " ") == FOLLOW[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_order_cards_are_put_in(lang: str) -> None:
    assert "17" in refusal(Refused("setup.players", players=17, least=2, most=5), lang)
    quartet = refusal(Refused("turn.own-orders", order="quartet-olive"), lang)
    assert "quartet-olive" not in quartet
    assert refusal(Refused("turn.own-orders", order="mamma-mia-far"), lang) != quartet


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_has_no_word_keeps_its_name(lang: str) -> None:
    assert "2 anchovy" in refusal(Refused("turn.held", cards="2 anchovy"), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_as_long_as_a_book_is_said_in_short(lang: str) -> None:
    said = refusal(Refused("turn.held", cards="anchovy " * 10_000), lang)
    assert "anchovy anchovy" in said
    assert "{" not in said
    assert len(said) < 1200


def test_a_rule_without_a_refusal_is_said_itself() -> None:
    assert refusal(Refused("setup.oven"), "en") == "The first oven is empty."


def test_a_rule_that_only_another_package_knows_is_named() -> None:
    assert refusal(Refused("chess.castling", king="moved"), "de") == "chess.castling (king: moved)"


def test_bad_names_are_refused_in_one_line() -> None:
    with pytest.raises(Unreadable, match="chess: no rulebook for this game; there are: mamma-mia"):
        rules("chess")
    with pytest.raises(Unreadable, match=r"turn\.jump: no rule has this id"):
        text("turn.jump", "en")
    with pytest.raises(Unreadable, match="xx: not a language of the rulebook; there are: en, fr"):
        text("turn.draw", "xx")


# --- what the texts must not lead to believe

OUT_OF_THE_OVEN = {
    "en": "out of the oven",
    "fr": "sortie? du four|hors du four",
    "it": "(uscit[oi]|fuori) dal forno|: { [$]cards } dal forno",
    "ru": "(вышл[оаи]|вышел) из печи",
    "de": "aus dem Ofen (gekommen|kam|liegen)|erst die aus dem Ofen",
}


@pytest.mark.rule("order.minimale", "bake.served")
@pytest.mark.parametrize("lang", OUT_OF_THE_OVEN)
def test_an_order_is_served_from_the_table_not_from_all_that_came_out_of_the_oven(lang: str) -> None:
    """Cards that earlier orders took have come out too, and are gone."""
    told = ("card-order-", "card-there", "card-double", "card-forbidden-table", "stake-", "order-minimale")
    wrong = [
        name for name, source in texts(lang).items() if name.startswith(told) and search(OUT_OF_THE_OVEN[lang], source)
    ]
    assert wrong == []


@pytest.mark.rule("solo.start-card")
@pytest.mark.parametrize("lang", OUT_OF_THE_OVEN)
def test_the_guide_names_the_cards_that_do_nothing_at_the_start(lang: str) -> None:
    said = say(lang, "guide-solo-start") or ""
    assert [card for card in ("card-swap", "card-pass-on") if (say(lang, card) or card) not in said] == []


SAID: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("phrases.json").read_text(encoding="utf-8"))
"""Phrases that readers of the page alone once misunderstood, and those on a table that waits: by language, and by
text or text.attribute."""


@pytest.mark.rule("order.series-whole", "plus.small-monotoni", "order.minimale", "bake.doubles-first", "order.duel",
                  "house.undo-hidden", "house.host", "turn.draw-choice", "round.new-kitchen", "bake.automatic",
                  "solo.empty-pile", "solo.jump-in-window")  # fmt: skip
@pytest.mark.rule("house.absent", "house.clock", "house.time-out")
@pytest.mark.parametrize("lang", SAID)
def test_whoever_reads_nothing_but_the_texts_plays_right(lang: str) -> None:
    told = {name: say(lang, *name.split(".")) or "" for name in SAID[lang]}
    assert [name for name, phrase in SAID[lang].items() if phrase not in told[name]] == []
    assert SAID[lang].keys() == SAID["en"].keys()
