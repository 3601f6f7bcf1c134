"""The package as an index and its users meet it: metadata, files of sdist and wheel, and extras."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.metadata.spec import construct_metadata_file_2_4
from hatchling.plugin.manager import PluginManager

from forno.cli.app import EXTRAS
from harness import CHECKOUT

PROJECT: dict[str, Any] = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
ADDED_BY_THE_BUILDER = {".gitignore", "pyproject.toml"}
"""Files that are in every sdist, and not in the builder's list."""


@pytest.fixture(scope="module")
def metadata() -> str:
    """The metadata of the wheel, README included."""
    return str(construct_metadata_file_2_4(ProjectMetadata(str(CHECKOUT), PluginManager())))


@cache
def files_of(builder: type[SdistBuilder] | type[WheelBuilder]) -> frozenset[str]:
    return frozenset(file.distribution_path for file in builder(str(CHECKOUT)).recurse_included_files())


# --- metadata


def test_no_link_of_the_metadata_leads_nowhere(metadata: str) -> None:
    """Forno has no address yet: README's links to files of the clone are words there."""
    head, _, readme = metadata.partition("\n\n")
    readme = re.sub(r"^```.*?^```$", "", readme, flags=re.MULTILINE | re.DOTALL)
    addresses = re.findall(r"""(?:\]\(|(?:href|src|srcset)=")([^)"\s]+)""", readme)
    assert [address for address in addresses if not address.startswith(("https://", "#"))] == []
    assert "Project-URL" not in head
    assert "example.org" not in metadata
    assert "**Players**" in readme
    assert "Whose games these are" in readme
    assert "|" not in readme


def test_links_of_the_readme_work_on_an_index() -> None:
    """As soon as there is a project URL `Source`."""
    import hatch_build

    written = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    found = re.findall(
        r"[(\"]https://s/(?:blob|raw)/([^#)\"\s]+)", hatch_build.with_whole_addresses(written, "https://s/{}")
    )
    assert {"docs/play.md", "docs/images/table.webp"} <= {*found}
    assert [path for path in found if not (CHECKOUT / path).exists()] == []


def test_pictures_are_linked_as_files_and_code_is_left_alone() -> None:
    import hatch_build

    written = (
        '![t](docs/t.png) <img src="docs/t.webp"> [d](docs/d.md#a) [a](#a) [w](https://w.org)\n```\n[c](d.md)\n```\n'
    )
    whole = '![t](S/raw/docs/t.png) <img src="S/raw/docs/t.webp"> [d](S/blob/docs/d.md#a) [a](#a) [w](https://w.org)\n'
    assert hatch_build.with_whole_addresses(written, "S/{}") == whole + "```\n[c](d.md)\n```\n"


def test_the_classifiers_name_each_python_and_language_that_is_checked(metadata: str) -> None:
    classifiers = PROJECT["project"]["classifiers"]
    pythons = [line.rpartition(" ")[2] for line in classifiers if re.search(r"Python :: 3\.\d+$", line)]
    workflow = (CHECKOUT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert f"python: {json.dumps(pythons)}" in workflow
    launcher = (CHECKOUT / "forno").read_text(encoding="utf-8")
    assert {f"python{one}" for one in pythons} <= {*re.findall(r"python3\.\d+", launcher)}
    assert sum(line.startswith("Natural Language") for line in classifiers) == 5
    assert "as a library" not in PROJECT["project"]["description"]


# --- extras


def test_every_extra_is_named_where_its_module_is_missing() -> None:
    """By the smallest extra that brings the module."""
    extras = PROJECT["project"]["optional-dependencies"]
    by_size = sorted(extras.items(), key=lambda item: -len(item[1]))
    brought = {re.split(r"[<>=]", named)[0]: extra for extra, names in by_size for named in names}
    assert brought == EXTRAS


def test_plain_forno_installs_no_package_of_an_extra() -> None:
    plain = {re.split(r"[<>=;]", named)[0] for named in PROJECT["project"]["dependencies"]}
    assert plain & {*EXTRAS} == set()


def test_every_dependency_has_a_lower_bound_and_none_is_capped_without_a_reason() -> None:
    text = (CHECKOUT / "pyproject.toml").read_text(encoding="utf-8")
    named = [*chain(PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"].values())]
    assert [one for one in named if ">=" not in one] == []
    capped = [line for line in text.splitlines() if re.search(r'"[\w.-]+[^"]*<(?!=)', line) and "# " not in line]
    assert capped == []


# --- files


def test_the_sdist_holds_every_file_of_the_checkout() -> None:
    if not (CHECKOUT / ".git").exists():
        pytest.skip("no checkout: this is an sdist")
    listed = subprocess.run(["git", "ls-files"], cwd=CHECKOUT, capture_output=True, text=True, check=True).stdout
    kept = {name for name in listed.splitlines() if (CHECKOUT / name).exists()}
    assert kept - files_of(SdistBuilder) - ADDED_BY_THE_BUILDER == set()


def test_the_wheel_holds_the_package_and_nothing_else() -> None:
    files = files_of(WheelBuilder)
    assert {name.partition("/")[0] for name in files} == {"forno"}
    assert {"forno/py.typed", "forno/rulebook/rules.toml", "forno/cli/skeleton/pyproject.toml"} <= files
    source = CHECKOUT / "src"
    modules = {path.relative_to(source).as_posix() for path in source.rglob("*.py")}
    assert modules - files == set()


def test_the_built_page_is_part_of_both() -> None:
    page = CHECKOUT / "src" / "forno" / "page"
    if not (page / "index.html").exists():
        pytest.skip("the page is not built")
    assert "forno/page/index.html" in files_of(WheelBuilder)
    assert "src/forno/page/index.html" in files_of(SdistBuilder)


def test_hidden_files_and_caches_stay_out() -> None:
    assert [name for name in files_of(WheelBuilder) if "__pycache__" in name or Path(name).name.startswith(".")] == []
