"""A table of SOLO written down, in full or as one seat knows it; `set_up` reads it back."""

from __future__ import annotations

from typing import Any

from forno.core.move import kebab
from forno.core.position import Position, write_cards, write_options
from forno.core.step import Step
from forno.games.solo.cards import COLOUR_NAMES, card_name
from forno.games.solo.knowledge.known import Known, Lack, settled
from forno.games.solo.knowledge.redeal import known_to, seen_in
from forno.games.solo.rules.following import FOLLOW, parts_of
from forno.games.solo.rules.turn import HIDDEN, Drawn, Turn
from forno.games.solo.table import LEFT, SoloTable


def position(table: SoloTable, seat: int | None, defaults: dict[str, str]) -> Position:
    """Everything that makes this table; for a seat, with `unknown` for what it may not know."""
    known = settled(table.known, table.gone) if seat is None else known_to(table, seat)
    lines = {
        "game": "solo",
        "players": str(table.players),
        "options": write_options(options_not_default(table, defaults)),
    }
    lines |= write_standing(table, seat)
    for holder, hand in enumerate(table.hands):
        seen = hand if seat in (None, holder) else seen_in(known, seat, holder)
        lines[f"hand {holder + 1}"] = write_hand(seen, len(hand))
    lines["pile"] = write_hand(bytes(table.pile[::-1]) if seat is None else b"", len(table.pile))
    lines["discards"] = write_hand(bytes(table.discards[::-1]), len(table.discards))
    lines |= write_known(known) | write_lacks(table)
    lines |= {"serial": str(table.serial), "window": str(table.race_opened)}
    if seat is None:
        lines["chance"] = table.chance.text
    return Position({name: value for name, value in lines.items() if value or name != "options"})


def options_not_default(table: SoloTable, defaults: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in table.options.items() if value != defaults[name]}


def write_standing(table: SoloTable, seat: int | None) -> dict[str, str]:
    """The lines of the colour, the penalty and the pending choice."""
    return {
        "hand number": str(table.number),
        "dealer": str(table.dealer + 1),
        "totals": ", ".join(map(str, table.totals)),
        "direction": "left" if table.direction == LEFT else "right",
        **write_agenda(table, seat),
        "top": card_name(table.top),
        "colour": COLOUR_NAMES[table.colour],
        "penalty": str(table.penalty),
        "last": str(table.last + 1),
        "idle": str(table.idle),
    }


def write_agenda(table: SoloTable, seat: int | None) -> dict[str, str]:
    """`turn: 2`, or all that is pending, next first. The count of the hand always comes last: it is not written."""
    steps = [step if seat is None else step.seen_by(seat) for step in table.agenda[:0:-1]]
    if len(steps) == 1 and isinstance(steps[0], Turn):
        return {"turn": str(steps[0].seat + 1)}
    return {"agenda": ", ".join(map(write_step, steps)) or "over"}


def write_step(step: Step[Any]) -> str:
    """`drawn 2 red 7`, `choose-colour 1`."""
    words = f"{kebab(type(step).__name__)} {step.seat + 1}"  # type: ignore[attr-defined]
    if isinstance(step, Drawn):
        words += " unknown" if step.card == HIDDEN else f" {card_name(step.card)}"
    return words


def write_hand(seen: bytes, size: int) -> str:
    """`red 7, 2 blue skip, 4 unknown`."""
    return write_cards([*map(card_name, seen), *["unknown"] * (size - len(seen))])


def write_known(known: Known) -> dict[str, str]:
    """`known 1 of 2: red 7`: what seat 1 knows to be in hand 2."""
    return {
        f"known {viewer + 1} of {holder + 1}": write_hand(cards, len(cards))
        for holder, seen in sorted(known.items())
        for viewer, cards in enumerate(seen)
        if cards
    }


def write_lacks(table: SoloTable) -> dict[str, str]:
    """`lacks 2: 1 to follow red 9 in red`: at most one card of hand 2 does."""
    return {f"lacks {holder + 1}": ", ".join(map(write_lack, lacks)) for holder, lacks in sorted(table.lacks.items())}


def write_lack(lack: Lack) -> str:
    top, colour, rule = parts_of(lack.demand)
    return f"{lack.allowed} to {'follow' if rule == FOLLOW else 'raise'} {card_name(top)} in {COLOUR_NAMES[colour]}"
