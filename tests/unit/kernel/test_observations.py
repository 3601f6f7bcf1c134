"""Observations: fields within their bounds, written by their functions, of nothing that their seat did not hear."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from forno.core.chance import FastChance
from forno.core.event import Event
from forno.core.game import Game
from forno.games.pizza import events as pizza
from forno.games.solo import SOLO
from forno.games.solo import events as solo
from forno.games.solo.cards import COLOUR_OF, KINDS
from forno.kernel.batch import Batch
from forno.kernel.engine import functions_of
from forno.kernel.solo import state as s
from forno.kernel.spec import LAYOUT_VERSION, Remembered, fields_of, spec_of
from harness.counts import count
from harness.golden import compare
from tests.unit.kernel.beside import GAMES, VARIANTS, Beside, plain_batch
from tests.unit.kernel.layouts import FILE, FROZEN, layouts

STEPS = count(300, 4_000)
HEARD_STEPS = count(200, 4_000)
"""Where every step is looked at by what was heard before it."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
pizza_games = pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.name)
every_memory = pytest.mark.parametrize("memory", ["person", "perfect"])


# --- fields


@pytest.mark.nightly
@every_game
@every_memory
def test_every_number_is_within_the_bounds_of_its_field(game: Game, memory: Remembered) -> None:
    batch, observed = plain_batch(game, 1, players=game.most, memory=memory), []
    for _ in range(STEPS):
        batch.step(batch.random_columns())
        observed.append(batch.observations.copy())
    check_bounds(batch, np.concatenate(observed))


def check_bounds(batch: Batch, observations: NDArray[np.int16]) -> None:
    """Every number is within the bounds of its field."""
    for field in batch.spec.fields:
        seen = batch.field(field.name, observations)
        assert seen.shape == (len(observations), *field.shape)
        assert field.low <= seen.min() <= seen.max() <= field.high, field.name


@every_game
def test_every_number_belongs_to_one_field(game: Game) -> None:
    batch = plain_batch(game, 1, players=3, memory="perfect")
    numbers = np.arange(batch.spec.width, dtype=np.int16)
    seen = np.concatenate([batch.field(field.name, numbers).ravel() for field in batch.spec.fields])
    assert sorted(seen.tolist()) == numbers.tolist()


@every_game
def test_every_field_is_written_by_the_function_that_it_names(game: Game) -> None:
    batch, names = plain_batch(game, 1, players=3, memory="perfect"), functions_of(game.family)
    for _ in range(40):
        batch.step(batch.random_columns())
    fields, unwritten = fields_of(game), -99
    for field in (*fields.open, *fields.table_memory, *fields.seat_memory):
        function, seen = names[field.writer], np.full(batch.spec.width, unwritten)
        cells, progress = batch.arrays.cells[0].tolist(), batch.arrays.progress[0].tolist()
        room: dict[str, Any] = {
            "t": cells,
            "progress": progress,
            "viewer": 1,
            "seen": seen,
            "each": batch.spec.fields[-1].stride,
        }
        function(*(room[name] for name in function.__code__.co_varnames[: function.__code__.co_argcount]))
        if not field.writer.startswith("recall_") or field in fields.table_memory:
            assert (batch.field(field.name, seen) != unwritten).all(), field.name
        others = {other.name for other in (*fields.open, *fields.table_memory) if other.writer != field.writer}
        if field.writer != "observe_seat":
            assert all((batch.field(name, seen) == unwritten).all() for name in others), field.name


# --- secrets


def twin_cells(beside: Beside, number: int, viewer: int, chance: FastChance) -> list[int]:
    """The block of a table in which all that a seat cannot know is drawn anew; what was heard stays."""
    names, true = beside.names, beside.batch.arrays.cells[number].tolist()
    twin = beside.game.redeal(beside.tables[number], viewer, chance)
    if beside.game.family == "solo":
        cells = beside.bridge.cells_of(twin, keep_notes=True)
        cells[s.CALLED : s.KNOWN] = true[s.CALLED : s.KNOWN]
        cells[s.GOAL], cells[s.RACER] = true[s.GOAL], 0
        if true[s.RACER] and names["may_race"](true, viewer):
            cells[s.RACER] = viewer + 1
        return cells
    cells = beside.bridge.cells_of(twin, keep_notes=False)
    cells[names["MEMORY"]] = true[names["MEMORY"]]
    return [*cells, *true[len(cells) :]]


