"""The layouts of all games as they were frozen: what is trained on one plays on no other.

A change of columns, fields or rewards is a new LAYOUT_VERSION (`forno.kernel.spec`), with a line of its own in FROZEN;
the file is renewed as other golden files are (`harness.golden`).
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import forno
from forno.kernel.spec import column_name, spec_of
from forno.kernel.tables import bridge_of

FILE = Path(__file__).with_name("layouts.json")
FROZEN = {0: "f1d12d23b95996c58f46f3b949db52bb64c8565f5f5230273d32f5b97e7b0012"}
"""By LAYOUT_VERSION: SHA-256 of the file. Lines are added and never changed."""
GAMES = ("solo", "mamma-mia", "sole-mio", "grande", "plus")


def layouts() -> str:
    """All that a trained network depends on, by game."""
    found = {name: layout(name) for name in GAMES}
    return msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"


def layout(name: str) -> dict[str, Any]:
    game = forno.game(name)
    bridge = bridge_of(game)
    assert bridge is not None
    specs = [spec_of(game, players, "perfect") for players in range(game.least, game.most + 1)]
    columns = [column_name(specs[0], bridge, column) for column in range(specs[0].columns)]
    return {
        "layout": specs[0].layout,
        "widths": [spec.width for spec in specs],
        "width without memory": spec_of(game, game.least).width,
        "fields with the fewest players": [
            f"{field.name} {field.first}+{field.stride} {list(field.shape)} {field.low}..{field.high}"
            for field in specs[0].fields
        ],
        "columns": specs[0].columns,
        "meaning of the columns": sha256("\n".join(columns).encode()).hexdigest(),
        "orders": list(specs[0].orders),
    }
