"""The limit on the nesting of JSON, checked before anything is parsed: a parser that follows brackets deeper and deeper
costs more than the bytes did."""

from __future__ import annotations

import re

from forno.core.errors import Refused

MAX_DEPTH = 16
"""Twice the depth of any message of the protocol."""

STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.S)
BRACKET = re.compile(r"[\[\]{}]")


def check_nesting(text: str) -> None:
    """Refuse JSON that is nested too deeply. (wire.unreadable)"""
    if text.count("[") + text.count("{") <= MAX_DEPTH:  # nearly every message: no bracket is followed
        return
    depth = 0
    for bracket in BRACKET.findall(STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_DEPTH:
            raise Refused("wire.unreadable", why=f"nested more than {MAX_DEPTH} deep")
