"""A table that draws itself in lines, with a cursor over the things that can be chosen: cards, choices and buttons."""

from __future__ import annotations

import string
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from textual import work
from textual.binding import Binding
from textual.content import Content
from textual.events import Click

from forno.terminal.model import Json, TableModel
from forno.terminal.tables.base import CardInfo, GameTable
from forno.terminal.tables.cards import Block, CardArt, Look, block, centred, clickable, wrapped
from forno.terminal.tables.move_builder import Misfit, Move, MoveInput

SETTLE_S = 0.4
"""Time after a change of the question in which a second key was meant for the question before."""
LETTERS = "abcdfwxz" + string.ascii_uppercase
"""The keys of buttons, capitals where there are many; the screen has the other small letters."""
MAX_COLUMNS, MAX_ROWS = 112, 42
"""The largest drawing; in a larger window it stands in the middle."""
TALL_ROWS = 32
"""From this height on, cards have five rows."""


@dataclass(frozen=True)
class Item:
    """A thing that can be chosen: a card or an order of the hand, a value of a choice, a button."""

    kind: str
    value: Any
    text: str = ""
    """Of a choice or a button, the words on it."""
    key: str = ""
    is_main: bool = False
    """Whether Enter does it."""
    is_chosen: bool = False
    """Of a choice, whether it is in force."""

    @property
    def name(self) -> str:
        return f"{self.kind}:{self.value}"


