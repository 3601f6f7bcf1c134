"""The drawn tables: every kind of decision by keys alone, by mouse, explanations, and screens as golden text."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

import forno
from forno.core.match import Match
from forno.server.protocol import RoomSettings, RoomView
from forno.server.protocol.server_messages import JumpInView
from forno.terminal.model import Preferences
from forno.terminal.tables import drawn as drawn_tables
from forno.terminal.tables.drawn import DrawnTable, Item
from forno.terminal.tables.pizza import PizzaTable, told_marks
from forno.terminal.tables.solo import SoloTable
from forno.testing.random_play import dealt_match
from harness.counts import FULL, count
from harness.golden import compare
from harness.scenes.solo import table as solo_table
from harness.table_app import NAMES, TableApp, raw

pytestmark = pytest.mark.asyncio

GOLDEN = Path(__file__).parent / "golden"
SMALL, LARGE = (80, 21), (84, 36)
"""The table's own part of a screen of 80x24, and of 120x40 beside the log."""
INSTANT = 1e6
"""A speed at which no step takes time."""
STANDING = 1e-3
"""A speed at which no step ends within a test."""
QUEUES = 6
"""The number of message queues that a key and the move that it makes pass through, one after the other."""
TIMEOUT_S = 60.0


def new_match(game: str, players: int, seed: int) -> Match:
    match = dealt_match(forno.game(game), players, seed)
    match.names = list(NAMES[:players])
    return match


def drawn(app: TableApp) -> DrawnTable:
    table = app.table
    assert isinstance(table, DrawnTable)
    return table


async def settled(pilot: Pilot[None]) -> None:
    """Wait until keys and moves are handled and drawn: each pause lets every queue be emptied once. The pilot alone
    takes a process that waits for a core for an idle one."""
    for _ in range(QUEUES):
        await pilot.pause(0)


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(pilot)


async def until(pilot: Pilot[None], condition: Callable[[], object]) -> None:
    """Wait until something holds that takes a timer or a worker."""
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():
            await pilot.pause(0.01)


# --- keys


async def go_to(app: TableApp, pilot: Pilot[None], wanted: Item) -> None:
    """Move the cursor to an item by the arrow keys."""
    table = drawn(app)
    found = table.find(wanted.name)
    assert found, wanted
    rows = table.item_rows()
    row = max(0, min(table.row, len(rows) - 1))
    await press(pilot, *(["down"] * (found[0] - row) or ["up"] * (row - found[0])))
    column = max(0, min(table.column, len(rows[found[0]]) - 1))
    await press(pilot, *(["right"] * (found[1] - column) or ["left"] * (column - found[1])))
    assert table.current is not None
    assert table.current.name == wanted.name


async def play_by_keys(app: TableApp, pilot: Pilot[None], move: dict[str, Any]) -> None:
    """Make a move as a player does: by letters, digits, arrows and Enter."""
    table = drawn(app)
    table.settles_at = 0.0
    if isinstance(table, SoloTable) and bool(move.get("solo")) != table.input.is_calling:
        await press(pilot, "s")
    if table.moves.grammar.is_direct(move):
        button = next(item for row in table.item_rows() for item in row if item.kind == "move" and item.value == move)
        if button.key and button.key != "Enter":
            await press(pilot, button.key)
        else:
            await go_to(app, pilot, button)
            await press(pilot, "enter")
        return
    await press(pilot, "backspace")
    parts = table.moves.builder.parts_of(move)
    early = [name for name in parts.choices if table.moves.grammar.is_early(name)]
    await choose(app, pilot, {name: parts.choices[name] for name in early})
    hand, orders = table.moves.hand, list(app.model.view.get("orders") or ())
    for card in (Counter(parts.cards) - Counter(table.moves.selection.cards)).elements():
        place = next(at for at, held in enumerate(hand) if held == card and at not in table.moves.lifted)
        await press_place(app, pilot, Item("card", place), place)
    for order in parts.orders:
        if order not in table.moves.selection.orders:
            await press_place(app, pilot, Item("order", order), len(hand) + orders.index(order))
    await choose(app, pilot, {name: value for name, value in parts.choices.items() if name not in early})
    await press(pilot, "enter")


async def press_place(app: TableApp, pilot: Pilot[None], item: Item, place: int) -> None:
    if place < 10:
        await press(pilot, str((place + 1) % 10))
    else:
        await go_to(app, pilot, item)
        await press(pilot, "space")


async def choose(app: TableApp, pilot: Pilot[None], choices: dict[str, str]) -> None:
    for name, value in choices.items():
        if any(group.name == name for group in drawn(app).moves.built.groups):
            await go_to(app, pilot, Item("choice", f"{name}={value}"))
            await press(pilot, "space")


