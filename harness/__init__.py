"""Shared by tests, lab and benchmarks, none of which imports another: servers, stores, players, scenes, reports."""

import os
import tempfile
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
"""The repository's root."""
USER = os.environ.get("USER") or os.environ.get("USERNAME", "")
KEY_FILE = Path(tempfile.gettempdir()) / f"forno-harness-{USER}" / "store.key"
"""The key file of all stores of the harness: what one process encrypts, another one reads."""
os.environ.setdefault("FORNO_KEY_FILE", str(KEY_FILE))
