"""The sentences of a review. Probabilities are in points of a hundred: 25 is one game in four."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import forno
from forno.review import Review, ReviewedDecision
from forno.rulebook import hint
from forno.rulebook.bundles import say
from forno.terminal.game_text import bare_question, game_text

PLACES = {1: "1st", 2: "2nd", 3: "3rd"}


def headline(made: Review) -> str:
    """`Anna in mamma-mia: won; 47 decisions, 64 imagined deals for each`"""
    spent = f"{made.budget} to search" if made.budget.endswith("ms") else f"{made.budget} imagined deals"
    count = len(made.decisions)
    who = f"{made.names[made.seat]} in {made.game}: {ending(made)}."
    return f"{who} {count} {plural(count, 'decision')}, {spent} for each."


def ending(made: Review) -> str:
    if made.place is None:
        return "ended early"
    return "won" if made.result == 1 else "shared first place" if made.result else f"{ordinal(made.place)} place"


def course_text(made: Review) -> str:
    """`Of a hundred: 25 for everybody, +4 by the deal, +83 by luck, -12 (±5) by choices; it came to 100.`

    Luck and choices stay one where the interval is too wide to tell them apart.
    """
    interval = "" if made.skill_interval is None else f" (±{100 * made.skill_interval:.0f})"
    if made.is_precise:
        parts = f"{signed(made.luck)} by luck, {signed(made.skill)}{interval} by choices"
    else:
        parts = (
            f"{signed(made.luck + made.skill)} by luck and choices, which so rough an estimate{interval} cannot part"
        )
    whole = f"it came to {100 * made.result:.0f}"
    return f"Of a hundred: {100 * made.share:.0f} for everybody, {signed(made.deal)} by the deal, {parts}; {whole}."


def losses_text(made: Review) -> str:
    count = len(made.decisions)
    if not count:
        return "There was nothing to choose."
    agreed = sum(one.chosen == one.best for one in made.decisions)
    each, error = 100 * made.loss / count, 100 * made.loss_error / count
    return f"As master would: {agreed} of {count}. Lost to master's moves: {each:.1f} (±{error:.1f}) a decision."


def knew_text(one: ReviewedDecision, made: Review, lang: str) -> str:
    """Return what the seat knew, as far as the game describes it, and the question."""
    knew = f"{one.scene}; you hold {one.hand}. " if one.scene else ""
    return f"{knew}{asked_text(one, made, lang)}"


def asked_text(one: ReviewedDecision, made: Review, lang: str) -> str:
    if one.question.seat != one.seat:
        return say(lang, "solo-see-jump-in") or ""
    text = game_text(forno.game(made.game).family, lang, made.names, one.seat)
    return bare_question(text, msgspec.to_builtins(one.question))


def verdict_text(one: ReviewedDecision) -> str:
    """`put 2 olive, -8 (±3) to put 1 salami`"""
    luck = f"then luck {signed(one.luck)}"
    if one.chosen == one.best:
        return f"{one.chosen}: as master would; {luck}"
    return f"{one.chosen}: {signed(-one.loss)} (±{100 * one.loss_error:.0f}) against {one.best}; {luck}"


def why_text(one: ReviewedDecision, names: Sequence[str], lang: str) -> str:
    """Return the reason for master's move, in the player's language."""
    seat = one.reason.values.get("seat")
    named = {"name": names[seat]} if isinstance(seat, int) else {}
    return f"{one.best}: {hint(one.reason.name, {**one.reason.values, **named}, lang)}"


def signed(part: float) -> str:
    """`+12`, `-3`, `0`"""
    points = round(100 * part)
    return f"{points:+d}" if points else "0"


def plural(count: int, word: str) -> str:
    return word if count == 1 else f"{word}s"


def ordinal(place: int) -> str:
    return PLACES.get(place, f"{place}th")
