"""Building a move by selecting its parts. The server sends every legal move; a selection is only matched against them,
so that no rule is known here. Shared by all game families, which say what the parts of their moves are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

Move = dict[str, Any]


@dataclass(frozen=True)
class Selection:
    """Selected parts of a move: cards and orders of the hand, in the order of selecting, and values of choices."""

    cards: tuple[int, ...] = ()
    orders: tuple[str, ...] = ()
    choices: Mapping[str, str] = field(default_factory=dict)


NOTHING = Selection()


class MoveGrammar(Protocol):
    """The parts of a family's moves."""

    def is_direct(self, move: Move) -> bool:
        """Whether a move has a button of its own instead of selectable parts."""

    def parts(self, move: Move, legal: Sequence[Move]) -> Selection:
        """The parts of a move; choices are those in which the legal moves differ."""

    def preferred(self, moves: Sequence[Move], selection: Selection) -> Move | None:
        """The move to offer among those that have exactly the selected parts."""

    def is_early(self, choice: str) -> bool:
        """Whether a choice is offered before any card is selected; others distinguish moves with the same cards."""


@dataclass(frozen=True)
class ChoiceGroup:
    """A choice that is left open: its values in the order of the legal moves, and the one in force."""

    name: str
    values: tuple[str, ...]
    chosen: str | None = None


@dataclass(frozen=True)
class BuiltMove:
    """The move that a selection makes, None while it is incomplete; moves without parts; open choices."""

    move: Move | None
    direct: tuple[Move, ...]
    groups: tuple[ChoiceGroup, ...]


@dataclass(frozen=True)
class Candidate:
    """A legal move and its parts."""

    move: Move
    parts: Selection


class MoveBuilder:
    """The legal moves of one decision."""

    def __init__(self, legal: Sequence[Move], grammar: MoveGrammar) -> None:
        self.legal = tuple(legal)
        self.grammar = grammar
        self.direct = tuple(move for move in legal if grammar.is_direct(move))
        selectable = [move for move in legal if not grammar.is_direct(move)]
        self.candidates = tuple(Candidate(move, grammar.parts(move, self.legal)) for move in selectable)

    def parts_of(self, move: Move) -> Selection:
        return self.grammar.parts(move, self.legal)

    def build(self, selection: Selection) -> BuiltMove:
        """The move of a selection, and the choices that are still open."""
        whole = [one for one in self.candidates if is_whole(selection, one.parts)]
        agreeing = [one for one in whole if agrees(selection.choices, one.parts)]
        move = self.grammar.preferred([one.move for one in agreeing], selection)
        chosen = next((one.parts.choices for one in agreeing if one.move is move), selection.choices)
        early = groups_of(one for one in self.candidates if any(map(self.grammar.is_early, one.parts.choices)))
        late = [group for group in groups_of(whole) if not self.grammar.is_early(group.name)]
        groups = tuple(replace(group, chosen=chosen.get(group.name)) for group in [*early, *late])
        return BuiltMove(move, self.direct, groups)

    def contains(self, selection: Selection) -> bool:
        """Whether some legal move has all of the selection."""
        return any(is_part(selection, one.parts) for one in self.candidates)

    def with_card(self, selection: Selection, card: int) -> Selection | None:
        """The selection with a card added, or replaced where moves have one card only; None if no move has it all."""
        is_single = all(len(one.parts.cards) <= 1 for one in self.candidates)
        added = self.fitted(replace(selection, cards=(*selection.cards, card)))
        return added or (self.fitted(replace(selection, cards=(card,))) if is_single else None)

    def with_order(self, selection: Selection, order: str) -> Selection | None:
        """The same with an order."""
        is_single = all(len(one.parts.orders) <= 1 for one in self.candidates)
        added = self.fitted(replace(selection, orders=(*selection.orders, order)))
        return added or (self.fitted(replace(selection, orders=(order,))) if is_single else None)

    def with_choice(self, selection: Selection, name: str, value: str) -> Selection:
        """The selection with a choice made; parts that do not go with it are dropped, the fewest it needs are added."""
        candidates = [one for one in self.candidates if one.parts.choices.get(name) == value]
        wanted = {**selection.choices, name: value}
        kept = (
            self.fitted(replace(selection, choices=wanted), candidates)
            or self.fitted(Selection(choices=wanted), candidates)
            or selection
        )
        choices = {**kept.choices, name: value}
        fits = [one for one in candidates if is_part(kept, one.parts) and agrees(choices, one.parts)]
        if not fits or any(is_whole(kept, one.parts) for one in fits):
            return replace(kept, choices=choices)
        return replace(fits[0].parts, choices=choices)

    def fitted(self, selection: Selection, candidates: Sequence[Candidate] | None = None) -> Selection | None:
        """The selection with those of its choices that still apply; None if no candidate has its cards and orders."""
        among = self.candidates if candidates is None else candidates
        found = [one for one in among if is_part(selection, one.parts)]
        if not found:
            return None
        choices: dict[str, str] = {}
        for name, value in selection.choices.items():
            if any(agrees({**choices, name: value}, one.parts) for one in found):
                choices[name] = value
        return replace(selection, choices=choices)


def is_within(some: Sequence[object], every: Sequence[object]) -> bool:
    """Whether each of `some` is among `every`, as often."""
    left = list(every)
    for one in some:
        if one not in left:
            return False
        left.remove(one)
    return True


def agrees(choices: Mapping[str, str], parts: Selection) -> bool:
    return all(parts.choices.get(name, value) == value for name, value in choices.items())


