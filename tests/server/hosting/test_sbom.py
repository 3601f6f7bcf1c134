"""The software bill of materials: valid CycloneDX, complete, reproducible, and in the wheel."""

from __future__ import annotations

import importlib.metadata
import json
import re
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from harness import CHECKOUT
from hatch_build import load

sbom = load("requirements/sbom.py")
PAGE = load("web/build.py")

pytestmark = pytest.mark.skipif(
    not (CHECKOUT / "src/forno/page/licences.txt").is_file(), reason="the page is not built"
)


@pytest.mark.nightly
def test_it_is_valid() -> None:
    # only here: the grammars of the validator take seconds to import
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    text = json.dumps(sbom.Bill().document())
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None


def test_it_is_the_same_each_time() -> None:
    assert json.dumps(sbom.Bill().document()) == json.dumps(sbom.Bill().document())


def test_it_lists_what_is_installed_and_bundled_and_no_tool_of_the_build() -> None:
    components = sbom.Bill().document()["components"]
    scopes = {component["name"]: component.get("scope") for component in components}
    assert scopes["aiohttp"] == scopes["yarl"] == scopes["svelte"] == scopes["@noble/hashes"] == "required"
    assert scopes["asyncpg"] == scopes["textual"] == "optional"
    assert {"hatchling", "vite", "pytest"} & {*scopes} == set()
    assert all(component["licenses"] for component in components)


def test_every_component_is_reached_from_the_package() -> None:
    document = sbom.Bill().document()
    needs = {one["ref"]: one["dependsOn"] for one in document["dependencies"]}
    reached, waiting = set(), [document["metadata"]["component"]["bom-ref"]]
    while waiting:
        one = waiting.pop()
        if one not in reached:
            reached.add(one)
            waiting += needs.get(one, [])
    assert {component["bom-ref"] for component in document["components"]} <= reached


def test_licences_agree_with_what_the_packages_say() -> None:
    bill = sbom.Bill()
    assert {*bill.licences} == {*bill.pins}, "requirements/licences.toml has a line for each package of run.txt"
    for name, licence in bill.licences.items():
        try:
            said = importlib.metadata.metadata(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # not needed on this system
        for expression in said.get_all("License-Expression", []):
            assert {*re.split(r" (?:AND|OR) ", expression)} == {*re.split(r" (?:AND|OR) ", licence)}, name


def test_the_wheel_holds_it_and_the_notices_of_the_page(tmp_path: Path) -> None:
    if not PAGE.is_fresh():
        pytest.skip("the page is older than its sources")
    (wheel,) = WheelBuilder(str(CHECKOUT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [one for one in archive.namelist() if "/sboms/" in one]
        assert name.endswith(".dist-info/sboms/forno.cdx.json")
        assert json.loads(archive.read(name)) == json.loads(json.dumps(sbom.Bill().document()))
        assert b"svelte" in archive.read("forno/page/licences.txt")


def test_a_package_without_a_licence_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    bill = sbom.Bill()
    del bill.licences["aiohttp"]
    with pytest.raises(SystemExit, match=r"licences\.toml does not say what the licence of aiohttp is"):
        bill.document()
