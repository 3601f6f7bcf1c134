"""Build hooks: the page is built into the package, which then needs no Node; and README's links work on an index."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CHECKOUT = Path(__file__).parent
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"""(?P<before>\]\(|(?:href|src|srcset)=")(?!\w+:|[#/])(?P<path>[^)"\s]+)""")
"""A link or a picture of Markdown or HTML whose address is relative."""
PICTURE = re.compile(r"\.(gif|png|svg|webp)$")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hook of each target: a page that is up to date is not built again."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page_builder().build()

    def dependencies(self) -> list[str]:
        builder = page_builder()
        return [] if builder.is_fresh() or builder.machine_has_node() else [builder.WHEEL]


class ReadmeHook(MetadataHookInterface):
    """Hook of the metadata: README.md with whole addresses."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        source = f"{metadata['urls']['Source']}/{{}}/v{metadata['version']}"
        text = with_whole_addresses((CHECKOUT / "README.md").read_text(encoding="utf-8"), source)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_whole_addresses(markdown: str, source: str) -> str:
    """Replace relative links outside of code blocks; `source` has a place for `blob`, or `raw` for pictures."""

    def whole(link: re.Match[str]) -> str:
        kind = "raw" if PICTURE.search(link["path"]) else "blob"
        return f"{link['before']}{source.format(kind)}/{link['path']}"

    parts = FENCED.split(markdown)
    return "".join(part if part.startswith("```") else LINK.sub(whole, part) for part in parts)


def page_builder() -> Any:
    """Load web/build.py, which is no module of any package."""
    spec = spec_from_file_location("forno_page", CHECKOUT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