PLAYED_BY_KEYS = [("grande", 13, 120), ("sole-mio", 2, 60), ("solo", 4, 30), ("mamma-mia", 1, 60), ("plus", 3, 120)]
"""Games with their seed, and after how many decisions each question has been asked. The last two ask nothing new."""


@pytest.mark.parametrize(("game", "seed", "decisions"), PLAYED_BY_KEYS[: count(3, 5)])
async def test_every_question_is_answered_by_keys(game: str, seed: int, decisions: int) -> None:
    """Play a game; of each question, the first decision by keys, the others directly."""
    match = new_match(game, 3, seed)
    app = TableApp(match, 0, Preferences(speed=INSTANT, motion=False))
    asked: Counter[str] = Counter()
    async with app.run_test(size=SMALL) as pilot:
        app.others()
        for _ in range(count(decisions, 600)):
            if match.table.is_over:
                break
            legal = app.model.legal_moves
            has_choice = len(legal) > 1
            question = f"{app.model.view['question']['name']}/{has_choice}" if has_choice or FULL else "no choice"
            move = legal[app.chance.below(len(legal))]
            asked[question] += 1
            if asked[question] <= count(1, 20):
                await until(pilot, lambda: not app.model.is_behind)
                await settled(pilot)
                await play_by_keys(app, pilot, move)
                assert app.sent, question
                assert same(app.sent.pop(), move)
            else:
                app.play(move)
            app.others()
    assert len(asked) >= {"solo": 5, "grande": 12, "sole-mio": 12}.get(game, 6)


def same(sent: dict[str, Any], move: dict[str, Any]) -> bool:
    """Triples of SOLO go by their cards and the one on top."""
    if move["move"] != "play":
        return sent == move
    return sorted(sent["cards"]) == sorted(move["cards"]) and sent["cards"][-1] == move["cards"][-1]


async def test_each_of_ten_players_has_a_key_when_hands_are_swapped() -> None:
    """(solo.swap)"""
    match = new_match("solo", 10, 1)
    match.table = solo_table("top: red 9; turn: 1; hand 1: red swap, red 1, red 2; players: 10")
    app = TableApp(match, 0, Preferences(speed=INSTANT, motion=False))
    async with app.run_test(size=SMALL) as pilot:
        app.play(msgspec.to_builtins(match.game.read_move("play red swap")))
        await settled(pilot)
        swaps = [item for row in drawn(app).item_rows() for item in row if item.kind == "move"]
        assert [item.key for item in swaps] == [*"abcdfwxz", "A", "B"]
        drawn(app).settles_at = 0.0
        await press(pilot, "B")
        await settled(pilot)
        assert app.sent == [swaps[-1].value]


async def test_enter_selects_a_card_and_then_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn_tables, "time", SimpleNamespace(monotonic=lambda: 100.0))  # the keys come at once
    app = TableApp(new_match("mamma-mia", 2, 1), 0, Preferences(motion=False))
    async with app.run_test(size=SMALL) as pilot:
        app.others()
        await settled(pilot)
        await press(pilot, "right", "enter")
        assert drawn(app).moves.lifted == (1,)
        await press(pilot, "enter")
        await settled(pilot)
        assert [move["move"] for move in app.sent] == ["put"]
        await press(pilot, "enter", "a")
        assert len(app.sent) == 1, "a second key was meant for the question before"


async def test_all_moves_are_listed_in_words() -> None:
    app = TableApp(new_match("mamma-mia", 2, 1), 0, Preferences(motion=False))
    async with app.run_test(size=SMALL) as pilot:
        app.others()
        await settled(pilot)
        legal = list(app.model.legal_moves)
        await press(pilot, "k")
        assert drawn(app).describe(legal[1]) in app.text()
        await press(pilot, "down", "enter")
        await settled(pilot)
        assert app.sent == [legal[1]]


# --- refusals and explanations


async def test_a_card_that_does_not_fit_is_explained_by_its_rule() -> None:
    app = TableApp(new_match("mamma-mia", 2, 1), 0, Preferences(motion=False))
    async with app.run_test(size=SMALL) as pilot:
        app.others()
        await settled(pilot)
        orders = len(drawn(app).moves.hand) + 1
        await press(pilot, str(orders))
        await until(pilot, lambda: drawn(app).notice)
        assert drawn(app).notice[:40] in app.text()
        await press(pilot, "left")
        assert not drawn(app).notice


