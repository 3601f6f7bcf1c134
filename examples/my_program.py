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
    """One of the options, or what a person would type."""
    options: list[str] = question["options"]
    view = question["view"]
    for option in options:
        if option.startswith("serve"):
            return option
        if option.startswith("lay") and view["oven"] >= ENOUGH:
            return option
    if options[0].startswith("put"):
        return max(options, key=number_of)
    if "draw waiter" in options and len(view["orders"]) < 2:
        return "draw waiter"
    return str(question["default"])


def number_of(option: str) -> int:
    """`put 3 salami` -> 3"""
    return int(option.split()[1])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"id": message["id"], "move": choose(message)}), flush=True)
