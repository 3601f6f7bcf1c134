"""The texts of a language as syntax trees, parsed once for all tests of a process: it takes a second a language."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from forno.rulebook.bundles import sources


def source(lang: str) -> str:
    """Join the text files of Forno in a language."""
    return "\n".join(sources(lang))


@cache
def resource(lang: str) -> ftl.Resource:
    """Parse the text files of Forno in a language."""
    return FluentParser().parse(source(lang))
