"""Tables and moves of SOLO as blocks and numbers, and back."""

from __future__ import annotations

from collections.abc import Sequence

from forno.core.move import Move
from forno.games.solo.knowledge.known import Lack, settled
from forno.games.solo.moves import (
    COLOUR,
    DRAW,
    JUMP,
    JUMP_SOLO,
    KEEP,
    PASS,
    PLAY,
    PLAY_SOLO,
    SWAP,
    SWAP_NOBODY,
    Play,
)
from forno.games.solo.rules.choices import CHOOSE_COLOUR, CHOOSE_SWAP, ChooseColour, ChooseSwap
from forno.games.solo.rules.effects import FORGOTTEN_CALL, ForgottenCall
from forno.games.solo.rules.hand import COUNT_HAND
from forno.games.solo.rules.turn import DRAWN as DRAWN_STEPS
from forno.games.solo.rules.turn import NEXT_TURN, Drawn, Turn
from forno.games.solo.rules.turn import TURN as TURN_STEPS
from forno.games.solo.table import SoloTable
from forno.games.solo.variants import Variant
from forno.kernel.chance_cells import read_chance, write_chance
from forno.kernel.engine import State
from forno.kernel.solo import state as s
from forno.kernel.solo.rules import next_racer
from forno.kernel.solo.triples import triple_card, triple_code, triple_size, triple_solo

SIMPLE_MOVES: tuple[Move, ...] = (
    PASS, DRAW, KEEP, *COLOUR, SWAP_NOBODY, *SWAP, *PLAY, *PLAY_SOLO, *JUMP, *JUMP_SOLO,
)  # fmt: skip
"""The catalogue below the triples; it only grows."""
NUMBERS_OF = {move: number for number, move in enumerate(SIMPLE_MOVES)}
assert len(SIMPLE_MOVES) == s.TRIPLE_MOVE
TRIPLE_CODES = s.NUMBER_RANKS * 2592
SINGLE_CELLS = {
    "colour": s.COLOUR,
    "dealer": s.DEALER,
    "direction": s.DIRECTION,
    "idle": s.IDLE,
    "last": s.LAST,
    "number": s.NUMBER,
    "penalty": s.PENALTY,
    "players": s.PLAYERS,
    "race_opened": s.OPENED,
    "serial": s.SERIAL,
    "top": s.TOP,
}
"""By name of the table's field: its cell."""
JUMP_IN = ("all", "numbers", "off")


class SoloBridge:
    """The way between tables of SOLO and their blocks."""

    family = "solo"

    # --- moves

    def move_id(self, move: Move) -> int:
        number = NUMBERS_OF.get(move)
        if number is None and isinstance(move, Play) and len(move.cards) >= 3:
            number = _triple_id(move)
        if number is None or self.move_of(number) != move:
            raise ValueError(f"not in the catalogue: {move}")
        return number

    def move_of(self, number: int) -> Move:
        if 0 <= number < s.TRIPLE_MOVE:
            return SIMPLE_MOVES[number]
        if s.TRIPLE_MOVE <= number < s.TRIPLE_MOVE + TRIPLE_CODES:
            cards = tuple(triple_card([], number, at) for at in range(triple_size(number)))
            return Play(cards, solo=bool(triple_solo(number)))
        raise ValueError(f"no move has the number {number}")

    # --- tables

    def cells_of(self, table: SoloTable, *, keep_notes: bool = True) -> list[int]:
        cells = [0] * s.NOTES
        write_chance(cells, table.chance)
        for name, cell in SINGLE_CELLS.items():
            cells[cell] = getattr(table, name)
        _write_variant(cells, table.variant)
        _write_options(cells, table)
        _write_cards(cells, table)
        _write_question(cells, table)
        if not keep_notes:
            return cells
        cells += [0] * (s.CELLS - s.NOTES)
        cells[s.NOTED] = 1
        _write_notes(cells, table)
        return cells

    def table_of(self, cells: Sequence[int], like: SoloTable) -> SoloTable:
        table = SoloTable(like.variant, cells[s.PLAYERS], read_chance(cells), like.options)
        for name, cell in SINGLE_CELLS.items():
            setattr(table, name, cells[cell])
        players = range(table.players)
        table.totals = [cells[s.TOTALS + seat] for seat in players]
        table.hands = [_hand(cells, s.HANDS + s.KINDS * seat) for seat in players]
        table.pile = [*cells[s.PILE : s.PILE + cells[s.PILE_SIZE]]]
        table.discards = [*cells[s.DISCARDS : s.DISCARDS + cells[s.DISCARDS_SIZE]]]
        table.ask_anew()
        _read_question(cells, table)
        _read_notes(cells, table)
        return table

    def write_result(self, state: State, table: SoloTable) -> None:
        table.totals = [state.cell(s.TOTALS + seat) for seat in range(table.players)]


