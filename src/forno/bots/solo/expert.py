"""The expert of SOLO: it counts hidden cards, remembers who could not follow, and plays what they cannot answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from forno.bots.bot import Observation
from forno.bots.policy import ReasonedMove, because
from forno.bots.solo.evaluation import (
    FEW,
    NEARLY_OUT,
    NEXT_OF_COLOUR,
    NextPosition,
    cost_of,
    danger,
    hand_after,
    is_calm,
    odds_after,
    weigh,
)
from forno.bots.solo.odds import HandOdds
from forno.bots.solo.regular import HARM, because_of, cards_of, following, is_attack, is_called, left_after
from forno.games.solo.cards import ANY, BLACKS, COLOUR_NAMES, COLOUR_OF, PASS_ONS, REVERSES, card_name, card_names
from forno.games.solo.moves import DRAW, KEEP, PASS, Colour, Jump, Play, Swap
from forno.games.solo.view import SoloView

# --- a discard


def turn(observation: Observation, view: SoloView) -> ReasonedMove:
    """Play the discard with the highest value, unless it is harmful; else draw."""
    odds = HandOdds(observation, view)
    plays = [move for move in observation.legal_moves if isinstance(move, Play) and is_called(move, view)]
    best, worth = best_of(plays, view, odds)
    if best is not None and (worth > HARM or DRAW not in observation.legal_moves):
        return why(best, plays, view, odds)
    if DRAW not in observation.legal_moves:
        return because(PASS, "solo-pass")
    if view.penalty:
        return because(DRAW, "solo-penalty", count=view.penalty)
    return because(DRAW, why_not(plays, view, "solo-wait") if plays else "solo-draw")


def drawn(observation: Observation, view: SoloView) -> ReasonedMove:
    """Play the drawn card if it fits, jump in with another card, or keep it."""
    moves = [move for move in observation.legal_moves if move != KEEP and is_called(move, view)]
    best, worth = best_of(moves, view, HandOdds(observation, view))
    if best is None or worth <= HARM:
        return because(KEEP, why_not(moves, view, "solo-keep-back") if moves else "solo-keep")
    if isinstance(best, Jump):
        return because(best, "solo-jump", card=card_name(best.card))
    return because(best, "solo-play-drawn", card=card_names(best.cards))


def jump(observation: Observation, view: SoloView) -> ReasonedMove:
    """Jump in if that is worth it: it sheds a card out of turn."""
    jumps = [move for move in observation.legal_moves if isinstance(move, Jump) and is_called(move, view)]
    best, worth = best_of(jumps, view, HandOdds(observation, view))
    if best is None or worth <= HARM:
        return because(PASS, why_not(jumps, view, "solo-no-jump"))
    return because(best, "solo-jump", card=card_name(best.card))


def best_of(moves: Sequence[Any], view: SoloView, odds: HandOdds) -> tuple[Any, float]:
    """Return the discard with the highest value, and the value; the first of equals."""
    worths = [weigh(move, view, odds) for move in moves]
    if not moves:
        return None, HARM
    best = max(worths)
    return moves[worths.index(best)], best


# --- why


def why(move: Play, plays: Sequence[Play], view: SoloView, odds: HandOdds) -> ReasonedMove:
    """Return the strongest reason that holds."""
    card, name, left = move.cards[-1], card_names(move.cards), left_after(move, view)
    seat = following(view)
    size = view.sizes[seat]
    if left <= 1 or view.penalty or len(plays) == 1 or card in PASS_ONS:
        return because_of(move, [*plays], view)
    if size <= FEW and card in REVERSES and len(view.sizes) > 2:
        return because(move, "solo-turn-away", card=name, seat=seat, count=size)
    if size <= FEW and card not in BLACKS and not is_attack(card):
        if odds.lacks_colour(seat, COLOUR_OF[card]):
            return because(move, "solo-lacks", card=name, seat=seat)
        if is_hardest(move, plays, view, odds):
            return because(move, "solo-hard-to-follow", card=name, seat=seat)
    if card not in BLACKS and is_calm(view) and any(other in BLACKS for other in hand_after(move, view)):
        return because(move, "solo-keep-black", card=name)
    return because_of(move, [*plays], view)


def is_hardest(move: Play, plays: Sequence[Play], view: SoloView, odds: HandOdds) -> bool:
    """Tell whether the next seat is less likely to follow this card than any other coloured card that fits."""
    others = [play for play in plays if play != move and play.cards[-1] not in BLACKS]
    chance = odds_after(move, view, odds)
    return bool(others) and all(chance < odds_after(play, view, odds) for play in others)


def why_not(moves: Sequence[Any], view: SoloView, usual: str) -> str:
    """Return the reason not to play: every move gives the last card away by a pass-on, or the usual reason."""
    alone = [move for move in moves if cards_of(move)[-1] in PASS_ONS and left_after(move, view) == 1]
    return "solo-give-away" if len(alone) == len(moves) else usual


# --- what a card leaves to choose


def choose_colour(observation: Observation, view: SoloView) -> ReasonedMove:
    """Name the colour held most, unless a seat that is nearly out lacks another one."""
    assert view.hand is not None
    odds, cost = HandOdds(observation, view), cost_of(view.hand)
    held = [COLOUR_OF[card] for card in view.hand]

    def worth(colour: int) -> float:
        next_position = NextPosition(view.top, colour, view.penalty, view.direction, False, cost)
        return NEXT_OF_COLOUR * held.count(colour) - danger(next_position, view, odds)

    best = max(range(ANY), key=worth)
    seat, count, name = following(view), held.count(best), COLOUR_NAMES[best]
    if view.sizes[seat] < len(NEARLY_OUT) and odds.lacks_colour(seat, best) and not view.penalty:
        return because(Colour(best), "solo-colour-lacks", colour=name, seat=seat)
    if count < max(map(held.count, range(ANY))):
        return because(Colour(best), "solo-colour-hard", colour=name)
    if not count:
        return because(Colour(best), "solo-any-colour")
    return because(Colour(best), "solo-colour", colour=name, count=count)


def choose_swap(observation: Observation, view: SoloView) -> ReasonedMove:
    """Swap with the smallest hand, if it is smaller than the own; of equals, that of the first in turn."""
    assert view.viewer is not None
    assert view.hand is not None
    players = len(view.sizes)
    coming = [(view.viewer + step * view.direction) % players for step in range(1, players)]
    seat = min(coming, key=lambda other: view.sizes[other])
    if view.sizes[seat] < len(view.hand):
        return because(Swap(seat), "solo-swap", seat=seat, count=view.sizes[seat])
    return because(Swap(-1), "solo-no-swap")


ANSWERS: dict[str, Callable[[Observation, SoloView], ReasonedMove]] = {
    "turn": turn,
    "drawn": drawn,
    "jump": jump,
    "choose-colour": choose_colour,
    "choose-swap": choose_swap,
}
