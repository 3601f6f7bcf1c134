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
    """Where a log of each kind can be: a file that is not there yet, or a database with tables."""
    return str(request.getfixturevalue("postgres_url")) if request.param == "postgres" else new_file(tmp_path)


@pytest.fixture(params=KINDS)
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where nothing is yet."""
    return str(request.getfixturevalue("empty_postgres_url")) if request.param == "postgres" else new_file(tmp_path)


def new_file(folder: Path) -> str:
    return str(folder / "deep" / "log.db")


@pytest_asyncio.fixture
async def log(address: str) -> AsyncIterator[Store]:
    opened = store_at(address)
    await opened.open()
    yield opened
    await opened.close()
