"""The register of rules, from rules.toml: which there are, in reading order, and where they hold."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from forno.core.errors import Unreadable
from forno.rulebook.bundles import say

PIZZA = ("mamma-mia", "sole-mio", "grande", "plus")
GAMES = (*PIZZA, "solo")
GROUPS = {"all": GAMES, "pizza": PIZZA, "solo": ("solo",)}


class Rule(msgspec.Struct, frozen=True):
    """One rule. A ruling is a decision of this project, wholly or in part, where the rulebooks are silent."""

    id: str
    games: tuple[str, ...]
    ruling: bool = False

    @property
    def message(self) -> str:
        """Its name in the text files: `turn.one-kind` is `turn-one-kind` there."""
        return self.id.replace(".", "-")

    @property
    def section(self) -> str:
        """The chapter of the rulebook that it stands in."""
        return self.id.partition(".")[0]


def rules(game: str | None = None) -> list[Rule]:
    """The rules of a game, or of all games, in reading order."""
    if game is None:
        return list(_register().values())
    if game not in GAMES:
        raise Unreadable(f"no rulebook for this game; there are: {', '.join(GAMES)}", game or "(nothing)")
    return [rule for rule in _register().values() if game in rule.games]


def text(rule: str, lang: str) -> str:
    """What a rule says."""
    known = _register().get(rule)
    written = say(lang, known.message) if known else None
    if written is None:
        raise Unreadable("no rule has this id", rule or "(nothing)")
    return written


@cache
def _register() -> dict[str, Rule]:
    source = (files(__package__) / "rules.toml").read_text(encoding="utf-8")
    return {entry["id"]: _rule(**entry) for entry in tomllib.loads(source)["rules"]}


def _rule(id: str, games: str | list[str], ruling: bool = False) -> Rule:  # noqa: A002
    return Rule(id, GROUPS[games] if isinstance(games, str) else tuple(games), ruling)
