"""Build hooks: the page is built into the package, version and SBOM are written, README's links work on an index."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CHECKOUT = Path(__file__).parent
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"""(?P<before>\]\(|(?:href|src|srcset)=")(?!\w+:|[#/])(?P<path>[^)"\s]+)""")
"""The address of a link or a picture of Markdown or HTML, if it is relative."""
RELATIVE = re.compile(r"""^.*!\[.*\n(?:\|.*\n)*|\[(?P<words>[^\]]*)\]\((?!\w+:|#)[^)]*\)""", re.MULTILINE)
"""A line or table of pictures, or a link whose address is relative."""
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
        build_page()
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
    """Hook of the metadata: README.md with whole addresses; without links as long as no project URL says where to."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (CHECKOUT / "README.md").read_text(encoding="utf-8")
        if source := metadata.get("urls", {}).get("Source"):
            release, _, commit = metadata["version"].partition("+g")
            text = with_whole_addresses(text, f"{source}/{{}}/{commit or f'v{release}'}")
        else:
            text = without_relative_links(text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_whole_addresses(markdown: str, source: str) -> str:
    """Replace relative links outside of code blocks; `source` has a place for `blob`, or `raw` for pictures."""

    def whole(link: re.Match[str]) -> str:
        kind = "raw" if PICTURE.search(link["path"]) else "blob"
        return f"{link['before']}{source.format(kind)}/{link['path']}"

    parts = FENCED.split(markdown)
    return "".join(part if part.startswith("```") else LINK.sub(whole, part) for part in parts)


def without_relative_links(markdown: str) -> str:
    """Keep the words of relative links outside of code blocks, and drop pictures."""

    def words(link: re.Match[str]) -> str:
        return link["words"] or ""

    parts = FENCED.split(markdown)
    return "".join(part if part.startswith("```") else RELATIVE.sub(words, part) for part in parts)


def page_builder() -> Any:
    return load("web/build.py")


def build_page() -> None:
    """Build the page, with the certificates and proxies that `./forno` uses; end with one sentence if that fails."""
    builder = page_builder()
    if builder.is_fresh():
        return
    network, failures = load("harness/set_up/network.py"), load("harness/set_up/failures.py")
    settings = network.parse(pip_config(), network.npmrc(Path.home()))
    reason = None if builder.is_installed() else network.problem(settings.registry, settings.proxy)
    from_cache = {"npm_config_offline": "true"} if reason else {}
    os.environ.update(network.environment(settings) | from_cache)
    try:
        builder.build()
    except builder.CannotBuild as error:
        found = failures.cause_of(str(error), CHECKOUT, urlsplit(settings.registry).hostname)
        cause = reason or (found.sentence if found else failures.last_error(str(error)))
        sys.exit(f"forno: the page could not be built: {cause}")


def pip_config() -> str:
    """Ask the pip of the Python outside of any environment for its configuration; empty if it has none."""
    python = getattr(sys, "_base_executable", sys.executable)
    command = [python, "-I", "-m", "pip", "config", "list"]
    return subprocess.run(command, capture_output=True, text=True).stdout


def load(path: str) -> Any:
    """Load a module of the checkout that belongs to no package."""
    spec = spec_from_file_location(f"forno_{Path(path).stem}", CHECKOUT / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
