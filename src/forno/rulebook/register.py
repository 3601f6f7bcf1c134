"""The register of rules, from rules.toml: their ids in reading order, and the games that each holds in."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from forno.core.errors import Unreadable
from forno.rulebook.bundles import say, third_party_folders

PIZZA = ("mamma-mia", "sole-mio", "grande", "plus")
GAMES = (*PIZZA, "solo")
GROUPS = {"all": GAMES, "pizza": PIZZA, "solo": ("solo",)}
REGISTER = "rules.toml"


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
    """Return the rules of a game, or of all games, in reading order."""
    if game is None:
        return list(_register().values())
    found = [rule for rule in _register().values() if game in rule.games]
    if not found:
        known = dict.fromkeys([*GAMES, *(name for rule in _register().values() for name in rule.games)])
        raise Unreadable(f"no rulebook for this game; there are: {', '.join(known)}", game or "(nothing)")
    return found


def text(rule: str, lang: str) -> str:
    """Return the text of a rule."""
    known = _register().get(rule)
    written = say(lang, known.message) if known else None
    if written is None:
        raise Unreadable("no rule has this id", rule or "(nothing)")
    return written


@cache
def _register() -> dict[str, Rule]:
    """Read the rules of Forno, then those of other packages. A package may list a rule of Forno for its own games."""
    register = {rule.id: rule for rule in _rules_in(files(__package__))}
    for folder in third_party_folders():
        for rule in _rules_in(folder):
            known = register.get(rule.id)
            register[rule.id] = Rule(rule.id, known.games + rule.games, known.ruling) if known else rule
    return register


def _rules_in(package: Traversable) -> list[Rule]:
    file = package / REGISTER
    if not file.is_file():
        return []
    return [_rule(**entry) for entry in tomllib.loads(file.read_text(encoding="utf-8"))["rules"]]


def _rule(id: str, games: str | list[str], ruling: bool = False) -> Rule:  # noqa: A002
    return Rule(id, GROUPS[games] if isinstance(games, str) else tuple(games), ruling)
