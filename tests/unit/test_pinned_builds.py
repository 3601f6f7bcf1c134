"""What builds Forno is pinned: packages by hash, actions by commit, and no build fetches others of its own accord."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from harness import CHECKOUT
from harness.set_up.installation import TIERS, Installation
from harness.set_up.tools import Progress

PINS = sorted((CHECKOUT / "requirements").glob("*.txt"))
PLACES = ("README.md", "CONTRIBUTING.md", "docs", "packaging", ".ci", ".github", ".gitlab-ci.yml")
PACKAGE = re.compile(r"^([\w.-]+)\S*==(.*?)(?=^[\w#]|\Z)", re.MULTILINE | re.DOTALL)
PIN = re.compile(r"^([\w.-]+)(?:\[[^\]]+\])?==([^\\\n]+)", re.MULTILINE)
WHEELS = re.compile(r"--no-deps [\w./$*-]*\.whl|--no-deps\s+dist/forno_kernel")
ACTION = re.compile(r"uses: (\S+)")
BASE_IMAGES = {
    "docker.io/library/caddy:2.11-alpine",
    "docker.io/library/postgres:17-bookworm",
    "docker.io/library/python:3.13-slim-bookworm",
    "docker.io/library/redis:7-alpine",
}
"""By tag: a digest is to be put here by whoever can look it up at the registry."""


def commands(word: str) -> list[str]:
    """List the commands of docs, containers and CI that begin with some words; continued lines are joined."""
    found = []
    for place in PLACES:
        path = CHECKOUT / place
        for file in path.rglob("*") if path.is_dir() else [path]:
            if file.suffix in (".webp", ".png", ".svg", ".json") or not file.is_file():
                continue
            text = re.sub(r"\\\n\s*", " ", file.read_text(encoding="utf-8"))
            found += [f"{file.name}: {one}" for one in re.findall(rf"\b{word} [^\n`;&]*", text)]
    return found


@pytest.mark.parametrize("file", PINS, ids=lambda file: file.stem)
def test_every_pin_has_a_hash(file: Path) -> None:
    packages = PACKAGE.findall(file.read_text(encoding="utf-8"))
    assert packages
    assert [name for name, rest in packages if "--hash=sha256:" not in rest] == []


@pytest.mark.parametrize("tier", TIERS)
def test_a_tier_pins_what_those_below_lack(tier: str) -> None:
    *below, own = (pins_of(part) for part in reversed(Installation(CHECKOUT).parts(tier)))
    assert own
    assert [name for name in own if any(own[name] == pins.get(name) for pins in below)] == []


def test_a_package_has_one_version_in_all_tiers() -> None:
    """So that one environment can hold them all."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for file in PINS:
        for name, versions in pins_of(file.stem).items():
            found.setdefault(name, set()).add(tuple(versions))
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


def test_no_pin_names_an_index() -> None:
    assert [file.name for file in PINS if "://" in file_of(file.stem)] == []


def pins_of(tier: str) -> dict[str, list[str]]:
    """Find the versions of each package in a tier's own file, with the systems that they are for."""
    found: dict[str, list[str]] = {}
    for name, version in PIN.findall(file_of(tier)):
        found.setdefault(name, []).append(version)
    return found


def file_of(tier: str) -> str:
    return (CHECKOUT / "requirements" / f"{tier}.txt").read_text(encoding="utf-8")


def test_no_build_is_isolated_unless_its_requirements_are_pinned() -> None:
    builds = commands(r"pip wheel") + commands(r"uv build")
    assert [one for one in builds if "--no-build-isolation" not in one and "--require-build-hashes" not in one] == []
    assert any(one.startswith("Containerfile: ") for one in builds)


def test_containers_and_hosts_install_by_hash_or_a_wheel_of_their_own() -> None:
    installs = [
        one for one in commands("install") if re.match(r"(?:Containerfile|hosting\.md|run): .*\.(?:txt|whl)", one)
    ]
    assert len(installs) >= 7
    assert [one for one in installs if "--require-hashes" not in one and not WHEELS.search(one)] == []


def test_the_set_up_builds_with_pinned_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    environ = Installation(CHECKOUT).access(Progress(1)).environ
    assert environ["UV_BUILD_CONSTRAINT"] == environ["PIP_BUILD_CONSTRAINT"] == str(CHECKOUT / "requirements/build.txt")
    assert {"hatchling", "setuptools", "wheel"} <= {
        name for name, _ in PACKAGE.findall((CHECKOUT / "requirements/build.txt").read_text(encoding="utf-8"))
    }


def test_actions_are_named_by_their_commit() -> None:
    named = [
        one for file in (CHECKOUT / ".github/workflows").iterdir() for one in ACTION.findall(file.read_text("utf-8"))
    ]
    assert named
    assert [one for one in named if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", one)] == []


def test_base_images_are_named_by_digest_or_known_to_lack_one() -> None:
    text = "".join(
        (CHECKOUT / "packaging/container" / name).read_text("utf-8") for name in ("Containerfile", "compose.yaml")
    )
    images = {*re.findall(r"^FROM (\S+)|^\s+image: (docker\S+)", text, re.MULTILINE)}
    by_tag = {one or other for one, other in images if "@sha256:" not in one + other}
    assert by_tag == BASE_IMAGES
