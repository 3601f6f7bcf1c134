"""The documentation site, built by Sphinx: `./forno docs FOLDER`.

Each start page for a kind of reader (`for-*.md`) has a numbered list of pages; the lists are also the navigation of the
site. A page is placed under the first start page that lists it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer  # type: ignore[import-untyped]
from sphinx.application import Sphinx

import forno
from forno import guides
from forno.kernel.spec import spec_of

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent))
READERS = ("for-players", "for-hosts", "for-bot-authors", "for-researchers", "for-contributors")
LISTED = re.compile(r"^(?:\d+\.|-) \[[^\]]*\]\(([\w/-]+)\.md\)", re.MULTILINE)
"""An item of a list that begins with a link to a page."""
ROOT_PAGES = {
    "contributing": "CONTRIBUTING.md",
    "changelog": "CHANGELOG.md",
    "conduct": "CODE_OF_CONDUCT.md",
    "security": "SECURITY.md",
}
"""Pages whose text lies in the root of the checkout, where a forge looks for it."""
CODE = re.compile(r"(?<!`)`([^`]+)`(?!`)")

project = "Forno"
author = "the Forno authors"
version = release = forno.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Forno {version}"
html_favicon = "../web/public/icon.svg"
html_static_path = ["style.css"]
html_css_files = ["style.css"]
html_copy_source = html_show_copyright = False
html_show_search_summary = False  # browsers do not let a page in a folder read its neighbours
myst_enable_extensions = ["html_image"]  # a picture with a width
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_mock_imports = ["openskill", "ray", "scipy"]  # extras that the reference need not run


def navigation() -> dict[str, list[str]]:
    """List the pages below each page that has a list of them."""
    found = {"index": [f"/{page}" for page in READERS]}
    placed: set[str] = set()
    for page in (*READERS, "decisions/index"):
        folder = page.rpartition("index")[0]
        listed = LISTED.findall((DOCS / f"{page}.md").read_text(encoding="utf-8"))
        found[page] = [f"/{folder}{name}" for name in listed if f"/{folder}{name}" not in placed]
        placed.update(found[page])
    return found


NAVIGATION = navigation()


def complete_page(_app: Sphinx, page: str, source: list[str]) -> None:
    """Add texts that lie elsewhere, and the hidden table of contents of a start page."""
    if page in ROOT_PAGES:
        source[0] = (DOCS.parent / ROOT_PAGES[page]).read_text(encoding="utf-8").replace("](docs/", "](")
        for name, file in ROOT_PAGES.items():
            source[0] = source[0].replace(f"]({file})", f"]({name}.md)")
    if page == "protocol":
        from harness.protocol_tables import with_tables

        source[0] = with_tables(source[0])
    if page == "rules":
        source[0] += "".join(map(rules_of, guides.names()))
    if page == "reference/fields":
        source[0] += "".join(map(fields_of_game, ("solo", "mamma-mia")))
    if names := NAVIGATION.get(page):
        source[0] += "\n".join(["\n\n```{toctree}", ":hidden:", ":titlesonly:", "", *names, "```", ""])


def rules_of(game: str) -> str:
    """Write the guide of a game as Markdown."""
    guide = guides.guide_text(game, "en")
    parts = [f"## {guide.title}"]
    for title, lines in guide.sections:
        parts.append(f"### {title}")
        for line in lines:
            parts += [line.text, *([f"> {line.scene}"] if line.scene else [])]
    return "\n\n".join(["", *parts, ""])


def fields_of_game(name: str) -> str:
    """Write the fields of a game's observations, which its family shares, as a table."""
    game = forno.game(name)
    spec = spec_of(game, game.least, "perfect")
    family = "SOLO" if name == "solo" else "The pizza games"
    rows = ["", "", f"## {family}", "", "| field | shape | from | to | meaning |", "|---|---|---|---|---|"]
    for field in spec.fields:
        shape = " x ".join(map(str, field.shape)) or "1"
        kind = ", memory" if field.memory else ""
        rows.append(f"| `{field.name}`{kind} | {shape} | {field.low} | {field.high} | {field.about} |")
    return "\n".join([*rows, ""])


def convert_docstring(_app: Sphinx, _what: str, _name: str, _documented: Any, _options: Any, lines: list[str]) -> None:
    lines[:] = to_rst(lines)


def to_rst(lines: list[str]) -> Iterator[str]:
    """Convert Markdown to reStructuredText: code between backquotes, and indented blocks of code."""
    is_code = False
    for line in lines:
        is_indented = line.startswith("    ")
        if is_indented and not is_code:
            yield from ("", ".. code-block:: text", "")
        is_code = is_indented or (is_code and not line)
        yield line if is_code else CODE.sub(r"``\1``", line)


def is_elsewhere(app: Sphinx, _what: str, name: str, documented: Any, _skips: bool, _options: Any) -> bool | None:
    """Leave out the names of `import forno`, which have a page of their own. None leaves the choice to Sphinx."""
    page = app.env.current_document.docname
    return True if page != "reference/forno" and getattr(forno, name, None) is documented else None


def setup(app: Sphinx) -> None:
    app.add_lexer("ftl", TextLexer)
    app.connect("source-read", complete_page)
    app.connect("autodoc-process-docstring", convert_docstring)
    app.connect("autodoc-skip-member", is_elsewhere)
