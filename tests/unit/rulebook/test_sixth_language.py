"""A sixth language takes the steps of docs/translating.md and no other: the list of languages is in one place."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from harness import CHECKOUT
from harness.sixth_language import CLOSE, CODE, OPEN, RULEBOOK, add_language, copy_tree

ACCEPTING = "tests/unit/rulebook/test_complete.py"
LANGUAGE_TESTS = (ACCEPTING, "tests/unit/rulebook/test_texts.py")
LACKING, LACKED = "vo", "kind-pineapple"
"""A seventh language, and the text that it lacks."""
CODES = re.compile(r"""["'](fr|it|ru|de)["']|\b(fr|it|ru|de): """)
MAX_CODES = 2
"""Some code may name a language or two, for an example; more of them are a list."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a sixth language, and a seventh that lacks a text."""
    folder = tmp_path_factory.mktemp("sixth")
    copy_tree(folder, "src")
    add_language(folder)
    add_language(folder, LACKING, "Volapük")
    file = folder / RULEBOOK / "text" / LACKING / "words.ftl"
    whole = file.read_text(encoding="utf-8")
    assert whole.count(f"{LACKED} =") == 1
    file.write_text(whole.replace(f"{LACKED} =", f"{LACKED}-else ="), encoding="utf-8")
    return folder


def python(tree: Path, *arguments: str, status: int = 0) -> str:
    """Run Python with the copy in place of the package; return what it prints."""
    environ = {**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "120"}
    done = subprocess.run([sys.executable, *arguments], cwd=CHECKOUT, env=environ, capture_output=True, text=True)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
@pytest.mark.nightly
def test_the_tests_of_every_language_accept_it_and_name_a_text_that_is_missing(tree: Path) -> None:
    """In one run of them, in which they can fail."""
    chosen = f"{CODE}] or same_values[{LACKING}]"
    said = python(tree, "-m", "pytest", "-p", "no:cacheprovider", "-vv", "-k", chosen, *LANGUAGE_TESTS, status=1)
    assert said.count(f"{CODE}] PASSED") >= 10, said
    assert f"{CODE}] FAILED" not in said, said
    assert said.count("] FAILED") == said.count(f"same_values[{LACKING}] FAILED") == 1, said
    assert re.search(rf"^E .*\b{LACKED}\b(?!-else)", said, re.MULTILINE), said


PRINTING = """
import sys
from forno.cli import main

for arguments in sys.argv[1:]:
    assert main(arguments.split()) == 0
    print("-----")
"""


@pytest.mark.nightly
def test_the_rules_are_printed_in_it(tree: Path) -> None:
    asked = (f"rules mamma-mia --lang {CODE}", f"rules solo --reference --lang {CODE}", "rules --help")
    guide, reference, helped, _ = python(tree, "-c", PRINTING, *asked).split("-----\n")
    for printed in (guide, reference):
        assert printed.count(OPEN) > 20
        assert printed.count(OPEN) == printed.count(CLOSE)
    assert f"de, {CODE} or {LACKING}." in helped


@pytest.mark.parametrize("folder", ["src", "harness", "lab", "web/src", "web/vite", "web/index.html"])
def test_no_other_place_lists_the_languages(folder: str) -> None:
    path = CHECKOUT / folder
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.suffix in (".py", ".ts", ".svelte")]
    assert files
    found = {file: {a or b for a, b in CODES.findall(file.read_text(encoding="utf-8"))} for file in files}
    assert {file: codes for file, codes in found.items() if len(codes) > MAX_CODES} == {}
