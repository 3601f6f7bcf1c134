"""The build hook: the page is built into the package, so that who installs it needs no Node."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called for each target: what is built already is not built again."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page_builder().build()

    def dependencies(self) -> list[str]:
        builder = page_builder()
        return [] if builder.is_fresh() or builder.machine_has_node() else [builder.WHEEL]


def page_builder() -> Any:
    """web/build.py, which is no module of any package."""
    spec = spec_from_file_location("forno_page", Path(__file__).parent / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