@pytest.mark.parametrize("lang", ["ru", "de", "en"][: count(1, 3)])
async def test_each_card_is_explained_on_a_key(lang: str) -> None:
    for game in ("sole-mio", "solo"):
        app = TableApp(new_match(game, 2, 1), 0, Preferences(lang=lang, motion=False))
        async with app.run_test(size=SMALL) as pilot:
            app.others()
            await settled(pilot)
            places = len(drawn(app).item_rows()[-1])
            await go_to(app, pilot, drawn(app).item_rows()[-1][0])
            for _ in range(places):
                await press(pilot, "i", "right")
            assert len(app.cards) == places
            assert all(card.title and card.text and card.art for card in app.cards)


async def test_the_open_card_and_all_orders_are_explained() -> None:
    app = TableApp(new_match("grande", 3, 13), 0, Preferences(motion=False))
    async with app.run_test(size=SMALL) as pilot:
        app.others()
        await settled(pilot)
        await press(pilot, "1", "enter")
        await settled(pilot)
        app.table.settles_at = 0.0  # type: ignore[attr-defined]
        await press(pilot, "up", "i", "v")
        assert len(app.cards) == 2
        assert app.cards[1].title == "All your orders"
        assert len(app.cards[1].text.split("\n")) == 19
        assert app.cards[1].text.count("in your hand") == len(app.model.view["orders"])


async def test_the_oven_is_counted_at_a_table_with_the_open_log_alone() -> None:
    """(turn.memory)"""
    for options in ({"open-log": "off"}, {"open-log": "on"}):
        app = TableApp(new_match("mamma-mia", 3, 1), 0, Preferences(motion=False))
        app.model.room = room_with(options)
        async with app.run_test(size=SMALL) as pilot:
            app.others()
            await settled(pilot)
            await press(pilot, str(len(drawn(app).moves.hand) + 1), "i")
            assert ("the oven:" in app.cards[0].text or "in the oven yet" in app.cards[0].text) == (
                options["open-log"] == "on"
            )


async def test_orders_in_the_oven_are_marked_at_a_table_with_the_open_log_alone() -> None:
    """(turn.memory)"""
    for option in ("off", "on"):
        match = new_match("grande", 3, 13)
        app = TableApp(match, 0, Preferences(speed=INSTANT, motion=False))
        app.model.room = room_with({"open-log": option})
        async with app.run_test(size=SMALL) as pilot:
            is_laid = False
            while not is_laid:
                app.others()
                move = next((one for one in app.model.legal_moves if one["move"] == "lay"), app.model.legal_moves[0])
                is_laid = move["move"] == "lay"
                app.play(move)
            app.play(app.model.legal_moves[0])  # draw
            app.others()  # they put ingredients on the order
            await settled(pilot)
            await press(pilot, "v")
            assert ("in the oven" in app.cards[-1].text) == (option == "on")


async def test_a_failed_order_is_out_of_the_game_in_grande_alone() -> None:
    failed = [{"event": "order-laid", "seat": 1, "order": "duel"}, {"event": "failed", "seat": 1, "orders": ["duel"]}]
    assert told_marks(failed, 1, "grande") == {"duel": "failed"}
    assert told_marks(failed, 1, "mamma-mia") == {}
    assert told_marks(failed, 2, "grande") == {}


def room_with(options: dict[str, str]) -> RoomView:
    """A room of which only the options matter."""
    return RoomView("", "mamma-mia", 1, options, RoomSettings(), "playing", 1, 0, (), (), "", (), ())


# --- the mouse


async def test_a_move_is_made_by_clicks() -> None:
    app = TableApp(new_match("mamma-mia", 2, 1), 0, Preferences(motion=False))
    async with app.run_test(size=SMALL) as pilot:
        app.others()
        await settled(pilot)
        lines = app.text().split("\n")
        row = next(at for at, line in enumerate(lines) if " 2 ─" in line)
        await pilot.click(offset=(lines[row].index(" 2 ") + 1, row))
        assert drawn(app).moves.lifted == (1,)
        lines = app.text().split("\n")
        row = next(at for at, line in enumerate(lines) if "Enter Put" in line)
        await pilot.click(offset=(lines[row].index("Enter"), row))
        await settled(pilot)
        assert [move["move"] for move in app.sent] == ["put"]


# --- the oven at its own pace


def at_the_emptying(app: TableApp) -> None:
    """Play until the oven is emptied."""
    while not app.match.view(0).emptying:  # type: ignore[attr-defined]
        app.table.skip_playback()
        app.play(msgspec.to_builtins(app.match.table.default()))
        app.others()


