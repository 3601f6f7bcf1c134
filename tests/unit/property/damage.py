"""Text with something wrong in it, as it comes from a hand or a bad copy."""

from __future__ import annotations

import re

from hypothesis import strategies as st

JUNK = [
    *("", "0", "-1", "1", "2", "99", "1000", "10000000000", "²", "?", "none", "yes", "unknown", "3 unknown"),
    *("olive", "2 salami", "double pepper", "chef card", "minimale", "minimale of 1", "of 9", "red 7", "draw-four"),
    *("|", "[]", "{}", "null", '{"step":"pass"}', '[{"step":"turn","seat":7}]', "[[0]]", "fast:1", "fair:zz:0", "a=b"),
]
junk = st.sampled_from(JUNK) | st.text(max_size=8)

WORD = re.compile(r"[^\s,:=|\[\]{}\"]+")
NUMBER = re.compile(r"[0-9]+")


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """The text after one to three mishaps."""
    for _ in range(draw(st.integers(1, 3))):
        mishap = draw(st.sampled_from([a_line, a_word, a_word, a_number, a_number, a_character]))
        text = draw(mishap(text)) or "\n"
    return text


@st.composite
def a_line(draw: st.DrawFn, text: str) -> str:
    """A line is lost, is there twice, changes places with another, or says something else."""
    lines = text.split("\n")
    places = st.integers(0, len(lines) - 1)
    here, there = draw(places), draw(places)
    match draw(st.sampled_from(["lose", "double", "exchange", "replace"])):
        case "lose":
            del lines[here]
        case "double":
            lines.insert(there, lines[here])
        case "exchange":
            (one, colon, its), (other, _, value) = (lines[place].partition(":") for place in (here, there))
            lines[here], lines[there] = f"{one}{colon}{value}", f"{other}{colon}{its}"
        case "replace":
            lines[here] = f"{lines[here].partition(':')[0]}: {draw(junk)}"
    return "\n".join(lines)


@st.composite
def a_word(draw: st.DrawFn, text: str) -> str:
    """A word is lost, is there twice, or is another one, taken from elsewhere in the text or from nowhere."""
    words = list(WORD.finditer(text))
    if not words:
        return text
    word = draw(st.sampled_from(words))
    elsewhere = st.sampled_from(words).map(lambda found: found[0])
    return _with(text, word, draw(st.just("") | st.just(f"{word[0]}, {word[0]}") | elsewhere | elsewhere | junk))


@st.composite
def a_number(draw: st.DrawFn, text: str) -> str:
    """A number is another one."""
    numbers = list(NUMBER.finditer(text))
    if not numbers:
        return text
    return _with(text, draw(st.sampled_from(numbers)), str(draw(st.integers(-1, 12) | st.integers())))


@st.composite
def a_character(draw: st.DrawFn, text: str) -> str:
    """A character is lost, or is another one."""
    here = draw(st.integers(0, len(text)))
    return text[:here] + draw(st.text(max_size=1)) + text[here + 1 :]


def _with(text: str, found: re.Match[str], instead: str) -> str:
    return text[: found.start()] + instead + text[found.end() :]
