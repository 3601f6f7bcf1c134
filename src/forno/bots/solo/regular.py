"""The regular player of SOLO: it sheds costly cards, keeps black ones, and jumps in with equal numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forno.bots.bot import Observation
from forno.bots.policy import ReasonedMove, because
from forno.games.solo.cards import (
    ANY,
    BLACKS,
    COLOUR_NAMES,
    COLOUR_OF,
    DRAW_FOURS,
    DRAW_TWOS,
    NUMBERS,
    PASS_ONS,
    SKIPS,
    SWAPS,
    card_name,
    card_names,
    points_of,
)
from forno.games.solo.moves import DRAW, KEEP, PASS, Colour, Jump, Play, Swap
from forno.games.solo.view import SoloView

FEW = 2
"""The hand size with which another seat may go out before the own next turn."""


# --- a turn


def turn(observation: Observation, view: SoloView) -> ReasonedMove:
    """Play the best card that fits, unless it is harmful; else draw."""
    plays = [move for move in observation.legal_moves if isinstance(move, Play) and is_called(move, view)]
    best = max(plays, key=lambda move: worth_of(move, view), default=None)
    if best is not None and (worth_of(best, view) > HARM or DRAW not in observation.legal_moves):
        return because_of(best, plays, view)
    if DRAW not in observation.legal_moves:
        return because(PASS, "solo-pass")
    if view.penalty:
        return because(DRAW, "solo-penalty", count=view.penalty)
    return because(DRAW, "solo-wait" if plays else "solo-draw")


def drawn(observation: Observation, view: SoloView) -> ReasonedMove:
    """Play the drawn card if it fits, jump in with another card, or keep it."""
    moves = [move for move in observation.legal_moves if move != KEEP and is_called(move, view)]
    best = max(moves, key=lambda move: worth_of(move, view), default=None)
    if best is None or worth_of(best, view) <= HARM:
        return because(KEEP, "solo-keep-back" if moves else "solo-keep")
    if isinstance(best, Jump):
        return because(best, "solo-jump", card=card_name(best.card))
    return because(best, "solo-play-drawn", card=card_names(best.cards))


def jump(observation: Observation, view: SoloView) -> ReasonedMove:
    """Jump in with an equal number; equal symbols are overlooked."""
    jumps = [move for move in observation.legal_moves if isinstance(move, Jump) and is_called(move, view)]
    if jumps and jumps[0].card in NUMBERS:
        return because(jumps[0], "solo-jump", card=card_name(jumps[0].card))
    return because(PASS, "solo-unnoticed")


def is_called(move: Any, view: SoloView) -> bool:
    """Tell whether SOLO is called where it is owed, and only there."""
    return bool(move.solo) == (left_after(move, view) == 1)


def left_after(move: Any, view: SoloView) -> int:
    """Return the number of cards that stay in hand."""
    assert view.hand is not None
    return len(view.hand) - len(cards_of(move))


def cards_of(move: Any) -> tuple[int, ...]:
    return (move.card,) if isinstance(move, Jump) else move.cards


# --- what a discard is worth

HARM = -500
OUT = 10_000


def worth_of(move: Any, view: SoloView) -> int:
    """Return the value of a discard: the points it sheds. Harmful ones are at or below HARM."""
    cards, left = cards_of(move), left_after(move, view)
    if left == 0:
        return OUT
    last = cards[-1]
    worth = points_of(cards)
    if last in PASS_ONS:
        gain = left - view.sizes[giver(view)]
        return 60 + 20 * gain if gain >= 0 else HARM
    if last in SWAPS:
        worth += 10 * max(0, left - fewest(view)[0])
    if is_attack(last) and view.sizes[following(view)] <= FEW:
        worth += 60
    return worth


def colours_left(move: Any, view: SoloView) -> list[int]:
    """Return the colours of the cards that stay in hand."""
    assert view.hand is not None
    hand = list(view.hand)
    for card in cards_of(move):
        hand.remove(card)
    return [COLOUR_OF[card] for card in hand]


def is_attack(card: int) -> bool:
    return card in SKIPS or card in DRAW_TWOS or card in DRAW_FOURS


def is_pressed(view: SoloView) -> bool:
    """Tell whether another seat is about to go out: then costly cards have to go."""
    return fewest(view)[0] <= FEW


def others(view: SoloView) -> list[int]:
    return [seat for seat in range(len(view.sizes)) if seat != view.viewer]


def fewest(view: SoloView) -> tuple[int, int]:
    """Return the smallest hand of the others, and its seat."""
    return min((view.sizes[seat], seat) for seat in others(view))


def following(view: SoloView) -> int:
    """Return the seat after the viewer."""
    assert view.viewer is not None
    return (view.viewer + view.direction) % len(view.sizes)


def giver(view: SoloView) -> int:
    """Return the seat whose hand the viewer gets when all are passed on."""
    assert view.viewer is not None
    return (view.viewer - view.direction) % len(view.sizes)


# --- why


def because_of(move: Play, plays: list[Play], view: SoloView) -> ReasonedMove:
    """Return the strongest reason that holds."""
    last, left, name = move.cards[-1], left_after(move, view), card_names(move.cards)
    if left == 0:
        return because(move, "solo-out", card=name)
    if left == 1:
        return because(move, "solo-call", card=name)
    if view.penalty:
        return because(move, "solo-raise", card=name)
    if last in PASS_ONS:
        return because(move, "solo-pass-on", card=name, count=view.sizes[giver(view)])
    if len(plays) == 1:
        return because(move, "solo-alone", card=name)
    if is_attack(last) and view.sizes[following(view)] <= FEW:
        return because(move, "solo-attack", card=name, seat=following(view), count=view.sizes[following(view)])
    if last in SWAPS and fewest(view)[0] < left:
        return because(move, "solo-to-swap", card=name, count=fewest(view)[0])
    cost = points_of(move.cards)
    if cost == max(points_of(play.cards) for play in plays):
        return because(move, "solo-costly", card=name, count=cost)
    if not is_pressed(view) and any(play.cards[-1] in BLACKS for play in plays):
        return because(move, "solo-black" if last in BLACKS else "solo-keep-black", card=name)
    same = colours_left(move, view).count(COLOUR_OF[last])
    return because(move, "solo-same-colour", card=name, count=same) if same else because(move, "usual")


# --- what a card leaves to choose


def choose_colour(observation: Observation, view: SoloView) -> ReasonedMove:
    """Name the colour held most."""
    assert view.hand is not None
    held = [COLOUR_OF[card] for card in view.hand]
    best = max(range(ANY), key=held.count)
    if not held.count(best):
        return because(Colour(best), "solo-any-colour")
    return because(Colour(best), "solo-colour", colour=COLOUR_NAMES[best], count=held.count(best))


def choose_swap(observation: Observation, view: SoloView) -> ReasonedMove:
    """Swap with the smallest hand, if it is smaller than the own."""
    size, seat = fewest(view)
    assert view.hand is not None
    if size < len(view.hand):
        return because(Swap(seat), "solo-swap", seat=seat, count=size)
    return because(Swap(-1), "solo-no-swap")


ANSWERS: dict[str, Callable[[Observation, SoloView], ReasonedMove]] = {
    "turn": turn,
    "drawn": drawn,
    "jump": jump,
    "choose-colour": choose_colour,
    "choose-swap": choose_swap,
}