@every_game
@every_memory
def test_hidden_cards_change_no_byte_of_an_observation_of_any_seat(game: Game, memory: Remembered) -> None:
    check_that_hidden_cards_change_no_byte(game, memory, STEPS)


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: game.full_name)
def test_hidden_cards_change_no_byte_in_a_small_variant(game: Game) -> None:
    check_that_hidden_cards_change_no_byte(game, "perfect", STEPS // 3)


def check_that_hidden_cards_change_no_byte(game: Game, memory: Remembered, steps: int) -> None:
    names, chance, changed, turns = functions_of(game.family), FastChance(5), 0, 0
    beside, observed = Beside(game, 3, memory), []
    for at in range(steps):
        beside.step()
        viewer = at % beside.players
        observed += [beside.batch.observe(viewer), beside.batch.observations.copy()]
        progress = beside.batch.arrays.progress[0].tolist()
        is_asked = viewer == beside.tables[0].seat
        if is_asked and beside.picked[0]:
            continue
        cells, seen = twin_cells(beside, 0, viewer, chance), [0] * beside.batch.spec.width
        names["observe_seat"](cells, progress, viewer, seen)
        assert np.array(seen, np.int16).tobytes() == observed[-2].tobytes()
        if is_asked:
            turns += 1
            mask, room = [0] * beside.batch.spec.columns, [0] * names["MOST_MOVES"]
            names["show_table"](cells, progress, room, [0] * names["MOST_MOVES"], mask, seen)
            assert np.array(mask, np.bool_).tobytes() == beside.batch.masks[0].tobytes()
            assert np.array(seen, np.int16).tobytes() == beside.batch.observations[0].tobytes()
        changed += cells[names["CHANCE_CELLS"] :] != beside.batch.arrays.cells[0][names["CHANCE_CELLS"] :].tolist()
    assert changed > steps // 4
    assert turns > steps // 20
    check_bounds(beside.batch, np.concatenate(observed))


def test_a_choice_in_steps_is_seen_by_the_seat_that_makes_it_alone() -> None:
    batch = plain_batch(GAMES[2], 4, players=2)
    begun = 0
    while begun < 5:
        batch.step(batch.random_columns())
        begun += int((batch.field("chosen").max(axis=1) >= 0).sum())
        other = batch.field("chosen", batch.observe(1 - batch.seats))
        assert (other == -1).all()


# --- memory, from what was heard


class HeardOven:
    """Conclusions from events about an oven, card by card from its bottom, and what else was heard of the round."""

    def __init__(self, events: list[Event], players: int) -> None:
        self.oven: list[Any] = []
        """Ingredients by kind, (kind, number); or an order, (seat, name)."""
        self.turned = False
        self.shown = np.zeros((players, 12), int)
        self.refused = np.zeros((players, 6), int)
        self.drew = np.zeros((players, 3), int)
        self.request: tuple[int, ...] = ()
        for event in events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        match event:
            case pizza.Leftovers(cards=cards):
                self.oven, self.turned = [(card // 2, 1 + card % 2) for card in cards], False
            case pizza.RoundBegan():
                self.drew[:] = 0
            case pizza.TurnBegan(seat=seat):
                self.drew[seat, :2] = 0
            case pizza.Drew(seat=seat, pile=pile, count=drawn):
                self.drew[seat, 0 if pile == "kitchen" else 1] += drawn
                self.drew[seat, 2] += drawn if pile == "kitchen" else 0
            case pizza.Announced(seat=seat, kind=kind, number=number, doubles=doubles):
                self.oven.append((kind, number))
                self.lose(seat, (2 * kind,) * (number - 2 * doubles) + (2 * kind + 1,) * doubles)
            case pizza.OrderLaid(seat=seat, order=order):
                self.oven.append((seat, order))
            case pizza.RoundEnded():
                self.turned = True
                self.refused[:] = 0
            case pizza.Revealed(cards=cards):
                for card in cards:
                    self.come_out(card // 2, 1 + card % 2)
            case pizza.OrderRevealed(seat=seat, order=order):
                if (seat, order) in self.oven:
                    assert self.oven.pop(0) == (seat, order)
            case pizza.HelpAsked(request=request):
                self.request = request
            case pizza.HelpRefused(seat=seat):
                self.refused[seat] = [sum(card // 2 == kind for card in self.request) for kind in range(6)]
            case pizza.HelpGiven() | pizza.Served() | pizza.DuelCommitted():
                self.lose(event.seat, event.cards)
            case pizza.CardShown(seat=seat, card=card):
                self.shown[seat, card] = max(1, self.shown[seat, card])
            case pizza.DuelAnswered(seat=seat, cards=cards):
                for card in set(cards):
                    self.shown[seat, card] = max(cards.count(card), self.shown[seat, card])

    def come_out(self, kind: int, number: int) -> None:
        """Ingredients leave the oven from its bottom, if that is remembered."""
        while number and self.oven and self.oven[0][0] == kind and isinstance(self.oven[0][1], int):
            there = self.oven[0][1]
            self.oven[0] = (kind, there - min(number, there))
            number -= min(number, there)
            if not self.oven[0][1]:
                self.oven.pop(0)

    def lose(self, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.shown[seat, card] = max(0, self.shown[seat, card] - 1)

    def orders(self) -> dict[tuple[int, str], list[int]]:
        """By order in the oven: the ingredients by kind that come out before it."""
        found, counts = {}, [0] * 6
        for one, other in self.oven:
            if isinstance(other, int):
                counts[one] += other
            else:
                found[one, other] = list(counts)
        return found

    def counts(self) -> list[int]:
        return [sum(b for a, b in self.oven if a == kind and isinstance(b, int)) for kind in range(6)]


class Listeners:
    """Conclusions of each seat from the events it heard; with perfect memory, from those since its last question."""

    def __init__(self, beside: Beside) -> None:
        self.beside = beside
        self.before: dict[tuple[int, int, int], tuple[HeardOven, int]] = {}

    def known(self, number: int, viewer: int) -> HeardOven:
        beside, key = self.beside, (number, viewer, self.beside.ends)
        events = beside.recalled(number, viewer)
        known, heard = HeardOven([], beside.players), 0
        if beside.memory == "perfect":
            known, heard = self.before.get(key, (known, heard))
        for event in events[heard:]:
            known.hear(event)
        self.before[key] = known, len(events)
        return known


@pizza_games
@every_memory
def test_the_oven_is_remembered_from_what_was_heard(game: Game, memory: Remembered) -> None:
    beside = Beside(game, 5, memory, tables=count(1, 2))
    batch, listeners, orders = beside.batch, Listeners(beside), 0
    for at in range(HEARD_STEPS):
        beside.step()
        number, viewer = at % len(beside.tables), at % beside.players
        seen = batch.observe(viewer)
        known = listeners.known(number, viewer)
        if memory == "person" and not known.turned and not batch.field("forgotten", seen)[number]:
            assert batch.field("in_oven", seen)[number].tolist() == known.counts()
        if memory == "perfect" or not known.turned:
            assert batch.field("in_oven", seen)[number].tolist() == known.counts()
            found = {}
            for seat, name in zip(*batch.field("oven_orders", seen)[number, :, :, 0].nonzero(), strict=True):
                order = ((viewer + int(seat)) % beside.players, batch.spec.orders[name])
                found[order] = batch.field("oven_orders", seen)[number, seat, name, 1:].tolist()
                assert batch.field("order_places", seen)[number, seat, name] == 1
            assert found == known.orders()
            orders += len(found)
    assert orders > HEARD_STEPS // 4


@pizza_games
@every_memory
def test_hands_are_remembered_from_what_was_heard(game: Game, memory: Remembered) -> None:
    beside = Beside(game, 11, memory, tables=count(1, 2))
    batch, listeners, told = beside.batch, Listeners(beside), {"shown": 0, "refused": 0, "drew": 0}
    for at in range(STEPS):
        beside.step()
        number, viewer = at % len(beside.tables), (at // 2) % beside.players
        seen = batch.observe(viewer)
        known = listeners.known(number, viewer)
        turned = [(viewer + seat) % beside.players for seat in range(beside.players)]
        for name in told:
            ours, theirs = batch.field(name, seen)[number], getattr(known, name)[turned]
            told[name] += int(ours.sum())
            assert (ours <= theirs).all(), name
            if memory == "perfect":
                assert (ours == theirs).all(), name
    assert told["drew"]
    assert told["shown"] or memory == "person" or game.name not in ("sole-mio", "grande")


class HeardHand:
    """Conclusions from events about the hands of SOLO."""

    def __init__(self, events: list[Event], players: int) -> None:
        self.players, self.top, self.colour = players, 0, 4
        self.clear()
        for event in events:
            self.hear(event)

    def clear(self) -> None:
        self.discarded = np.zeros(KINDS, int)
        self.called = np.zeros(self.players, int)
        self.fresh = np.zeros(self.players, int)

    def hear(self, event: Event) -> None:
        match event:
            case solo.HandBegan():
                self.clear()
                self.top = -1
            case solo.Started(card=card):
                self.lay(card)
            case solo.Played(seat=seat, cards=cards, called=called):
                for card in cards:
                    self.lay(card)
                self.called[seat], self.fresh[seat] = called, 0
            case solo.Drew(seat=seat, count=drawn):
                self.fresh[seat] += drawn
            case solo.Reshuffled():
                self.discarded[:] = 0
            case solo.HandsSwapped(seat=seat, other=other):
                self.exchange([other if at == seat else seat if at == other else at for at in range(self.players)])
            case solo.HandsPassed(direction=direction):
                self.exchange([(seat + direction) % self.players for seat in range(self.players)])

    def lay(self, card: int) -> None:
        if self.top >= 0:
            self.discarded[self.top] += 1
        self.top = card

    def exchange(self, moved: list[int]) -> None:
        fresh, called = self.fresh.copy(), self.called.copy()
        for giver, holder in enumerate(moved):
            self.fresh[holder] = fresh[giver]
            self.called[holder] = 0 if giver != holder else called[giver]


@pytest.mark.parametrize("seed", [1, 4, 6])
def test_a_hand_of_solo_is_remembered_from_what_was_heard(seed: int) -> None:
    beside = Beside(SOLO, seed, "person", tables=count(1, 2))
    batch, fresh, calls = beside.batch, 0, 0
    for at in range(STEPS):
        beside.step()
        number, viewer = at % len(beside.tables), at % beside.players
        seen = batch.observe(viewer)
        known = HeardHand(beside.recalled(number, viewer), beside.players)
        turned = [(viewer + seat) % beside.players for seat in range(beside.players)]
        assert batch.field("discarded", seen)[number].tolist() == known.discarded.tolist()
        assert batch.field("called", seen)[number].tolist() == known.called[turned].tolist()
        assert batch.field("fresh", seen)[number].tolist() == known.fresh[turned].tolist()
        fresh, calls = fresh + int(known.fresh.sum()), calls + int(known.called.sum())
    assert fresh
    assert calls


def test_with_drawing_only_by_need_a_hand_holds_no_more_of_a_declined_colour_than_it_drew_since() -> None:
    batch = plain_batch(SOLO, 2, players=4, options={"may-draw": "off"}, memory="perfect")
    checked, steps = 0, STEPS // 2
    for _ in range(steps):
        batch.step(batch.random_columns())
        for viewer in range(4):
            seen = batch.observe(viewer)
            hands, declined = batch.field("hand", seen), batch.field("declined", seen)[:, 0]
            for colour in range(5):
                of_colour = [card for card in range(KINDS) if COLOUR_OF[card] == colour]
                told = declined[:, colour] >= 0
                assert (hands[told][:, of_colour].sum(axis=1) <= declined[told, colour]).all()
                checked += int(told.sum())
    assert checked > steps


def test_memory_is_a_field_only_where_it_is_asked_for() -> None:
    assert plain_batch(SOLO, 1, players=2, memory="perfect").field("known").shape == (1, 2, KINDS)
    with pytest.raises(ValueError, match="no field is called known; there are chosen, phase"):
        plain_batch(SOLO, 1, players=2).field("known")


# --- the layout


def test_the_layouts_are_those_that_were_frozen() -> None:
    compare(FILE, layouts())


def test_a_number_stands_for_the_same_layouts_for_ever() -> None:
    """The file is what the layouts are: see the test above."""
    assert sha256(FILE.read_bytes()).hexdigest() == FROZEN[LAYOUT_VERSION], "a changed layout is a new number"


@every_game
def test_a_specification_is_what_a_batch_has(game: Game) -> None:
    for memory in ("none", "person", "perfect"):
        batch = plain_batch(game, 1, players=game.least, memory=memory)
        assert batch.spec == spec_of(game, game.least, memory)
        assert batch.observations.shape[1] == batch.spec.width
        assert batch.observations.dtype == np.dtype(batch.spec.dtype)
        assert batch.masks.shape[1] == batch.spec.columns
        assert batch.field_names == [field.name for field in batch.spec.fields]