async def test_the_oven_is_emptied_card_by_card_and_can_be_paused_stepped_and_skipped() -> None:
    app = TableApp(new_match("grande", 2, 5), 0, Preferences(speed=STANDING))
    async with app.run_test(size=SMALL) as pilot:
        app.others()
        at_the_emptying(app)
        await settled(pilot)
        table = app.table
        assert isinstance(table, PizzaTable)
        assert table.playback.is_behind
        assert app.model.is_behind
        assert table.timer is not None, "the next step comes by itself"
        await press(pilot, "p")
        assert table.timer is None
        left = len(table.playback.queue)
        await press(pilot, "full_stop")
        assert len(table.playback.queue) < left
        await press(pilot, "plus", "plus")
        assert app.model.preferences.speed == 4.0
        await press(pilot, "s")
        assert not table.playback.is_behind
        assert not app.model.is_behind
        assert table.playback.view == app.model.view


async def test_nothing_can_be_chosen_while_the_table_is_behind() -> None:
    app = TableApp(new_match("grande", 2, 5), 0, Preferences(speed=STANDING))
    async with app.run_test(size=SMALL) as pilot:
        app.others()
        at_the_emptying(app)
        await settled(pilot)
        await press(pilot, "1", "enter", "a")
        assert not app.sent


# --- SOLO


async def test_a_jump_in_has_its_bar_and_its_key() -> None:
    """Reach a moment at which the seat could jump in, and jump in."""
    match, app = racing()
    async with app.run_test(size=SMALL) as pilot:
        app.update_model([], jump=True, jump_in=JumpInView(10**13, raw(None)))
        await settled(pilot)
        assert "Jump in now!" in app.text()
        before = match.table.serial
        await press(pilot, "j")
        await settled(pilot)
        assert [move["move"] for move in app.sent] == ["jump"]
        assert match.table.serial > before


async def test_enter_never_jumps_in_by_default() -> None:
    """Not even where the cursor was on the card before the window opened; a cursor that was put there does jump in."""
    _, app = racing()
    async with app.run_test(size=SMALL) as pilot:
        table = app.table
        assert isinstance(table, SoloTable)
        [place] = [at for at, card in enumerate(table.hand) if table.input.jump and card == table.input.jump["card"]][
            :1
        ]
        table.row, table.column = len(table.item_rows()) - 1, place
        app.update_model([], jump=True, jump_in=JumpInView(10**13, raw(None)))
        await settled(pilot)
        await press(pilot, "enter", "enter")
        assert not app.sent
        table.start_decision()
        table.column = place
        await press(pilot, "enter")
        assert not app.sent
        await press(pilot, "up", "home", "enter")
        await settled(pilot)
        assert [move["move"] for move in app.sent] == ["jump"]


def racing() -> tuple[Match, TableApp]:
    """A game in which seat 0 may jump in, and is not on turn."""
    for seed in range(200):
        match = new_match("solo", 3, seed)
        for _ in range(30):
            if match.table.is_over:
                break
            if 0 in match.table.racers() and match.table.decision.seat != 0:
                return match, TableApp(match, 0, Preferences(motion=False))
            asked = match.table.decision.seat
            match.play(match.table.legal_moves(asked)[0], asked)
    raise AssertionError("no jump-in in these games")


async def test_the_score_sheet_lies_beside_the_next_hand() -> None:
    match = new_match("solo", 3, 2)
    app = TableApp(match, 0, Preferences(speed=INSTANT))
    async with app.run_test(size=SMALL) as pilot:
        table = app.table
        assert isinstance(table, SoloTable)
        while table.sheet is None:
            asked = match.table.decision.seat
            app.update_model(match.play(match.table.legal_moves(asked)[0], asked))
        await settled(pilot)
        assert "Hand 1: points" in app.text()
        await press(pilot, "escape")
        assert "Hand 1: points" not in app.text()


async def test_a_drawn_card_has_its_key_and_its_edges() -> None:
    match = new_match("solo", 2, 4)
    app = TableApp(match, 0, Preferences(lang="ru", motion=False))
    async with app.run_test(size=SMALL) as pilot:
        while app.model.view.get("drawn") is None:
            app.others()
            moves = [msgspec.to_builtins(move) for move in match.table.legal_moves(0)]
            app.play(next((move for move in moves if move["move"] == "draw"), moves[0]))
        await settled(pilot)
        edges = [line for line in app.text().split("\n") if line.strip().startswith("╰")][-1].strip()
        assert edges.endswith("╯")
        assert f"[{len(drawn(app).moves.hand)}]" in edges or f" {len(drawn(app).moves.hand)} " in edges


