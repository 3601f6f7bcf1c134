"""A bot as a program: questions come on the standard input, answers go to the standard output, one JSON object a line.

It needs nothing of Forno, so it could be written in any language. It plays every game, though only Mamma Mia! well.

Try it:  ./forno arena mamma-mia --bots "run:python3 examples/my_program.py,random" --games 200
"""

from __future__ import annotations

import json
import sys
from typing import Any

ENOUGH = 12
"""With so many cards in the oven, most orders can be served."""


def choose(question: dict[str, Any]) -> str:
    """One of the legal moves, or what a person would type."""
    moves: list[str] = question["legal_moves"]
    view = question["view"]
    for move in moves:
        if move.startswith("serve"):
            return move
        if move.startswith("lay") and view["oven"] >= ENOUGH:
            return move
    if moves[0].startswith("put"):
        return max(moves, key=number_of)
    if "draw waiter" in moves and len(view["orders"]) < 2:
        return "draw waiter"
    return str(question["default"])


def number_of(move: str) -> int:
    """`put 3 salami` -> 3"""
    return int(move.split()[1])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"id": message["id"], "move": choose(message)}), flush=True)
