"""Errors of the client."""

from __future__ import annotations

from typing import Any

from forno.core.errors import FornoError


class RefusedByServer(FornoError):
    """The server refused a request by this rule."""

    def __init__(self, rule: str, text: str, values: dict[str, Any]) -> None:
        super().__init__(rule, text)
        self.rule = rule
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class ConnectionLost(FornoError):
    """The connection has ended."""