class DrawnTable(GameTable, can_focus=True):
    """Base of the pizza table and of SOLO's. Subclasses say what can be chosen, and draw it."""

    DEFAULT_CSS = "DrawnTable { padding: 0 1; }"
    BINDINGS = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("home", "move(-99)", show=False),
        Binding("end", "move(99)", show=False),
        Binding("space", "choose", show=False),
        Binding("enter", "enter", show=False),
        Binding("i", "explain", show=False),
        Binding("k", "list_moves", show=False),
        Binding("backspace,delete", "clear", show=False),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        *(Binding(letter, f"letter('{letter}')", show=False) for letter in LETTERS),
    ]

    def __init__(self, model: TableModel) -> None:
        super().__init__(model)
        self.row = 0
        """The row of the cursor: the last one is the hand."""
        self.column = 0
        self.is_cursor_moved = False
        """Whether the player has put the cursor where it is since the decision began."""
        self.told: tuple[str, list[tuple[str, str]]] | None = None
        """The prompt and the keys that the screen knows."""
        self.current_name = ""
        """The item under the cursor when the table was last drawn."""
        self.notice = ""
        """A refusal or an explanation, until the next key."""
        self.hinted: Move | None = None
        self.is_listing = False
        """Whether all legal moves are listed in the middle of the table."""
        self.listed_at = 0
        self.sent_at = 0.0
        self.settles_at = 0.0

    # --- for subclasses

    @property
    def moves(self) -> MoveInput:
        raise NotImplementedError

    def item_rows(self) -> list[list[Item]]:
        """The things that can be chosen, in rows from top to bottom; the hand is the last."""
        raise NotImplementedError

    def draw(self, width: int, height: int) -> Block:
        raise NotImplementedError

    def describe(self, move: Move) -> str:
        """A move in words."""
        raise NotImplementedError

    def listed_moves(self) -> list[Move]:
        """The legal moves, as they are listed in words."""
        return list(self.moves.builder.legal)

    def card_info(self, item: Item) -> CardInfo | None:
        """The explanation of a card."""
        raise NotImplementedError

    def table_card(self) -> CardInfo | None:
        """The explanation of the card that lies open on the table."""
        raise NotImplementedError

    def explain_incomplete(self) -> Move | str | None:
        """The move of an incomplete selection, for the server to explain."""
        return None

    # --- drawing

    @property
    def art(self) -> CardArt:
        preferences = self.model.preferences
        return CardArt(self.model.lang, preferences.colour, preferences.unicode, self.app.current_theme.dark)

    @property
    def card_rows(self) -> int:
        return 5 if self.content_size.height >= TALL_ROWS else 3

    def render(self) -> Content:
        width, height = self.content_size
        if not self.model.view or width < 20 or height < 5:
            return Content("")
        current = self.current
        self.current_name = current.name if current else ""
        columns, rows = min(width, MAX_COLUMNS), min(height, MAX_ROWS)
        indent = Content(" " * ((width - columns) // 2))
        lines = [indent + line for line in block(self.draw(columns, rows), columns, rows)]
        return Content("\n").join([Content("")] * ((height - rows) // 2) + lines)

    def changed(self) -> None:
        """Draw anew, and tell the screen if the prompt or the keys are others."""
        self.refresh()
        told = (self.prompt(), self.keys())
        if told != self.told:
            self.told = told
            self.post_message(self.PromptChanged())

    def draw_items(self, items: Sequence[Item], width: int, head: str = "") -> list[Content]:
        """Buttons, or the values of a choice, in as many lines as they need."""
        parts = [Content.styled(f"{head}:", "dim")] if head else []
        return centred(wrapped([*parts, *map(self._button, items)], width), width)

    @property
    def has_selectable_cards(self) -> bool:
        """Whether cards or orders are selected for some move: those that fit none step back then."""
        return any(one.parts.cards or one.parts.orders for one in self.moves.builder.candidates)

    def _button(self, item: Item) -> Content:
        key = f"{self.art.sign(item.key)} " if item.key else ""
        text = Content.assemble((key, "bold"), item.text)
        is_hinted = item.kind == "move" and item.value == self.hinted
        sides = ("<", ">") if self.is_current(item) else ("[", "]")
        framed = Content.assemble(sides[0], "! " if is_hinted else "", text, sides[1])
        if item.is_main:
            framed = framed.stylize("bold reverse" if not self.is_current(item) else "bold reverse underline")
        elif self.is_current(item):
            framed = framed.stylize("reverse")
        return clickable(framed, f"click({item.name!r})")

    def is_current(self, item: Item) -> bool:
        return self.has_focus and self.current_name == item.name

    def look(self, item: Item, label: str, **states: bool) -> Look:
        return Look(label, is_current=self.is_current(item), click=f"click({item.name!r})", **states)

    def draw_listing(self, width: int, height: int) -> Block:
        """All legal moves in words, with the chosen one in view."""
        moves = self.listed_moves()
        first = max(0, min(self.listed_at - height // 2, len(moves) - height))
        lines = []
        for at, move in enumerate(moves[first : first + height], start=first):
            line = Content(f" {self.describe(move)} ").truncate(width, ellipsis=True, pad=True)
            line = line.stylize("reverse") if at == self.listed_at else line
            lines.append(clickable(line, f"pick({at})"))
        return block(lines, width, height)

    # --- the cursor

    @property
    def current(self) -> Item | None:
        rows = self.item_rows()
        if not rows:
            return None
        row = rows[max(0, min(self.row, len(rows) - 1))]
        return row[max(0, min(self.column, len(row) - 1))]

    def start_decision(self) -> None:
        """Put the cursor where the decision begins: on the hand, or on the buttons where no card is chosen."""
        self.notice, self.hinted, self.is_listing, self.is_cursor_moved = "", None, False, False
        if time.monotonic() - self.sent_at < 1.0:
            self.settles_at = time.monotonic() + SETTLE_S
        rows = self.item_rows()
        at = next((at for at, row in enumerate(rows) if any(item.kind == "move" for item in row)), len(rows) - 1)
        has_parts = self.has_selectable_cards and not self.moves.built.groups
        self.row = len(rows) - 1 if has_parts else min(at, len(rows) - 1)
        hand = rows[-1] if rows and has_parts else []
        self.column = next((at for at, item in enumerate(hand) if self.is_addable(item)), 0)

    def is_addable(self, item: Item) -> bool:
        """Whether a card or an order of the hand fits a move."""
        part = self.moves.hand[item.value] if item.kind == "card" else item.value
        return item.kind in ("card", "order") and self.moves.can_add(part)

    def action_move(self, step: int) -> None:
        self.notice = ""
        rows = self.item_rows()
        if self.is_listing:
            self.step_listing(step)
        elif rows:
            self.row = max(0, min(self.row, len(rows) - 1))
            self.column = max(0, min(self.column + step, len(rows[self.row]) - 1))
            self.is_cursor_moved = True
        self.changed()

    def action_climb(self, step: int) -> None:
        self.notice = ""
        rows = self.item_rows()
        if self.is_listing:
            self.step_listing(step)
        elif rows:
            before = max(0, min(self.row, len(rows) - 1))
            self.row = max(0, min(before + step, len(rows) - 1))
            if self.row != before:
                self.column = min(self.column, len(rows[self.row]) - 1)
            self.is_cursor_moved = True
        self.changed()

    def step_listing(self, step: int) -> None:
        self.listed_at = max(0, min(self.listed_at + step, len(self.listed_moves()) - 1))

    # --- choosing

    def find(self, name: str = "", key: str = "") -> tuple[int, int, Item] | None:
        """The item of a name or a key, and its place."""
        for row, items in enumerate(self.item_rows()):
            for column, item in enumerate(items):
                if (name and item.name == name) or (key and item.key == key):
                    return row, column, item
        return None

    async def on_click(self, event: Click) -> None:
        if action := event.style.meta.get("action"):
            event.stop()
            await self.run_action(action)

    def action_click(self, name: str) -> None:
        self.focus()
        self.notice = ""
        if found := self.find(name):
            self.row, self.column, item = found
            self.choose(item)

    def action_pick(self, at: int) -> None:
        self.listed_at = at
        self.action_enter()

    def action_choose(self) -> None:
        self.notice = ""
        if self.is_listing:
            self.action_enter()
        elif item := self.current:
            self.choose(item)

    def action_enter(self) -> None:
        """Do the current button, or make the current choice. On a card, and on a choice that is made, play the move
        that is built, or select the card."""
        if time.monotonic() < self.settles_at:
            return
        self.notice = ""
        item = self.current
        main = next((one for row in self.item_rows() for one in row if one.is_main), None)
        if self.is_listing:
            self.is_listing = False
            self.send(self.listed_moves()[self.listed_at])
        elif item and (item.kind == "move" or (item.kind == "choice" and not (item.is_chosen and main))):
            self.choose(item)
        elif chosen := main or item:
            self.choose(chosen)

    def action_letter(self, letter: str) -> None:
        if time.monotonic() < self.settles_at or self.is_listing:
            return
        self.notice = ""
        if found := self.find(key=letter):
            self.choose(found[2])

    def action_digit(self, digit: int) -> None:
        """Select the n-th card of the hand; 0 is the tenth."""
        rows = self.item_rows()
        place = (digit or 10) - 1
        hand = rows[-1] if rows else []
        if place < len(hand) and hand[place].kind in ("card", "order"):
            self.notice = ""
            self.row, self.column = len(rows) - 1, place
            self.choose(hand[place])

    def action_clear(self) -> None:
        self.notice, self.is_listing = "", False
        self.moves.clear()
        self.changed()

    def action_list_moves(self) -> None:
        self.is_listing = not self.is_listing and len(self.listed_moves()) > 1
        self.listed_at = 0
        self.changed()

    def choose(self, item: Item) -> None:
        """Select a part, make a choice, or do a button."""
        match item.kind:
            case "move":
                self.send(item.value)
            case "choice":
                group, _, value = item.value.partition("=")
                self.moves.choose(group, value)
            case "incomplete":
                if (attempt := self.explain_incomplete()) is not None:
                    self.explain(attempt)
            case "card" | "order":
                tap = self.moves.tap_card(item.value) if item.kind == "card" else self.moves.tap_order(item.value)
                if tap.send:
                    self.send(tap.send)
                if tap.misfit:
                    self.explain_misfit(item, tap.misfit)
            case _:
                self.press(item)
        self.changed()

    def press(self, item: Item) -> None:
        """Do a button that is no move."""

    def send(self, move: Json) -> None:
        self.sent_at = time.monotonic()
        self.notice = ""
        self.post_message(self.MoveChosen(move))
        self.changed()

    def show_hint(self, move: Json) -> None:
        self.hinted = move
        if not self.moves.grammar.is_direct(move):
            self.moves.select(self.moves.builder.parts_of(move))
        self.changed()

    # --- explaining

    def explain_misfit(self, item: Item, misfit: Misfit) -> None:
        if misfit.reason:
            self.notice = self.model.say(misfit.reason)
        elif misfit.attempt is not None:
            self.explain(misfit.attempt)

    @work(exclusive=True)
    async def explain(self, attempt: Json | str) -> None:
        """Show the server's reason for refusing a move."""
        decision = self.model.decision
        if decision is None or self.model.is_behind or self.model.mode == "replay":
            return
        refusal = await self.model.check(attempt)
        if refusal and decision == self.model.decision:
            self.notice = refusal
            self.changed()

    def action_explain(self) -> None:
        """Explain the current card; where the cursor is on a button, the open card of the table."""
        item = self.current
        info = (self.card_info(item) if item else None) or self.table_card()
        if info:
            self.post_message(self.ExplainCard(info))

    def action_explain_table(self) -> None:
        if info := self.table_card():
            self.post_message(self.ExplainCard(info))

    def more_keys(self) -> list[tuple[str, str]]:
        say = self.model.say
        names = {"left,right": "go", "up,down": "climb", "space": "pick", "backspace": "clear"}
        return [(key, say(f"terminal-key-{name}")) for key, name in names.items()]

    def keys(self) -> list[tuple[str, str]]:
        say = self.model.say
        if not self.moves.builder.legal or self.model.mode == "replay":
            return [("i", say("terminal-key-explain"))]
        more = [("k", say("pizza-all-choices"))] if len(self.listed_moves()) > 2 else []
        return [
            ("1-9", say("terminal-key-choose")),
            ("enter", say("terminal-key-play")),
            ("i", say("terminal-key-explain")),
            *more,
        ]
