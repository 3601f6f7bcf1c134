"""Software bill of materials: CycloneDX 1.6 of the packages that Forno needs to run and of those inside its page.

    python requirements/sbom.py [FILE]

The build hook puts it into the wheel (`.dist-info/sboms/forno.cdx.json`). Python packages and their hashes are the
pins of requirements/run.txt, with the licences of requirements/licences.toml; a package of an extra is optional. Those
of the page are the ones that its build found in the bundle (licences.txt, which holds their notices), as
web/package-lock.json pins them. The same commit gives the same bytes. Standard library only: a build has nothing else.
"""

from __future__ import annotations

import base64
import json
import re
import runpy
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, uuid5

CHECKOUT = Path(__file__).resolve().parents[1]
PAGE = CHECKOUT / "src" / "forno" / "page"
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;\\]+)(?P<rest>.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
OWNER = "forno (pyproject.toml)"
"""The name that uv gives to requirements of the package and its extras; those of groups have a suffix."""
NOTICE_RULER = "-" * 80
FONT = {"type": "file", "bom-ref": "font:nunito", "name": "Nunito", "licenses": [{"license": {"id": "OFL-1.1"}}]}
SPDX_OPERATORS = re.compile(r" (?:AND|OR|WITH) ")


class Pin(NamedTuple):
    """A pinned Python package, and the packages that need it."""

    name: str
    version: str
    hashes: list[str]
    needed_by: list[str]

    @property
    def address(self) -> str:
        return f"pkg:pypi/{self.name}@{self.version}"


def pins(text: str) -> dict[str, Pin]:
    """Read a file of pins as uv writes it."""
    found = {}
    for match in PIN.finditer(text):
        via = match["rest"].partition("# via")[2]
        needed_by = [line.strip(" #") for line in via.splitlines() if line.strip(" #")]
        found[match["name"]] = Pin(match["name"], match["version"], sorted(HASH.findall(match["rest"])), needed_by)
    return found


def reachable(pinned: dict[str, Pin], roots: Iterable[str]) -> set[str]:
    """List packages that some packages need, themselves included."""
    found: set[str] = set()
    waiting = [*roots]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [pin.name for pin in pinned.values() if name in pin.needed_by]
    return found


def licence(expression: str) -> list[dict[str, Any]]:
    """Write an SPDX expression, or a single id, as CycloneDX has it."""
    return [{"expression": expression} if SPDX_OPERATORS.search(expression) else {"license": {"id": expression}}]


def normalized(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=;\[ ]", requirement)[0]).lower()


class Bill:
    """The components of a checkout whose page is built, and the document that lists them."""

    def __init__(self) -> None:
        self.project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        self.version = runpy.run_path(str(CHECKOUT / "src" / "forno" / "version.py"))["current"]()
        self.licences = tomllib.loads((CHECKOUT / "requirements" / "licences.toml").read_text(encoding="utf-8"))
        every = pins((CHECKOUT / "requirements" / "run.txt").read_text(encoding="utf-8"))
        needed = reachable(every, [name for name, pin in every.items() if OWNER in pin.needed_by])
        self.pins = {name: pin for name, pin in every.items() if name in needed}
        self.required = reachable(every, map(normalized, self.project["dependencies"]))

    @property
    def address(self) -> str:
        return f"pkg:pypi/forno@{self.version}"

    def document(self) -> dict[str, Any]:
        page = [*self.page_components(), FONT]
        body = {
            "bomFormat": "CycloneDX",
            "specVersion": "1.6",
            "version": 1,
            "metadata": {"component": self.itself(), "lifecycles": [{"phase": "build"}]},
            "components": [*map(self.python_component, self.pins.values()), *page],
            "dependencies": [*self.dependencies(page)],
        }
        number = uuid5(NAMESPACE_URL, json.dumps(body, sort_keys=True))  # of the contents: builds are reproducible
        return {
            "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
            "serialNumber": f"urn:uuid:{number}",
            **body,
        }

    def itself(self) -> dict[str, Any]:
        named = {"name": "forno", "version": self.version, "purl": self.address, "bom-ref": self.address}
        return {"type": "application", **named, "licenses": licence(self.project["license"])}

    def python_component(self, pin: Pin) -> dict[str, Any]:
        return {
            "type": "library",
            "bom-ref": pin.address,
            "name": pin.name,
            "version": pin.version,
            "scope": "required" if pin.name in self.required else "optional",
            "licenses": licence(self.licence_of(pin)),
            "purl": pin.address,
            "externalReferences": [
                {
                    "type": "distribution",
                    "url": f"https://pypi.org/project/{pin.name}/{pin.version}/",
                    "hashes": [{"alg": "SHA-256", "content": one} for one in pin.hashes],
                }
            ],
        }

    def licence_of(self, pin: Pin) -> str:
        if pin.name not in self.licences:
            raise SystemExit(f"requirements/licences.toml does not say what the licence of {pin.name} is")
        return str(self.licences[pin.name])

    def page_components(self) -> Iterator[dict[str, Any]]:
        lock = json.loads((CHECKOUT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        for name, version in bundled(PAGE / "licences.txt"):
            locked = lock[f"node_modules/{name}"]
            assert locked["version"] == version, f"the page has {name} {version}, the lock file {locked['version']}"
            address = f"pkg:npm/{name.replace('@', '%40')}@{version}"
            algorithm, _, digest = locked["integrity"].partition("-")
            yield {
                "type": "library",
                "bom-ref": address,
                "name": name,
                "version": version,
                "scope": "required",
                "hashes": [
                    {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}
                ],
                "licenses": licence(locked["license"]),
                "purl": address,
            }

    def dependencies(self, page: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Dependencies between components; all of the page's packages are in the wheel itself."""
        direct = [pin.address for pin in self.pins.values() if OWNER in pin.needed_by]
        yield {"ref": self.address, "dependsOn": sorted([*direct, *(component["bom-ref"] for component in page)])}
        for pin in self.pins.values():
            needs = [other.address for other in self.pins.values() if pin.name in other.needed_by]
            yield {"ref": pin.address, "dependsOn": sorted(needs)}


def bundled(notices: Path) -> Iterator[tuple[str, str]]:
    """Names and versions of the packages whose notices the page's build has written."""
    for notice in notices.read_text(encoding="utf-8").split(NOTICE_RULER):
        name, _, version = notice.strip().partition("\n")[0].rpartition(" ")
        if re.fullmatch(r"\d[\w.+-]*", version):
            yield name, version


def write(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(Bill().document(), indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "forno.cdx.json"))
