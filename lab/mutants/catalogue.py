"""All mutants by name, and the incidents elsewhere that some of them copy."""

from __future__ import annotations

import tomllib
from pathlib import Path

from lab.mutants.mutant import by_name
from lab.mutants.tables import read_mutants

FOLDER = Path(__file__).parent

AREAS = {path.stem: read_mutants(path) for path in sorted((FOLDER / "areas").glob("*.toml"))}
ALL = by_name(*AREAS.values())
"""Every mutant that a server can be started as."""
MUTANTS = {name: mutant for name, mutant in ALL.items() if mutant.tests}
"""Those that a test must catch; the others are shown by an experiment of their own."""
SIMULATED = by_name(read_mutants(FOLDER / "simulation.toml"), AREAS["calls"], AREAS["waiting"])
"""Those of the simulation, where some have the name of a mutant above and break the simulation's own store."""
INCIDENTS: dict[str, str] = tomllib.loads((FOLDER / "incidents.toml").read_text(encoding="utf-8"))
"""Incidents of other projects, and the mutants that copy them."""
