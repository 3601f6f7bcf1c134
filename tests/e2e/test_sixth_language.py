"""The page's build accepts a sixth language, added by the steps of docs/translating.md."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness import CHECKOUT
from harness.counts import FULL
from harness.sixth_language import CODE, NAME, OPEN, RULEBOOK, add_language, copy_tree


@pytest.mark.skipif(not FULL, reason="builds the page once more: with FORNO_COUNTS=full")
def test_the_page_has_the_language(tmp_path: Path) -> None:
    copy_tree(tmp_path, "web", RULEBOOK.as_posix())
    shutil.copy(CHECKOUT / "LICENSE", tmp_path)
    (tmp_path / "docs").mkdir()
    shutil.copy(CHECKOUT / "docs" / "protocol.schema.json", tmp_path / "docs")
    (tmp_path / "web" / "node_modules").symlink_to(CHECKOUT / "web" / "node_modules")
    add_language(tmp_path)
    built = subprocess.run([sys.executable, "web/build.py"], cwd=tmp_path, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr

    page = tmp_path / "src" / "forno" / "page"
    [link] = re.findall(rf'<link [^>]*hreflang="{CODE}"[^>]*>', (page / "index.html").read_text(encoding="utf-8"))
    [href] = re.findall(r'href="/([^"]+)"', link)
    assert OPEN in (page / href).read_text(encoding="utf-8")
    scripts = [script.read_text(encoding="utf-8") for script in (page / "assets").glob("*.js")]
    assert any(NAME in script for script in scripts), "the choice of languages names it"
