"""The page's chapter on each family of games: its view, questions, moves and events, and what its numbers mean."""

from __future__ import annotations

from forno.core.move import kebab
from forno.games.pizza.cards import CARD_NAMES, COLOURS, KINDS
from forno.games.solo.cards import COLOUR_NAMES, NAMES
from forno.server.protocol_docs.components import Schema, named, structs_in
from forno.server.protocol_docs.families import Family
from forno.server.protocol_docs.notes import said_of
from forno.server.protocol_docs.tables import described, in_lines, table

CODES: dict[str, dict[str, tuple[str, ...]]] = {
    "pizza": {"Cards": CARD_NAMES, "Kinds": KINDS, "Colours (`own`)": COLOURS},
    "solo": {"Cards": NAMES, "Colours": COLOUR_NAMES},
}
"""The meaning of codes in the built-in games."""


def chapter(family: Family, defs: dict[str, Schema]) -> str:
    """All that one family says."""
    names = named(family)
    viewed = [names[struct] for struct in structs_in(family.view) if not struct.__module__.startswith("forno.core.")]
    events = [defs[names[event]] for event in family.events]
    moves = [defs[names[move]] for move in family.moves]
    questions = [(f"`{kebab(asked.__name__)}`", said_of(asked)) for asked in family.questions]
    parts = [
        f"### {', '.join(family.games)}",
        *(f"{what}: {numbered(codes)}." for what, codes in CODES.get(family.name, {}).items()),
        *(described(name, defs[name], "####") for name in viewed),
        f"#### Questions\n\n{table(('`question.name`', 'who is asked what'), questions)}",
        f"#### Moves\n\n{in_lines(('`move`', 'fields', 'meaning'), moves)}",
        f"#### Events\n\n{in_lines(('`event`', 'fields', 'meaning'), events)}",
    ]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def numbered(names: tuple[str, ...]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))
