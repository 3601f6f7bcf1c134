from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from forno.core.chance import Chance
from forno.core.event import Event, heard
from forno.core.table import Table
from forno.testing.errors import Broken
from forno.testing.invalid_moves import invalid_moves
from forno.testing.law import law
from forno.testing.observables import all_options, name_of, same_to, seen
from forno.testing.playthrough import Playthrough
from forno.testing.random_play import dealt_match
from forno.testing.snapshot import snapshot


@law
def memory_is_what_was_heard(playthrough: Playthrough) -> None:
    """A person is shown a part of what a perfect memory keeps, and that is a part of what was heard, in its order."""
    history, chance = playthrough.match.history, playthrough.chance()
    for viewer in playthrough.viewers:
        until = chance.below(len(history) + 1)
        _remember(playthrough, viewer, heard(history[:until], viewer))
    _remember(playthrough, 0, heard(history, 0))


def _remember(playthrough: Playthrough, viewer: int | None, ears: list[Event]) -> None:
    recall = playthrough.game.recall
    perfect = recall(ears, viewer, "perfect")
    person = recall(ears, viewer, "person")
    learner = recall(ears, viewer, "person", open_log=True)
    if not _is_part(perfect, ears) or not _is_part(learner, ears):
        raise Broken(f"{name_of(viewer)} is said to remember what it never heard")
    if not _is_part(person, perfect) or not _is_part(person, learner):
        raise Broken(f"{name_of(viewer)}, a person, is shown more than a perfect memory or an open log keeps")


def _is_part(some: Sequence[Any], whole: Sequence[Any]) -> bool:
    """Are these among the whole, in the same order?"""
    if some == whole:
        return True
    rest = iter(whole)
    return all(any(one is other or one == other for other in rest) for one in some)


REDEALS = 8


@law
def redeals_draw_anew(playthrough: Playthrough) -> None:
    """A re-deal of the start differs, as a rule, from the true deal where something is hidden; chance decides it."""
    deal = dealt_match(playthrough.game, playthrough.players, playthrough.seed, playthrough.options).table
    chance = playthrough.chance()
    for viewer in playthrough.viewers:
        if playthrough.game.redeal(deal, viewer, chance.copy()) != playthrough.game.redeal(deal, viewer, chance.copy()):
            raise Broken(f"for {name_of(viewer)}, the same chance re-deals differently")
        if not any(event.heard(viewer) != event for event in playthrough.match.history):
            continue
        guesses = (playthrough.game.redeal(deal, viewer, chance.child()) for _ in range(REDEALS))
        if all(_cards_of(guess) == _cards_of(deal) for guess in guesses):
            raise Broken(f"{REDEALS} re-deals of the first table for {name_of(viewer)} are all the true one")


def _cards_of(table: Table) -> dict[str, Any]:
    return {name: value for name, value in table.state().items() if name != "chance"}


PROBES = 24


@law
def secrets_stay_secret(playthrough: Playthrough) -> None:
    """Re-deal what a viewer cannot know: its view, options, default, position and refusals are the same to the byte."""
    game, table, chance = playthrough.game, playthrough.table, playthrough.chance()
    before = snapshot(table)
    for viewer in playthrough.some_viewers():
        guess = game.redeal(table, viewer, chance.child())
        if snapshot(table) != before:
            raise Broken(f"re-dealing for {name_of(viewer)} changed the table")
        _is_a_table(playthrough, viewer, guess)
        same_to(viewer, game, table, guess, _probes(playthrough, guess, chance))
        again = game.redeal(guess, viewer, chance)
        if seen(game, again, viewer) != seen(game, table, viewer):
            raise Broken(f"re-dealing a re-deal shows {name_of(viewer)} something else")


def _is_a_table(playthrough: Playthrough, viewer: int | None, guess: Table) -> None:
    """A re-deal has the deck's cards, could be written down, and carries nothing of the true table's chance."""
    if playthrough.game.cards(guess) != playthrough.deck:
        raise Broken(f"re-dealt for {name_of(viewer)}, it has other cards")
    if guess.chance.text == playthrough.table.chance.text:
        raise Broken(f"re-dealt for {name_of(viewer)}, it keeps the true chance, which tells the future")
    if playthrough.game.set_up(playthrough.game.position(guess)) != guess:
        raise Broken(f"re-dealt for {name_of(viewer)}, it is not the table that its position sets up")


def _probes(playthrough: Playthrough, guess: Table, chance: Chance) -> list[Any]:
    """Moves to ask about: those of all seats in both worlds, and nonsense."""
    if playthrough.table.is_over:
        return []
    moves = list(
        dict.fromkeys([*all_options(playthrough.table, playthrough.players), *all_options(guess, playthrough.players)])
    )
    chance.shuffle(moves)
    return moves[:PROBES] + invalid_moves(playthrough.game.move_types, playthrough.table, chance, 3)
