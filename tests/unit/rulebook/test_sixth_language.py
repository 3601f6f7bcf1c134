"""A sixth language takes the steps of docs/translating.md and no other: the list of languages is in one place."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from harness import CHECKOUT
from harness.sixth_language import CLOSE, CODE, OPEN, add_language, copy_tree

ACCEPTING = "tests/unit/rulebook/test_complete.py"
LANGUAGE_TESTS = (ACCEPTING, "tests/unit/rulebook/test_texts.py")
CODES = re.compile(r"""["'](fr|it|ru|de)["']|\b(fr|it|ru|de): """)
MAX_CODES = 2
"""Some code may name a language or two, for an example; more of them are a list."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a sixth language."""
    folder = tmp_path_factory.mktemp("sixth")
    copy_tree(folder, "src")
    add_language(folder)
    return folder


def python(tree: Path, *arguments: str) -> str:
    """Run Python with the copy in place of the package; return what it prints."""
    environ = {**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "120"}
    done = subprocess.run([sys.executable, *arguments], cwd=CHECKOUT, env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_the_tests_of_every_language_accept_it(tree: Path) -> None:
    said = python(tree, "-m", "pytest", "-p", "no:cacheprovider", "-vv", "-k", f"{CODE}]", *LANGUAGE_TESTS)
    assert said.count(f"{CODE}] PASSED") >= 10, said


def test_the_rules_are_printed_in_it(tree: Path) -> None:
    for arguments in (["rules", "mamma-mia"], ["rules", "solo", "--reference"]):
        printed = python(tree, "-m", "forno", *arguments, "--lang", CODE)
        assert printed.count(OPEN) > 20
        assert printed.count(OPEN) == printed.count(CLOSE)
    assert f"de or {CODE}." in python(tree, "-m", "forno", "rules", "--help")


@pytest.mark.long
def test_a_text_that_is_missing_is_named(tree: Path) -> None:
    """The tests that accept the language can fail."""
    file = tree / "src" / "forno" / "rulebook" / "text" / CODE / "words.ftl"
    whole = file.read_text(encoding="utf-8")
    first = re.findall(r"^([a-z][\w-]*) =", whole, re.MULTILINE)[0]
    file.write_text(whole.replace(f"\n{first} =", f"\n{first}-else =").replace(f"{first} =", f"{first}-else =", 1))
    try:
        with pytest.raises(AssertionError, match=first):
            python(tree, "-m", "pytest", "-p", "no:cacheprovider", "-k", f"same_values[{CODE}]", ACCEPTING)
    finally:
        file.write_text(whole, encoding="utf-8")


@pytest.mark.parametrize("folder", ["src", "harness", "lab", "web/src", "web/vite", "web/index.html"])
def test_no_other_place_lists_the_languages(folder: str) -> None:
    path = CHECKOUT / folder
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.suffix in (".py", ".ts", ".svelte")]
    assert files
    found = {file: {a or b for a, b in CODES.findall(file.read_text(encoding="utf-8"))} for file in files}
    assert {file: codes for file, codes in found.items() if len(codes) > MAX_CODES} == {}