def is_part(selection: Selection, parts: Selection) -> bool:
    return is_within(selection.cards, parts.cards) and is_within(selection.orders, parts.orders)


def is_whole(selection: Selection, parts: Selection) -> bool:
    sizes = len(selection.cards) == len(parts.cards) and len(selection.orders) == len(parts.orders)
    return sizes and is_part(selection, parts)


def groups_of(candidates: Iterable[Candidate]) -> list[ChoiceGroup]:
    """Groups of choices in which these candidates differ."""
    values: dict[str, dict[str, None]] = {}
    for one in candidates:
        for name, value in one.parts.choices.items():
            values.setdefault(name, {})[value] = None
    groups = [ChoiceGroup(name, tuple(some)) for name, some in values.items() if len(some) > 1]
    return sorted(groups, key=lambda group: group.name, reverse=True)


def without_card(selection: Selection, card: int) -> Selection:
    cards = list(selection.cards)
    cards.remove(card)
    return replace(selection, cards=tuple(cards))


def without_order(selection: Selection, order: str) -> Selection:
    return replace(selection, orders=tuple(one for one in selection.orders if one != order))


# --- input of a table


@dataclass(frozen=True)
class Misfit:
    """Reaction to a part that no legal move has together with the selection."""

    attempt: Move | str | None = None
    """The move that it would have made, for the server to explain; text where no move can express it."""
    restart: bool = False
    """Start a new selection with the part alone, if it fits alone."""
    reason: str = ""
    """The id of a text with a better reason than the server's."""


@dataclass(frozen=True)
class Tap:
    """The result of selecting a part: a move to send, or a misfit to explain; neither if the selection changed."""

    send: Move | None = None
    misfit: Misfit | None = None


class MoveInput:
    """Input of a move: parts are selected, the selection becomes a legal move. Starts over with each decision."""

    sends_on_second_tap = False

    def __init__(self, grammar: MoveGrammar) -> None:
        self.grammar = grammar
        self.hand: tuple[int, ...] = ()
        self.selection = NOTHING
        self.lifted: tuple[int, ...] = ()
        """Places of the selected cards in the hand, in the order of selecting."""
        self.decision: object = None
        self.builder = MoveBuilder((), grammar)

    def follow(self, decision: object, hand: Sequence[int], legal: Sequence[Move]) -> bool:
        """Take over the legal moves. True if the decision is a new one, for which the selection starts over."""
        is_new = decision != self.decision
        if not is_new and tuple(hand) == self.hand and tuple(legal) == self.builder.legal:
            return False
        self.decision, self.hand = decision, tuple(hand)
        self.builder = MoveBuilder(legal, self.grammar)
        self.select(self.initial() if is_new else self.kept())
        return is_new

    def initial(self) -> Selection:
        """The selection that a decision begins with."""
        return NOTHING

    def kept(self) -> Selection:
        return self.selection if self.builder.contains(self.selection) else NOTHING

    def misfit(self, part: int | str, *, fits_alone: bool) -> Misfit:
        """Reaction to a card or an order that fits no legal move."""
        raise NotImplementedError

    @property
    def built(self) -> BuiltMove:
        return self.builder.build(self.selection)

    def can_add(self, part: int | str) -> bool:
        if isinstance(part, str):
            return self.builder.with_order(self.selection, part) is not None
        return self.builder.with_card(self.selection, part) is not None

    def move_of(self, cards: Sequence[int]) -> Move | None:
        """The move of exactly these cards, whatever is selected."""
        return self.builder.build(Selection(cards=tuple(cards))).move

    def tap_card(self, place: int) -> Tap:
        """Select the card at a place of the hand, or take it back."""
        card = self.hand[place]
        if place in self.lifted:
            return self._tap_again(place)
        more = self.builder.with_card(self.selection, card)
        if more is not None:
            is_added = len(more.cards) > len(self.selection.cards)
            self.select(more, (*self.lifted, place) if is_added else (place,))
            return Tap()
        alone = self.builder.with_card(NOTHING, card)
        misfit = self.misfit(card, fits_alone=alone is not None)
        if misfit.restart and alone is not None:
            self.select(alone, (place,))
        return Tap(misfit=misfit if misfit.attempt is not None or misfit.reason else None)

    def _tap_again(self, place: int) -> Tap:
        move = self.built.move
        if self.sends_on_second_tap and move and self.lifted[-1] == place:
            return Tap(send=move)
        lifted = tuple(one for one in self.lifted if one != place)
        self.select(without_card(self.selection, self.hand[place]), lifted)
        return Tap()

    def tap_order(self, order: str) -> Tap:
        if order in self.selection.orders:
            self.select(without_order(self.selection, order), self.lifted)
            return Tap()
        more = self.builder.with_order(self.selection, order)
        if more is None:
            return Tap(misfit=self.misfit(order, fits_alone=False))
        self.select(more, self.lifted)
        return Tap()

    def choose(self, group: str, value: str) -> None:
        self.select(self.builder.with_choice(self.selection, group, value), self.lifted)

    def clear(self) -> None:
        self.select(NOTHING)

    def select(self, selection: Selection, preferred: Sequence[int] = ()) -> None:
        """Select parts: of equal cards the preferred places, then the first in hand."""
        self.selection = selection
        wanted, lifted = list(selection.cards), []
        for place in dict.fromkeys([*preferred, *range(len(self.hand))]):
            if place < len(self.hand) and self.hand[place] in wanted:
                wanted.remove(self.hand[place])
                lifted.append(place)
        self.lifted = tuple(lifted)
