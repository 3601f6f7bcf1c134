"""The rulebook as data: every rule with its id, its games, and its text in five languages."""

from forno.rulebook.bundles import LANGUAGES
from forno.rulebook.pages import Page, Section, page
from forno.rulebook.register import Rule, rules, text
from forno.rulebook.sentences import hint, refusal

__all__ = ["LANGUAGES", "Page", "Rule", "Section", "hint", "page", "refusal", "rules", "text"]
