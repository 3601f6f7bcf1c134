"""Dependency audit: known vulnerabilities of the packages in the SBOM, by the OSV database.

    python harness/audit.py              exit status 1 if there is a finding: the weekly check
    python harness/audit.py --report     findings are printed only: a check of `./forno test`

A new entry of the database is no defect of a commit, so it stops nobody's work; the weekly check fails instead. Where
the database cannot be reached within ten seconds, a line says so and the status is 0. One request asks for all
packages. Standard library only; the page must be built.
"""

from __future__ import annotations

import argparse
import json
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from requirements.sbom import Bill

DATABASE = "https://api.osv.dev/v1/querybatch"
TIMEOUT_S = 10


class Finding(NamedTuple):
    """A package address (purl) and the id of a vulnerability."""

    package: str
    vulnerability: str


def packages() -> list[str]:
    """List the addresses of all packages that are installed with Forno or bundled with its page."""
    return [component["purl"] for component in Bill().document()["components"] if "purl" in component]


def ask(database: str, named: Sequence[str]) -> list[Finding]:
    """Ask the database for all packages at once. Raises OSError or ValueError where it gives no proper answer."""
    queries = {"queries": [{"package": {"purl": package}} for package in named]}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(database, json.dumps(queries).encode(), headers)
    with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
        results = json.load(answer)["results"]
    return [
        Finding(package, found["id"])
        for package, result in zip(named, results, strict=True)
        for found in result.get("vulns", [])
    ]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--report", action="store_true", help="exit with 0 also where there is a finding")
    parser.add_argument("--database", default=DATABASE, help="another address that answers as OSV does")
    chosen = parser.parse_args(arguments)
    named = packages()
    try:
        findings = ask(chosen.database, named)
    except (OSError, ValueError, KeyError, AttributeError) as error:
        print(f"audit skipped: the database of vulnerabilities cannot be asked ({error})")
        return 0
    for finding in findings:
        print(f"{finding.package}: https://osv.dev/vulnerability/{finding.vulnerability}")
    print(f"audit: {len(named)} packages, {len(findings) or 'no'} known vulnerabilities")
    return 1 if findings and not chosen.report else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
