"""The stores under test, on real servers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from forno.server.store import Store, store_at

KINDS = ["sqlite", "postgres"]


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new log of each kind can be."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "log.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest_asyncio.fixture
async def log(address: str) -> AsyncIterator[Store]:
    opened = store_at(address)
    await opened.open()
    yield opened
    await opened.close()
