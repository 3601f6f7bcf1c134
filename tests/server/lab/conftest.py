"""Experiments of the lab deal as the lab does: at random."""

from __future__ import annotations

import pytest

from harness import servers


@pytest.fixture(autouse=True)
def without_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "usual_seed", None)
