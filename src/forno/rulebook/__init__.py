"""The rulebook as data: every rule with its id, its games, and its text in five languages."""

from forno.rulebook.bundles import LANGUAGES
from forno.rulebook.hints import hint
from forno.rulebook.pages import Page, Section, page
from forno.rulebook.refusals import refusal
from forno.rulebook.register import Rule, rules, text

__all__ = ["LANGUAGES", "Page", "Rule", "Section", "hint", "page", "refusal", "rules", "text"]
