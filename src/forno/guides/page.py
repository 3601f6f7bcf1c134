"""Guides as data for the page, web/src/screens/learn/rulebook/guides.json: numbers computed, cards as codes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from forno.guides.guide import Paragraph, Section, guide, names, paragraph_numbers
from forno.guides.numbers import game_numbers
from forno.guides.scenes import Group, read_cards


def page_data() -> str:
    """Return every guide as JSON, one line for each paragraph."""
    return f"{{\n{_joined(_guide(game) for game in names())}\n}}\n"


def _guide(game: str) -> str:
    sections = _joined(_section(game, section) for section in guide(game).sections)
    return f'"{game}": {{ "numbers": {_json(game_numbers(game))}, "sections": [\n{sections}\n] }}'


def _section(game: str, section: Section) -> str:
    paragraphs = _joined(f"  {_json(_paragraph(game, one))}" for one in section.paragraphs)
    return f' {{ "name": "{section.name}", "paragraphs": [\n{paragraphs}\n ] }}'


def _joined(parts: Iterable[str]) -> str:
    return ",\n".join(parts)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


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
