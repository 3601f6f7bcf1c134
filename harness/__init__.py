"""Shared by tests, lab and benchmarks, none of which imports another: servers, stores, players, scenes, reports."""

from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
"""The repository's root."""