def _triple_id(move: Play) -> int | None:
    first, last = move.cards[0] // s.RANKS, move.cards[-1] // s.RANKS
    colours = [card // s.RANKS for card in move.cards]
    counts = sum(3**colour for colour in colours)
    is_right = max(map(colours.count, colours)) <= 2 and all(card % s.RANKS < s.NUMBER_RANKS for card in move.cards)
    return triple_code(move.cards[0] % s.RANKS, counts, first, last, int(move.solo)) if is_right else None


def _write_variant(cells: list[int], variant: Variant) -> None:
    for card in variant.deck:
        cells[s.DECK_COPIES + card] += 1
    cells[s.DEALT] = variant.dealt
    cells[s.GOAL] = variant.goal
    cells[s.MOST_HANDS] = variant.rounds


def _write_options(cells: list[int], table: SoloTable) -> None:
    options = table.options
    cells[s.START_NUMBER] = options["start-card"] == "number"
    cells[s.MAY_DRAW] = table.may_draw
    cells[s.JUMPING] = JUMP_IN.index(options["jump-in"])
    cells[s.REVERSE_SKIPS] = table.players == 2 and options["two-player-reverse"] == "skip"
    cells[s.RAISING] = table.raising
    cells[s.TRIPLES] = table.triples


def _write_cards(cells: list[int], table: SoloTable) -> None:
    cells[s.PILE_SIZE], cells[s.DISCARDS_SIZE] = len(table.pile), len(table.discards)
    cells[s.PILE : s.PILE + len(table.pile)] = table.pile
    cells[s.DISCARDS : s.DISCARDS + len(table.discards)] = table.discards
    for seat, hand in enumerate(table.hands):
        cells[s.TOTALS + seat] = table.totals[seat]
        for card in hand:
            s.put_in_hand(cells, seat, card)


def _hand(cells: Sequence[int], at: int) -> bytes:
    copies = enumerate(cells[at : at + s.KINDS])
    return bytes([card for card, count in copies if count for _ in range(count)])


def _write_question(cells: list[int], table: SoloTable) -> None:
    cells[s.ASKS] = table.asks_racers
    if table.is_over:
        cells[s.PHASE] = s.OVER
        return
    decision = table.decision
    cells[s.SEAT] = decision.seat
    if isinstance(decision, Drawn):
        cells[s.PHASE], cells[s.CARD] = s.DRAWN, decision.card
    elif isinstance(decision, ChooseColour):
        cells[s.PHASE] = s.COLOURING
    elif isinstance(decision, ChooseSwap):
        cells[s.PHASE] = s.SWAPPING
        cells[s.FORGOT] = any(isinstance(step, ForgottenCall) for step in table.agenda)
    else:
        assert isinstance(decision, Turn)
    queue = table.race_queue
    cells[s.RACER] = queue[0] + 1 if queue else 0


def _read_question(cells: Sequence[int], table: SoloTable) -> None:
    seat, phase = cells[s.SEAT], cells[s.PHASE]
    table.asks_racers = bool(cells[s.ASKS])
    if phase == s.OVER:
        return
    if phase == s.TURN:
        table.agenda = [COUNT_HAND, TURN_STEPS[seat]]
    elif phase == s.DRAWN:
        table.agenda = [COUNT_HAND, DRAWN_STEPS[seat][cells[s.CARD]]]
    elif phase == s.COLOURING:
        table.agenda = [COUNT_HAND, NEXT_TURN[seat], CHOOSE_COLOUR[seat]]
    else:
        forgotten = [FORGOTTEN_CALL[seat]] if cells[s.FORGOT] else []
        table.agenda = [COUNT_HAND, NEXT_TURN[seat], *forgotten, CHOOSE_SWAP[seat]]
    table._race_queue = _race_queue([*cells])


def _race_queue(cells: list[int]) -> tuple[int, ...]:
    queue, racer = [], cells[s.RACER]
    while racer:
        queue.append(racer - 1)
        racer = 0 if racer - 1 == cells[s.LAST] else next_racer(cells, racer - 1)
    return tuple(queue)


def _write_notes(cells: list[int], table: SoloTable) -> None:
    for holder, seen in settled(table.known, table.gone).items():
        for viewer, cards in enumerate(seen):
            for card in cards:
                cells[s.KNOWN + (holder * s.SEATS + viewer) * s.KINDS + card] += 1
    for holder, lacks in table.lacks.items():
        if len(lacks) > s.MOST_LACKS:
            raise ValueError("more lacks than a block has room for")
        cells[s.LACKS_OF + holder] = len(lacks)
        for at, lack in enumerate(lacks):
            cell = s.LACKS + 2 * (s.MOST_LACKS * holder + at)
            cells[cell : cell + 2] = lack.demand, lack.allowed


def _read_notes(cells: Sequence[int], table: SoloTable) -> None:
    players = range(table.players)
    for holder in players:
        first = s.KNOWN + holder * s.SEATS * s.KINDS
        if any(cells[first : first + s.SEATS * s.KINDS]):
            table.known[holder] = tuple(_hand(cells, first + viewer * s.KINDS) for viewer in players)
        first = s.LACKS + 2 * s.MOST_LACKS * holder
        lacks = [cells[at : at + 2] for at in range(first, first + 2 * cells[s.LACKS_OF + holder], 2)]
        if lacks:
            table.lacks[holder] = tuple(Lack(demand, allowed) for demand, allowed in lacks)


SOLO_BRIDGE = SoloBridge()
