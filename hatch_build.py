"""Build hooks: the page is built into the package, version and SBOM are written, README's links work on an index."""

from __future__ import annotations

import re
import sys
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


SBOM = "build/forno.cdx.json"
VERSION = "build/version.txt"
PLACES = {"wheel": "forno/version.txt", "sdist": "src/forno/version.txt"}
"""Places of the written version, where there is no checkout to read it from."""


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hook of each target: a page that is up to date is not built again; what is given away has its version written
    down, and a wheel its SBOM."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page_builder().build()
        if version != "standard":
            return
        if not (CHECKOUT / PLACES["sdist"]).exists():
            (CHECKOUT / VERSION).parent.mkdir(exist_ok=True)
            (CHECKOUT / VERSION).write_text(f"{self.metadata.version}\n", encoding="ascii")
            build_data["force_include"][VERSION] = PLACES[self.target_name]
        if self.target_name == "wheel":
            load("requirements/sbom.py").write(CHECKOUT / SBOM)
            build_data["sbom_files"].append(SBOM)

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
    return load("web/build.py")


def load(path: str) -> Any:
    """Load a module of the checkout that belongs to no package."""
    spec = spec_from_file_location(f"forno_{Path(path).stem}", CHECKOUT / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
