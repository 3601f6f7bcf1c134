from __future__ import annotations

from forno.core.errors import Refused
from forno.testing.errors import Broken
from forno.testing.law import law
from forno.testing.observables import name_of
from forno.testing.playthrough import Playthrough
from forno.testing.random_play import MAX_MOVES, dealt_match, random_turn
from forno.testing.snapshot import snapshot

MAX_COMPARED_MOVES = 12


@law
def acting_is_playing(playthrough: Playthrough) -> None:
    """`act`, which checks nothing, does to a legal move what `play` does."""
    table = playthrough.table
    seats = dict.fromkeys([table.decision.seat, *table.racers()])
    turns = [(seat, move) for seat in seats for move in table.legal_moves(seat)]
    playthrough.chance().shuffle(turns)
    for seat, move in turns[:MAX_COMPARED_MOVES]:
        acted, played = table.copy(), table.copy()
        acted.act(move, seat)
        played.play(move, seat)
        if acted != played:
            raise Broken(f"`{move}` by seat {seat + 1}: act does something else than play")
        if played.serial == table.serial:
            raise Broken(f"`{move}` by seat {seat + 1}: the next decision has the number of the last one")


@law
def options_are_legal(playthrough: Playthrough) -> None:
    """Seats that may act have legal moves, others have none; no move is listed twice, and each passes the check."""
    table = playthrough.table
    if table.is_over:
        return
    acting = {table.decision.seat, *table.racers()}
    for seat, options in enumerate(playthrough.all_options()):
        if bool(options) != (seat in acting):
            raise Broken(f"{name_of(seat)} has {len(options)} options; those who may act: {sorted(acting)}")
        if len(set(options)) != len(options):
            raise Broken(f"{name_of(seat)} is offered a move twice: {', '.join(map(str, options))}")
        for move in options:
            try:
                table.check(move, seat)
            except Refused as refused:
                raise Broken(f"{name_of(seat)} is offered `{move}`, which is refused by {refused}") from None


@law
def after_leaves_its_table_alone(playthrough: Playthrough) -> None:
    """`after` is pure: its table stays as it is."""
    table = playthrough.table
    before = snapshot(table)
    seat, move = random_turn(table, playthrough.chance())
    table.after(move, seat)
    if snapshot(table) != before:
        raise Broken(f"`{move}` by seat {seat + 1} changed the table it came after")


@law
def after_foretells_play(playthrough: Playthrough) -> None:
    """A move that is played and told leads to the table that `after` foretold, where nothing is told."""
    table, foretold = playthrough.table, playthrough.foretold
    if foretold is not None and foretold != table:
        turn = playthrough.match.turns[-1]
        raise Broken(f"`{turn.move}` by seat {turn.seat + 1} led to another table than `after` foretold")
    if table.is_over:
        return
    seat, move = playthrough.coming()
    playthrough.foretold = table.after(move, seat)


COPY_MOVES = 30


@law
def copies_share_nothing(playthrough: Playthrough) -> None:
    """A copy equals its original, listens to nobody, and can be played on without touching it."""
    table, chance = playthrough.table, playthrough.chance()
    before = snapshot(table)
    twin = table.copy()
    if twin != table:
        raise Broken("the copy is not equal")
    if twin.events is not None:
        raise Broken("the copy listens")
    for _ in range(COPY_MOVES):
        if twin.is_over:
            break
        seat, move = random_turn(twin, chance)
        twin.act(move, seat)
    if snapshot(table) != before:
        raise Broken("moves on a copy changed the original")


@law
def defaults_are_legal(playthrough: Playthrough) -> None:
    """The default move, played for a seat that does not answer, is legal."""
    table = playthrough.table
    if table.is_over:
        return
    move = table.default()
    try:
        table.check(move)
    except Refused as refused:
        raise Broken(f"the default `{move}` is refused by {refused}") from None


@law
def defaults_end_the_game(playthrough: Playthrough) -> None:
    """A table where nobody answers any more comes to its end, too."""
    table = dealt_match(playthrough.game, playthrough.players, playthrough.seed, playthrough.options).table
    table.events = None
    for _ in range(MAX_MOVES):
        if table.is_over:
            return
        table.play(table.default())
    raise Broken(f"with nothing but defaults it goes on after {MAX_MOVES} moves")
