"""Reviews as a page asks for them."""

from __future__ import annotations

from typing import Any

from forno.client import Client


async def whole_review(client: Client, path: str, key: str | None) -> dict[str, Any]:
    """Ask for a review until it is whole. What was found stays, and more is added at its end."""
    known: list[dict[str, Any]] = []
    while True:
        found: dict[str, Any] = await client.request("GET", f"{path}?known={len(known)}", key=key)
        assert [one["best"] for one in found["decisions"][: len(known)]] == [one["best"] for one in known]
        if found["figures"]:
            return found
        known = found["decisions"]
