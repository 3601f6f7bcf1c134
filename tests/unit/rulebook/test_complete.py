"""Every rule has a test and a text in five languages, and whatever refuses a move can say why."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import forno.rulebook
from forno.rulebook import LANGUAGES, rules
from forno.rulebook.bundles import PLAIN, parse, texts
from harness import CHECKOUT
from harness.parsed_texts import resource, source

TEXTS = Path(forno.rulebook.__file__).parent / "text"
IDS = {rule.id for rule in rules()}

Places = dict[str, list[str]]


# --- rules and their tests


def test_every_rule_has_a_test() -> None:
    untested = sorted(IDS - _named("tests", "mark.rule").keys())
    assert not untested, f"no test names these rules: {', '.join(untested)}"


def test_every_test_names_rules_that_are_there() -> None:
    assert _strangers(_named("tests", "mark.rule")) == {}


def test_every_refusal_in_the_code_names_a_rule_that_is_there() -> None:
    assert _strangers(_named("src", "Refused")) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_the_code_refuses_by_can_say_why(lang: str) -> None:
    silent = {rule for rule in _named("src", "Refused") if f"{_message(rule)}.refused" not in _texts(lang)}
    assert silent == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_in_the_code_brings_the_values_that_the_sentence_needs(lang: str) -> None:
    texts = _texts(lang)
    wrong = {
        f"{file}:{call.lineno} {rule}": (_keywords(call), texts[f"{_message(rule)}.refused"])
        for file, call in _calls("src", "Refused")
        for rule in _strings(call)
        if None not in _keywords(call) and not _keywords(call) >= texts[f"{_message(rule)}.refused"]
    }
    assert wrong == {}


def test_rules_are_named_once() -> None:
    named = re.findall(r'id = "([^"]+)"', (TEXTS.parent / "rules.toml").read_text(encoding="utf-8"))
    assert len(named) == len(set(named)) == len(IDS)


# --- languages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_text(lang: str) -> None:
    assert {_message(rule) for rule in IDS} - _texts(lang).keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_says_what_english_says_and_with_the_same_values(lang: str) -> None:
    """One message too few, one too many, or another variable: all show here as a difference."""
    assert _texts(lang) == _texts("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_file_can_be_read_to_the_last_line_and_says_nothing_twice(lang: str) -> None:
    entries = resource(lang).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


# --- reading the sources


def _named(folder: str, function: str) -> Places:
    """The rules that calls of a function name, and where: `mark.rule("turn.draw")`, `Refused("turn.draw")`."""
    found: Places = defaultdict(list)
    for file, call in _calls(folder, function):
        for rule in _strings(call):
            found[rule].append(f"{file}:{call.lineno}")
    return found


@cache
def _calls(folder: str, function: str) -> list[tuple[Path, ast.Call]]:
    last = function.rpartition(".")[2]
    return [
        (file.relative_to(CHECKOUT), node)
        for file in sorted((CHECKOUT / folder).rglob("*.py"))
        if (text := file.read_text(encoding="utf-8")) and function in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and last in (getattr(node.func, "id", ""), getattr(node.func, "attr", ""))
        if f".{ast.unparse(node.func)}".endswith(f".{function}")
    ]


def _strings(call: ast.Call) -> list[str]:
    """The texts among the arguments without keywords, also those that a condition chooses between."""
    parts = [part for argument in call.args for part in ast.walk(argument)]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def _keywords(call: ast.Call) -> set[str | None]:
    """The names of the values; None stands for `**values`, of which nothing is known here."""
    return {keyword.arg for keyword in call.keywords}


def _strangers(places: Places) -> Places:
    return {rule: where for rule, where in places.items() if rule not in IDS}


def _message(rule: str) -> str:
    return rule.replace(".", "-")


# --- reading the texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_text_alone_is_what_it_is_among_the_others(lang: str) -> None:
    """The parser, which reads a message without regard to its neighbours, begins and ends each where we do."""
    whole = [entry for entry in resource(lang).body if isinstance(entry, ftl.Message | ftl.Term)]
    assert [entry.id.name for entry in whole] == list(texts(lang))
    written = source(lang)
    for entry, text in zip(whole, texts(lang).values(), strict=True):
        assert entry.span
        assert entry.id.span
        assert text.strip() == written[entry.id.span.start : entry.span.end].strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_of_one_line_is_what_the_parser_makes_of_it(lang: str) -> None:
    plain = [entry for entry in resource(lang).body if isinstance(entry, ftl.Message) and is_plain(lang, entry)]
    assert len(plain) > 500
    for entry in plain:
        [parsed] = parse(texts(lang)[entry.id.name]).body
        assert entry.equals(parsed, ignored_fields=["span", "comment"])


def is_plain(lang: str, entry: ftl.Message) -> bool:
    return PLAIN.fullmatch(texts(lang)[entry.id.name]) is not None


def test_only_texts_of_one_line_without_values_are_taken_for_such() -> None:
    """Others are left to the parser."""
    for text in ("a = b", "a-b=c  \n\n", 'a = [b] *c .d "e"'):
        [message] = parse(text).body
        assert message.equals(FluentParser().parse_entry(text), ignored_fields=["span", "comment"]), text
        assert PLAIN.fullmatch(text)
    for text in ("a = { $b }", "a = b\n  c", "a = b\n .c = d", "a =\n  b", "a = b\t", "a =", "A = b", "-a = b"):
        assert not PLAIN.fullmatch(text), text


@cache
def _texts(lang: str) -> dict[str, set[str]]:
    """Every message and attribute by name, with the variables that it uses."""
    texts = {}
    for entry in resource(lang).body:
        if isinstance(entry, ftl.Message):
            if entry.value:
                texts[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                texts[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return texts


def _variables(pattern: ftl.Pattern) -> set[str]:
    finder = VariableFinder()
    finder.visit(pattern)
    return finder.found


class VariableFinder(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)
