"""The documentation site: it is built without a warning, all its links hold, and it can be searched from its folder."""

from __future__ import annotations

import importlib
from inspect import isclass, isfunction
from pathlib import Path

import pytest
from playwright.sync_api import expect

from harness.browser.fixtures import NewDevice
from harness.site import Page, build, faults

pytestmark = pytest.mark.nightly
"""Sphinx needs a minute. In each `./forno test`, tests/unit/docs checks the links of the pages, their place in the
navigation and the modules that the reference names."""
pytest.importorskip("sphinx", reason="the tier `docs` is not installed")
PUBLIC = [
    "forno",
    "forno.games.pizza",
    "forno.games.solo",
    "forno.bots",
    "forno.client",
    "forno.testing",
    "forno.review",
    "forno.fairness",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    assert build(folder) == 0
    return folder


def test_all_links_hold(site: Path) -> None:
    assert [*faults(site)] == []


def test_faults_are_found(tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text('<p id="here"><a href="one.html#here">', encoding="utf-8")
    assert [*faults(tmp_path)] == []
    (tmp_path / "one.html").write_text(
        '<a href="#no"><a href="two.html"><script src="https://x.org/y.js">', encoding="utf-8"
    )
    assert [fault.split(": ")[1] for fault in faults(tmp_path)] == [
        "#no has no such anchor",
        "two.html is missing",
        "https://x.org/y.js is loaded from elsewhere",
    ]


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    """Classes and functions; a constant is there if it has a docstring."""
    anchors = set().union(*(Page(path).anchors for path in (site / "reference").glob("*.html")))
    modules = map(importlib.import_module, PUBLIC)
    public = {(module.__name__, name): getattr(module, name) for module in modules for name in module.__all__}
    described = {".".join(path) for path, value in public.items() if isclass(value) or isfunction(value)}
    assert described - anchors == set()


def test_it_can_be_searched_from_its_folder(site: Path, device: NewDevice) -> None:
    page = device(offline=True).new_page()
    page.goto((site / "index.html").as_uri())
    page.get_by_role("textbox", name="Search").fill("jump-in window")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="The jump-in window")).to_be_visible()
