"""Guides as data for the page, web/src/screens/learn/rulebook/guides.json: numbers computed, cards as codes."""

from __future__ import annotations

from typing import Any

import msgspec

from forno.guides.guide import Paragraph, Section, guide, names, paragraph_numbers
from forno.guides.numbers import game_numbers
from forno.guides.scenes import Group, read_cards


def page_data() -> str:
    """Return every guide as JSON, in lines that read well in a diff."""
    whole = {game: {"numbers": game_numbers(game), "sections": _sections(game)} for game in names()}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def _sections(game: str) -> list[dict[str, Any]]:
    return [_section(game, section) for section in guide(game).sections]


def _section(game: str, section: Section) -> dict[str, Any]:
    return {"name": section.name, "paragraphs": [_paragraph(game, one) for one in section.paragraphs]}


def _paragraph(game: str, paragraph: Paragraph) -> dict[str, Any]:
    own = {
        name: number for name, number in paragraph_numbers(game, paragraph).items() if name not in game_numbers(game)
    }
    found: dict[str, Any] = {"text": f"guide-{paragraph.text}", "rules": paragraph.rules}
    if paragraph.card:
        found |= {"card": read_cards(game, paragraph.card)[0], "numbers": own}
    if paragraph.option:
        found["option"] = paragraph.option
    if paragraph.scene:
        found["scene"] = [_group(game, group) for group in paragraph.scene]
    return found


def _group(game: str, group: Group) -> dict[str, Any]:
    return {"label": group.label, "cards": read_cards(game, group.cards)}
