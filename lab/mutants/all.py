"""All mutants: to read their chapters is to enter them."""

from __future__ import annotations

from lab.mutants import bots, brought, fairness, house, pizza, promises, records, secrecy, solo, wire
from lab.mutants.mutant import MUTANTS

CHAPTERS = (promises, secrecy, wire, house, pizza, solo, fairness, records, bots, brought)

__all__ = ["CHAPTERS", "MUTANTS"]
