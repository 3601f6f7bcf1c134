"""The rulebook as data: every rule with its id, its games, and its text in five languages."""

from forno.rulebook.bundles import LANGUAGES
from forno.rulebook.pages import Page, RuleLine, Section, description, page, title
from forno.rulebook.register import Rule, rules, text
from forno.rulebook.sentences import hint, refusal, refusal_in_notation

__all__ = [
    "LANGUAGES", "Page", "Rule", "RuleLine", "Section",
    "description", "hint", "page", "refusal", "refusal_in_notation", "rules", "text", "title",
]  # fmt: skip
