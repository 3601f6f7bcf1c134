"""Text with something wrong in it, as it comes from a hand or a bad copy."""

from __future__ import annotations

import re
from collections.abc import Callable

from hypothesis import strategies as st

JUNK = [
    *("", "0", "-1", "1", "2", "99", "1000", "10000000000", "²", "?", "none", "yes", "unknown", "3 unknown"),
    *("olive", "2 salami", "double pepper", "chef card", "minimale", "minimale of 1", "of 9", "red 7", "draw-four"),
    *("|", "[]", "{}", "null", '{"step":"pass"}', '[{"step":"turn","seat":7}]', "[[0]]", "fast:1", "fair:zz:0", "a=b"),
]
junk = st.sampled_from(JUNK) | st.text(max_size=8)


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """The text after one to three mishaps."""
    for _ in range(draw(st.integers(1, 3))):
        text = draw(st.sampled_from([lines, words, characters]).flatmap(lambda mishap: mishap(text)))  # noqa: B023
    return text


def lines(text: str) -> st.SearchStrategy[str]:
    """A line dropped, doubled, exchanged with another, or its value replaced."""
    return _pieces(text.split("\n"), "\n", replaced=lambda line, value: f"{line.partition(':')[0]}: {value}")


def words(text: str) -> st.SearchStrategy[str]:
    """The same with a word."""
    return _pieces(re.split(r"([\s,:=|\[\]{}\"]+)", text), "", replaced=lambda _, value: value)


def characters(text: str) -> st.SearchStrategy[str]:
    """The same with a single character."""
    return _pieces(list(text), "", replaced=lambda _, value: value[:1])


@st.composite
def _pieces(draw: st.DrawFn, pieces: list[str], glue: str, replaced: Callable[[str, str], str]) -> str:
    places = st.integers(0, len(pieces) - 1)
    here, there = draw(places), draw(places)
    how = draw(st.sampled_from(["drop", "double", "exchange", "replace"]))
    pieces = [*pieces]
    if how == "drop":
        del pieces[here]
    elif how == "double":
        pieces.insert(there, pieces[here])
    elif how == "exchange":
        pieces[here], pieces[there] = pieces[there], pieces[here]
    else:
        pieces[here] = replaced(pieces[here], draw(junk))
    return glue.join(pieces) or "\n"
