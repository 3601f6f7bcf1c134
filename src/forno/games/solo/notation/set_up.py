"""Setting up the table that a position describes. `position` writes what this reads."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from forno.core.chance import Chance, FastChance, read_chance
from forno.core.errors import Impossible, Refused, Unreadable
from forno.core.position import Position, read_options
from forno.core.step import Step
from forno.games.solo.cards import COLOUR_NAMES, COLOUR_OF, DRAW_FOURS, DRAW_TWOS, read_card, read_colour
from forno.games.solo.knowledge.known import Lack
from forno.games.solo.moves import MOST_SEATS
from forno.games.solo.notation.cards import lay_cards, read_hand
from forno.games.solo.notation.lines import Lines
from forno.games.solo.notation.possible import check_possible
from forno.games.solo.rules.choices import CHOOSE_COLOUR, CHOOSE_SWAP
from forno.games.solo.rules.effects import FORGOTTEN_CALL
from forno.games.solo.rules.following import FOLLOW, demand_of
from forno.games.solo.rules.hand import COUNT_HAND
from forno.games.solo.rules.turn import HIDDEN, NEXT_TURN, TURN, Drawn
from forno.games.solo.table import LEFT, RIGHT, SoloTable
from forno.games.solo.variants import Variant

SettleOptions = Callable[[Mapping[str, str]], dict[str, str]]
STEPS: dict[str, tuple[Step[Any], ...]] = {
    "turn": TURN,
    "next-turn": NEXT_TURN,
    "choose-colour": CHOOSE_COLOUR,
    "choose-swap": CHOOSE_SWAP,
    "forgotten-call": FORGOTTEN_CALL,
}
ENOUGH = 10**18


def set_up(variant: Variant, position: Position, chance: Chance | None, settle: SettleOptions) -> SoloTable:
    """Read every line, fill what is unknown by chance, and refuse what could not occur."""
    lines = Lines(position.lines)
    chance = chance or FastChance(0)
    if lines.take("game", "solo") != "solo":
        raise Unreadable("this is not a position of SOLO", "game")
    options = chosen_options(lines, settle)
    table = SoloTable(variant, read_players(lines), chance, options)
    read_game(lines, table)
    read_agenda(lines, table)
    read_lacks(lines, table)
    lay_cards(lines, table, chance)
    read_force(lines, table)
    read_known(lines, table)
    written = lines.take("chance")
    table.chance = read_chance(written) if written else chance.child()
    lines.end()
    check_possible(table)
    return table


def chosen_options(lines: Lines, settle: SettleOptions) -> dict[str, str]:
    try:
        return settle(read_options(lines.take("options")))
    except Refused as refused:
        raise Unreadable(str(refused), "options") from None


def read_players(lines: Lines) -> int:
    """As many as are named, or as there are hands, but at least two."""
    hands = [int(name.split()[1]) for name in lines.left if re.fullmatch(r"hand \d{1,3}", name)]
    return lines.number("players", max(2, *hands, 2), 2, MOST_SEATS)


def read_game(lines: Lines, table: SoloTable) -> None:
    """How the game stands, apart from its cards."""
    players = table.players
    table.number = lines.number("hand number", 1, 1, ENOUGH)
    table.dealer = lines.seat("dealer", players - 1, players)
    table.totals = lines.numbers("totals", ", ".join("0" * players))
    if len(table.totals) != players:
        raise Impossible(f"{len(table.totals)} totals for {players} players", "totals")
    direction = lines.take("direction", "left").lower()
    if direction not in ("left", "right"):
        raise Unreadable("the direction is left or right", "direction")
    table.direction = LEFT if direction == "left" else RIGHT
    table.serial = lines.number("serial", 0, 0, ENOUGH)
    table.race_opened = lines.number("window", table.serial, 0, table.serial)
    table.idle = lines.number("idle", 0, 0, players)


def read_agenda(lines: Lines, table: SoloTable) -> None:
    """`turn: 2`, or `agenda:` and what is pending, next first. Left out: the first player's turn."""
    asked = lines.seat("turn", table.after_seat(table.dealer), table.players)
    words = lines.take("agenda", f"turn {asked + 1}").lower()
    if words == "over":
        steps = []
    else:
        steps = [read_step(part, table.players) for part in words.split(",")]
        table.agenda = [COUNT_HAND, *steps[::-1]]
    first = steps[0].seat if steps else asked  # type: ignore[attr-defined]
    if len(steps) == 1 and steps[0] in (*CHOOSE_COLOUR, *CHOOSE_SWAP):
        table.agenda.insert(1, NEXT_TURN[first])
    before = first if len(table.agenda) > 2 else (first - table.direction) % table.players
    table.last = lines.seat("last", before, table.players)


def read_step(text: str, players: int) -> Step[Any]:
    """`drawn 2 red 7`, `choose-colour 1`."""
    match text.split():
        case [name, seat] if name in STEPS and seat.isdecimal() and 1 <= int(seat) <= players:
            return STEPS[name][int(seat) - 1]
        case ["drawn", seat, *card] if seat.isdecimal() and 1 <= int(seat) <= players:
            name = " ".join(card)
            return Drawn(int(seat) - 1, HIDDEN if name == "unknown" else read_card(name))
    raise Unreadable(f"unknown step {text.strip()!r}", "agenda")


def read_force(lines: Lines, table: SoloTable) -> None:
    """The colour in force and the penalty that is pending."""
    table.colour = read_colour(lines.take("colour", COLOUR_NAMES[COLOUR_OF[table.top]]))
    table.penalty = lines.number("penalty", 0, 0, 9999)
    if table.penalty and table.top not in DRAW_TWOS + DRAW_FOURS:
        raise Impossible("only a draw-two or a draw-four has a penalty", "penalty")
    table.ask_anew()


def read_known(lines: Lines, table: SoloTable) -> None:
    """`known 1 of 2: red 7`: what seat 1 knows to be in hand 2."""
    for name, (viewer, holder), text in lines.matching(r"known \d{1,3} of \d{1,3}"):
        if viewer == holder or not {viewer, holder} <= {*range(table.players)}:
            raise Impossible("two different seats at the table are expected", name)
        seen = [*table.known.get(holder, [b""] * table.players)]
        seen[viewer] = bytes(sorted(read_hand(text, name)))
        table.known[holder] = tuple(seen)


def read_lacks(lines: Lines, table: SoloTable) -> None:
    """`lacks 2: 1 to follow red 9 in red`: at most one card of hand 2 does."""
    for name, (holder,), text in lines.matching(r"lacks \d{1,3}"):
        if holder not in range(table.players):
            raise Impossible("there is no such seat", name)
        table.lacks[holder] = tuple(read_lack(part, name, table.raising) for part in text.split(","))


def read_lack(text: str, where: str, raising: int) -> Lack:
    found = re.fullmatch(r"(\d{1,3}) to (follow|raise) (.+) in (\S+)", " ".join(text.lower().split()))
    if not found:
        raise Unreadable("expected `N to follow CARD in COLOUR`", where)
    allowed, rule, card, colour = found.groups()
    demand = demand_of(read_card(card), read_colour(colour), FOLLOW if rule == "follow" else raising)
    return Lack(demand, int(allowed))
