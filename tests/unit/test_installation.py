"""Advice on what to install: never by a name that nobody holds on the package index."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError

import pytest

from forno import installation
from forno.cli.app import EXTRAS
from harness import CHECKOUT

COMMAND = r"(?:pip3?|pipx|uv pip|uv tool|uv|poetry|conda|python -m pip)[ \"',]+(?:install|wheel|run|add|inject)\b"
NAME = r"(?<![\w./@:-])forno(?:[-_]kernel)?(?![\w./:-])"
FROM_THE_INDEX = re.compile(
    rf"{COMMAND}[^\n`|]*?[ \"'=]{NAME}"  # pip install forno
    r"|\bforno(?:[-_]kernel)?\[(?!\"|')"  # forno[terminal]
    rf"|\buvx (?!--from)[^\n`|]*?{NAME}"  # uvx forno
)
"""What would install a package by one of our names. The path of a wheel is none: `dist/forno-*.whl`."""
TEXTS = (
    "src",
    "docs",
    "packaging",
    "harness",
    ".github",
    ".ci",
    "*.md",
    "*.toml",
    "forno",
    "forno.cmd",
    ".gitlab-ci.yml",
)
AFTER_THE_RELEASE = re.compile(r"^## The first release$.*", re.MULTILINE | re.DOTALL)
"""The section of docs/releasing.md that says what such lines will be."""


class Installed:
    """The metadata of a package, as far as it is asked for."""

    def __init__(self, address: str | None) -> None:
        self.noted = json.dumps({"url": address}) if address else None

    def read_text(self, name: str) -> str | None:
        return self.noted if name == "direct_url.json" else None


def advice(monkeypatch: pytest.MonkeyPatch, address: str | None) -> str:
    monkeypatch.setattr(installation, "is_checkout", lambda: False)
    monkeypatch.setattr(installation, "distribution", lambda name: Installed(address))
    return installation.advice_for("terminal")


def test_a_package_is_installed_again_from_where_it_came(monkeypatch: pytest.MonkeyPatch) -> None:
    said = advice(monkeypatch, "file:///home/anna/my%20files/forno-0.1.0-py3-none-any.whl")
    assert said == "pip install '/home/anna/my files/forno-0.1.0-py3-none-any.whl[terminal]'"


@pytest.mark.parametrize("address", [None, "https://example.org/forno-0.1.0-py3-none-any.whl"])
def test_where_nobody_noted_a_path_the_file_is_named(monkeypatch: pytest.MonkeyPatch, address: str | None) -> None:
    assert re.fullmatch(r"pip install 'forno-[\w.+]+-py3-none-any\.whl\[terminal\]'", advice(monkeypatch, address))


def test_without_metadata_the_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Installed:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(installation, "is_checkout", lambda: False)
    monkeypatch.setattr(installation, "distribution", missing)
    assert "-py3-none-any.whl[arena]" in installation.advice_for("arena")


def test_a_clone_has_a_command_for_every_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "is_checkout", lambda: True)
    for extra in EXTRAS.values():
        assert re.match(
            r"\./forno set-up (run|arena)$|uv pip install --python \.venv (ray|torch numpy)$",
            installation.advice_for(extra),
        )


@pytest.mark.parametrize(
    "line",
    [
        "pip install forno",
        "pip install 'forno[terminal]'",
        'pipx install "forno[postgres,redis]"',
        "uvx forno",
        "python -m pip install --upgrade forno-kernel",
        "install forno[research]",
        "uv add forno",
        'pip install --find-links dist "forno_kernel"',
    ],
)
def test_the_search_finds_what_names_the_index(line: str) -> None:
    assert FROM_THE_INDEX.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "pip install dist/forno-*.whl",
        'pipx install "$(ls dist/forno-*.whl)[terminal]"',
        "uvx --from dist/forno-*.whl forno",
        "/opt/forno/bin/pip install --no-deps dist/forno_kernel-*.whl",
        "install --directory /etc/forno",
    ],
)
def test_the_search_leaves_files_alone(line: str) -> None:
    assert not FROM_THE_INDEX.search(line)


def test_no_line_installs_a_name_that_nobody_holds() -> None:
    search = FROM_THE_INDEX.finditer
    files = [
        file for one in TEXTS for path in CHECKOUT.glob(one) for file in (path.rglob("*") if path.is_dir() else [path])
    ]
    found = []
    for file in files:
        if file.is_file() and "page" not in file.parts and file.suffix not in (".webp", ".png", ".pyc", ".woff2"):
            text = AFTER_THE_RELEASE.sub("", file.read_text(encoding="utf-8", errors="ignore"))
            lines = (line for line in text.split("\n") if "forno" in line)
            found += [f"{file.relative_to(CHECKOUT)}: {match[0]}" for line in lines for match in search(line)]
    assert len(files) > 500
    assert found == []


def test_no_package_of_ours_needs_one() -> None:
    skeleton = tomllib.loads((CHECKOUT / "src/forno/cli/skeleton/pyproject.toml").read_text(encoding="utf-8"))
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [one for names in project["optional-dependencies"].values() for one in names]
    needed = [*skeleton["project"]["dependencies"], *project["dependencies"], *extras]
    assert [one for one in needed if one.startswith("forno")] == []