async def test_the_oven_is_told_in_words_where_rows_are_few() -> None:
    match = new_match("mamma-mia", 3, 1)
    app = TableApp(match, 0, Preferences(motion=False))
    async with app.run_test(size=(60, 13)) as pilot:
        app.others()
        await settled(pilot)
        assert "Oven: " in app.text()
        assert f"Ingredients: {app.model.view['kitchen']}" in app.text()
        assert "╭Oven" not in app.text()
        assert "What goes into the oven first" not in app.text()


# --- replays


async def test_open_hands_lie_at_the_seats_of_a_replay() -> None:
    for game, sign in (("grande", "Quartet"), ("solo", "●")):
        match = new_match(game, 3, 13)
        app = TableApp(match, None, Preferences(motion=False))
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            assert sign not in "".join(app.text().split("\n")[:4])
            app.model.mode = "replay"
            app.model.open_hands = {str(seat): msgspec.to_builtins(match.view(seat)) for seat in range(3)}
            app.model.notify()
            await settled(pilot)
            assert sign in "".join(app.text().split("\n")[:4])


# --- screens

SOLO_DECISIONS = count(30, 200)
"""Own decisions of a game of SOLO, within which every question is asked; a game goes on much longer."""


async def screens(game: str, players: int, seed: int, preferences: Preferences, size: tuple[int, int]) -> str:
    """The screens of the first own decisions of each question, and of the oven that is emptied."""
    match = new_match(game, players, seed)
    app = TableApp(match, 0, preferences)
    seen: dict[str, str] = {}
    async with app.run_test(size=size) as pilot:
        app.others()
        for _ in range(SOLO_DECISIONS if game == "solo" else 200):
            if match.table.is_over:
                break
            legal = match.table.legal_moves(0)
            name = app.model.view["question"]["name"]
            if name not in seen and len(legal) > 1:
                await settled(pilot)
                seen[name] = app.text()
            app.play(msgspec.to_builtins(legal[app.chance.below(len(legal))]))
            app.others()
    return "".join(f"=== {name}\n{text}" for name, text in seen.items())


GOLDENS: Iterable[tuple[str, str, int, int, Preferences, tuple[int, int]]] = [
    ("grande-80-en", "grande", 5, 13, Preferences(motion=False), SMALL),
    ("plus-80-de", "plus", 6, 3, Preferences(lang="de", motion=False), SMALL),
    ("sole-mio-120-ru", "sole-mio", 4, 2, Preferences(lang="ru", motion=False), LARGE),
    ("mamma-mia-80-ascii", "mamma-mia", 5, 1, Preferences(lang="it", motion=False, colour=False, unicode=False), SMALL),
    ("solo-80-fr", "solo", 8, 4, Preferences(lang="fr", motion=False), SMALL),
    ("solo-120-en", "solo", 4, 1, Preferences(motion=False), LARGE),
]


@pytest.mark.parametrize(("file", "game", "players", "seed", "preferences", "size"), GOLDENS)
async def test_screens_are_as_before(
    file: str, game: str, players: int, seed: int, preferences: Preferences, size: tuple[int, int]
) -> None:
    text = await screens(game, players, seed, preferences, size)
    compare(GOLDEN / f"{file}.txt", text)
    if not preferences.unicode:
        signs = {sign for sign in text if not sign.isascii() and not sign.isalpha()}
        assert signs <= set("’“”–—…«»· "), signs


@pytest.mark.parametrize("lang", ["en", "fr", "it", "ru", "de"])
async def test_the_hand_and_the_buttons_are_seen_at_80_columns(lang: str) -> None:
    """At every decision, also where a long key bar and messages leave fewer rows for the table."""
    for game, players in (("grande", 5), ("plus", 6), ("solo", 10)):
        match = new_match(game, players, 13)
        app = TableApp(match, 0, Preferences(lang=lang, motion=False))
        async with app.run_test(size=SMALL):
            app.others()
            for number in range(count(12, 150)):
                if match.table.is_over:
                    break
                legal = app.model.legal_moves
                move = legal[app.chance.below(len(legal))]
                table = drawn(app)
                table.moves.select(table.moves.builder.parts_of(move))
                for rows in (20, 18, 15)[number % 3 :][: count(1, 3)]:
                    lines = table.draw(78, rows)
                    assert len(lines) == rows
                    assert all(line.cell_length <= 78 for line in lines)
                    seen = "".join(line.plain for line in lines[-4:])
                    assert all(str(at + 1) in seen for at in range(min(9, len(table.moves.hand))))
                app.play(move)
                app.others()
