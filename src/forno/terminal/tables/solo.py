"""The table of SOLO: seats, the discard pile, the own hand with the card just drawn, jump-ins and the score sheet."""

from __future__ import annotations

import time
from collections.abc import Sequence

from textual.binding import Binding
from textual.content import Content

from forno.games.solo.cards import ANY, COLOUR_OF, POINTS
from forno.terminal.card_names import solo_rank
from forno.terminal.model import Json, TableModel, TableUpdate
from forno.terminal.solo_text import SoloText
from forno.terminal.tables.base import CardInfo
from forno.terminal.tables.cards import (
    Block,
    CardArt,
    Face,
    Look,
    beside,
    block,
    centred,
    clickable,
    fit,
    paragraph,
    wrapped,
)
from forno.terminal.tables.drawn import LETTERS, DrawnTable, Item
from forno.terminal.tables.move_builder import Move
from forno.terminal.tables.solo_moves import SoloInput

DEFAULT_JUMP_IN_MS = 1500
TICK_S = 0.1
SHEET_S = 14.0
"""The next hand is played meanwhile: the scores do not stay for longer than it takes to read them."""
CARD_COLUMNS = (6, 9)
"""Columns of a card with three rows, and with five."""
MANY_SEATS = 5
"""More seats than these are drawn in two columns."""
BAR_COLUMNS = 24
SHEET_INDENT_COLUMNS = 16
"""Beside the score sheet the top card is seen."""


class SoloTable(DrawnTable):
    """The table of SOLO. Updates are shown as they come; their sentences are the screen's log."""

    BINDINGS = [
        Binding("j", "jump", show=False),
        Binding("s", "call", show=False),
        Binding("escape", "close_sheet", show=False),
    ]

    def __init__(self, model: TableModel) -> None:
        super().__init__(model)
        self.input = SoloInput()
        self.hand_number = 0
        self.sheet: tuple[Json, int] | None = None
        """The scores of the hand that has ended, and its number."""
        self.narration = ""

    @property
    def moves(self) -> SoloInput:
        return self.input

    @property
    def texts(self) -> SoloText:
        return SoloText(self.model.lang, [self.model.name(at) for at in range(len(self.model.names))], self.model.seat)

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(TICK_S, self.tick)

    def tick(self) -> None:
        """Let the jump-in bar shrink."""
        if self.model.jump_in_ends_at_ms is not None:
            self.refresh()

    # --- following the model

    def model_changed(self) -> None:
        if not self.model.view:
            return
        updates = list(self.model.updates)
        if updates:
            self.model.updates.clear()
            for update in updates:
                self.show_update(update)
            self.model.notify()
            return
        self.follow_decision()

    def show_update(self, update: TableUpdate) -> None:
        lines = [line for line in map(self.texts.event, map(abridged, told(update.events))) if line]
        if lines:
            self.narration = " ".join(lines[-2:])
        ended = next((event for event in update.events if event["event"] == "hand-ended"), None)
        if ended and not update.jump and self.model.outcome is None:
            number = update.before["number"] if update.before else update.view["number"]
            self.sheet = (ended, number)
            self.set_timer(SHEET_S, self.action_close_sheet)

    def follow_decision(self) -> None:
        view = self.model.view
        if view["number"] != self.hand_number:
            self.hand_number, self.input.is_calling = view["number"], False
        legal = self.model.legal_moves if self.model.mode == "live" else []
        if self.input.follow((self.model.number, self.model.decision), self.hand, legal):
            self.start_decision()
        self.changed()

    @property
    def hand(self) -> tuple[int, ...]:
        """The hand in the server's order, with the card just drawn at the end."""
        hand, drawn = list(self.model.view.get("hand") or ()), self.model.view.get("drawn")
        if drawn in hand:
            hand.remove(drawn)
            hand.append(drawn)
        return tuple(hand)

    def start_decision(self) -> None:
        """A card that was chosen before the turn stays the current one. The cursor never begins on the jump-in."""
        before = self.current
        super().start_decision()
        if self.is_jump(self.current):
            self.row, self.column = len(self.item_rows()) - 1, 0
        if before and before.kind == "card" and self.input.lifted and (found := self.find(before.name)):
            self.row, self.column, _ = found

    # --- what can be chosen

    def item_rows(self) -> list[list[Item]]:
        hand = [Item("card", place) for place in range(len(self.input.hand))]
        return [row for row in (self.buttons(), hand) if row]

    def buttons(self) -> list[Item]:
        """The selected play, the jump-in, then the moves without cards by letters, and the call."""
        if self.model.mode == "replay" or self.model.seat is None:
            return []
        moves = self.input
        drawn = self.model.view.get("drawn")
        play = moves.built.move or (None if drawn is None else moves.move_of([drawn]))
        items = [Item("move", play, self.describe(play), "Enter", True)] if play else []
        if moves.lifted and not moves.built.move and moves.builder.legal:
            items.append(Item("incomplete", "", self.model.say("solo-do-more")))
        if jump := moves.jump:
            items.append(Item("move", jump, self.describe(jump), "j"))
        direct = [move for name in ("draw", "keep", "pass", "colour", "swap") for move in moves.of_type(name)]
        is_only = not moves.of_type("play") and len(direct) == 1
        letters = iter(LETTERS)
        for move in direct:
            key = "Enter" if is_only and not play else next(letters, "")
            items.append(Item("move", move, self.describe(move), key, key == "Enter"))
        call = self.model.say("solo-see-call")
        items.append(Item("call", "", f"{self.mark}{call}", "s"))
        return items

    @property
    def mark(self) -> str:
        return "" if not self.input.is_calling else "● " if self.art.unicode else "* "

    def press(self, item: Item) -> None:
        if item.kind == "call":
            self.input.is_calling = not self.input.is_calling

    def action_call(self) -> None:
        if self.model.seat is not None and self.model.mode == "live":
            self.input.is_calling = not self.input.is_calling
            self.changed()

    def is_jump(self, item: Item | None) -> bool:
        """Whether choosing this button or card jumps in."""
        jump = self.input.jump
        if item is None or jump is None:
            return False
        return (
            item.value == jump
            if item.kind == "move"
            else item.kind == "card" and self.input.hand[item.value] == jump["card"]
        )

    def action_enter(self) -> None:
        """Jump in only where the player has put the cursor on the jump-in: a window may open while a hand is already
        on its way to Enter."""
        is_main = any(item.is_main for row in self.item_rows() for item in row)
        if self.is_listing or self.is_cursor_moved or is_main or not self.is_jump(self.current):
            super().action_enter()

    def action_jump(self) -> None:
        if jump := self.input.jump:
            self.send(jump)

    def action_close_sheet(self) -> None:
        self.sheet = None
        self.changed()

    def send(self, move: Json) -> None:
        super().send(move)
        self.input.accepted(move)

    def show_hint(self, move: Json) -> None:
        """Mark the hint's card; it is the player who chooses it."""
        self.hinted = move
        self.changed()

    def describe(self, move: Move) -> str:
        text = self.texts.move(move, self.model.view)
        return f"{self.art.colour_sign(move['colour'])} {text}" if move["move"] == "colour" else text

    def listed_moves(self) -> list[Move]:
        return self.input.listed

    def prompt(self) -> str:
        if claim := self.model.jump_in_claim:
            return self.model.say("solo-wait-sealed", move=self.describe(claim))
        return self.texts.question(self.model.view)

    def keys(self) -> list[tuple[str, str]]:
        jump = [("j", self.model.say("solo-see-jump-in"))] if self.input.jump else []
        call = [("s", self.model.say("solo-see-call"))] if self.model.seat is not None else []
        return [*jump, *super().keys(), *call]

    # --- drawing

    def draw(self, width: int, height: int) -> Block:
        hand = self.draw_hand(width, 3 * (self.card_rows + 1) if height >= 30 else self.card_rows + 1)
        buttons = self.draw_items(self.buttons(), width) or [Content("")]
        note = paragraph(self.notice, width, "italic", 1)
        seats = self.draw_seats(width)
        spare = height - len(note) - len(buttons) - len(hand) - 1
        seats = seats[: max(1, spare)]
        rows = spare - len(seats)
        return [*seats, *self.draw_middle(width, rows), self.draw_window(width), *note, *buttons, *hand]

    def draw_middle(self, width: int, height: int) -> Block:
        if self.is_listing:
            return self.draw_listing(width, height)
        if self.sheet:
            sheet = self.draw_sheet(width - SHEET_INDENT_COLUMNS)
            top = self.art.card(self.art.solo(self.model.view["top"]), 12, 3)
            return block(centred(beside([[*top, self.colour_line], sheet], 2), width), width, height)
        return block(self.draw_piles(width, height), width, height)

    @property
    def colour_line(self) -> Content:
        """The colour in force: its sign and its name."""
        art, colour = self.art, self.model.view["colour"]
        return Content.styled(f"{art.colour_sign(colour)} {self.texts.names.colour(colour)}", art.colour_tone(colour))

    # --- seats

    def draw_seats(self, width: int) -> Block:
        count = len(self.model.view["sizes"])
        first = self.model.seat or 0
        seats = [(first + at) % count for at in range(count)]
        columns = 2 if count > MANY_SEATS else 1
        room = width // columns
        per_column = -(-count // columns)
        parts = [seats[at : at + per_column] for at in range(0, count, per_column)]
        names = max(len(self.model.marked_name(seat)) for seat in seats)
        names = min(names, 18, max(8, room - 24))
        drawn = beside([block([self.draw_seat(seat, names, room) for seat in part], room) for part in parts])
        return centred(drawn, width)

    def draw_seat(self, seat: int, columns: int, room: int) -> Content:
        """Name, number of cards, and points."""
        view, art = self.model.view, self.art
        is_on_turn = view.get("turn") == seat
        size = view["sizes"][seat]
        backs = ("▌" if art.unicode else "|") * min(size, max(0, room - columns - 20))
        points = self.model.say("solo-see-points", points=view["totals"][seat])
        backs_room = max(0, room - columns - 20)
        shown = Content.styled(backs.ljust(12)[:backs_room], "dim")
        if self.model.open_hands and (open_view := self.model.open_hands.get(str(seat))):
            hand = [self.art.chip(self.art.solo(card)) for card in open_view.get("hand") or ()]
            shown = fit(Content("").join(hand), backs_room)
        swap = next((move for move in self.input.of_type("swap") if move["seat"] == seat), None)
        line = Content.assemble(
            (art.sign("►") if is_on_turn else " ", "bold"),
            " ",
            fit(Content.styled(self.model.marked_name(seat), "bold" if is_on_turn else ""), columns),
            f" {self.away(seat)} ",
            (f"{size:>2} ", "bold reverse" if size == 1 else "bold"),
            shown,
            f"{points:>9}",
        )
        return clickable(line, f"click({Item('move', swap).name!r})") if swap else line

    def away(self, seat: int) -> str:
        room = self.model.room
        return "z" if room and seat < len(room.seats) and room.seats[seat].away else " "

    # --- the piles

    def draw_piles(self, width: int, height: int) -> Block:
        """The discard pile, the colour in force, the direction, the penalty and the draw pile."""
        view, say, art = self.model.view, self.model.say, self.art
        rows = 5 if height >= 5 else 3
        top = art.card(art.solo(view["top"]), 12, rows, Look(click="explain_table"))
        pile = say("solo-see-pile", count=view["pile"])
        plain = CardArt(art.lang, False, art.unicode)
        draw = plain.card(Face("", str(view["pile"]), ("", str(view["pile"]), ""), "", ""), 10, rows)
        facts = [
            self.colour_line,
            Content(f"{self.arrow} {say('solo-see-left' if view['direction'] > 0 else 'solo-see-right')}"),
            Content(pile),
        ]
        if view["penalty"]:
            facts.insert(1, Content.styled(f" {say('solo-see-penalty', count=view['penalty'])} ", "bold reverse"))
        room = min(width - 28, max(fact.cell_length for fact in facts))
        lines = centred(beside([top, [clickable(line, "draw") for line in draw], block(facts, room)], 2), width)
        above = max(0, (height - rows - 1) // 2)
        said = centred(paragraph(self.narration, width, "dim"), width) if height > rows + above else []
        return [Content("")] * above + lines + said[: max(0, height - rows - above)]

    @property
    def arrow(self) -> str:
        is_left = self.model.view["direction"] > 0
        return ("◄" if is_left else "►") if self.art.unicode else "<" if is_left else ">"

    def action_draw(self) -> None:
        self.focus()
        if draw := self.input.simple("draw"):
            self.send(draw)
        else:
            self.explain({"move": "draw"})

    def draw_window(self, width: int) -> Content:
        """The time left for jumping in: the same for all, whether or not they can. (house.window)"""
        ends = self.model.jump_in_ends_at_ms
        if ends is None:
            return Content("")
        settings = self.model.room.settings if self.model.room else None
        window_ms = (settings.jump_in_ms if settings else None) or DEFAULT_JUMP_IN_MS
        left = max(0.0, min(1.0, (ends - time.time() * 1000 - self.model.clock_offset_ms) / window_ms))
        full, empty = ("█", "░") if self.art.unicode else ("#", ".")
        columns = round(left * BAR_COLUMNS) if self.model.preferences.motion else BAR_COLUMNS
        can_jump = self.input.jump is not None
        text = self.model.say("solo-see-jump-in" if can_jump else "solo-see-window")
        style = "bold reverse" if can_jump else "dim"
        return Content.assemble((f" {text} ", style), " ", full * columns, empty * (BAR_COLUMNS - columns))

    # --- the score sheet

    def draw_sheet(self, width: int) -> Block:
        assert self.sheet is not None
        ended, number = self.sheet
        say, names = self.model.say, self.texts.names
        winner = (
            say("solo-sheet-stuck")
            if ended["seat"] < 0
            else names.say_of("solo-sheet-won", ended["seat"] == self.model.seat, name=self.model.name(ended["seat"]))
        )
        seats = sorted(range(len(ended["totals"])), key=ended["totals"].__getitem__)
        columns = max(len(self.model.marked_name(seat)) for seat in seats) + 2
        heads = [say("solo-sheet-hand"), say("solo-sheet-total")]
        head = " " * columns + " ".join(f"{text:>10}" for text in heads)
        title = Content.assemble((say("solo-sheet-title", number=number), "bold"), "  ", winner)
        rows = [
            Content.assemble(
                fit(Content(self.model.marked_name(seat)), columns),
                f"{ended['points'][seat]:>{max(10, len(heads[0]))}} ",
                (f"{ended['totals'][seat]:>{max(10, len(heads[1]))}}", "bold"),
            )
            for seat in seats
        ]
        return block([title, Content.styled(head, "dim"), *rows], width)

    # --- the hand

    def draw_hand(self, width: int, height: int) -> Block:
        """The own cards, those that are selected a row higher; as chips where there are too many."""
        hand = self.input.hand
        if not hand:
            return [Content("")] * height if self.model.seat is not None else []
        columns = CARD_COLUMNS[self.card_rows == 5]
        per_row = max(1, (width - 1) // columns)
        looks = [self.hand_look(at) for at in range(len(hand))]
        faces = [self.art.solo(card) for card in hand]
        if -(-len(hand) // per_row) * (self.card_rows + 1) > height:
            return self.draw_chips(faces, looks, width, height)
        rows: Block = []
        for first in range(0, len(hand), per_row):
            part = range(first, min(first + per_row, len(hand)))
            rows += beside([self.draw_card(faces[at], looks[at], columns) for at in part])
        return centred(rows, width)

    def draw_card(self, face: Face, look: Look, columns: int) -> Block:
        lines, empty = self.art.card(face, columns, self.card_rows, look), [fit(Content(""), columns)]
        return [*lines, *empty] if look.is_lifted else [*empty, *lines]

    def draw_chips(self, faces: Sequence[Face], looks: Sequence[Look], width: int, height: int) -> Block:
        chips = [self.art.chip(face, look) for face, look in zip(faces, looks, strict=True)]
        return block(centred(wrapped(chips, width, 0), width), width, height)

    def hand_look(self, at: int) -> Look:
        card = self.input.hand[at]
        jump = self.input.jump
        is_lifted = at in self.input.lifted
        is_jump = jump is not None and jump["card"] == card
        fits = self.input.can_start(card) or is_jump
        is_drawn = self.model.view.get("drawn") == card and at == len(self.input.hand) - 1
        is_meant = self.hinted is not None and card in self.input.builder.parts_of(self.hinted).cards
        return self.look(
            Item("card", at),
            str((at + 1) % 10) if at < 10 else "",
            is_lifted=is_lifted,
            is_dim=self.input.is_choosing and not fits and not is_lifted,
            is_marked=is_jump or is_drawn or is_meant,
        )

    # --- explanations

    def card_info(self, item: Item) -> CardInfo | None:
        return self.info(self.input.hand[item.value]) if item.kind == "card" else None

    def table_card(self) -> CardInfo | None:
        return self.info(self.model.view["top"])

    def info(self, card: int) -> CardInfo:
        say, rank = self.model.say, solo_rank(card)
        message = "card-solo-number" if COLOUR_OF[card] != ANY and rank.isdigit() else f"card-solo-{rank}"
        title = self.texts.names.solo(card)
        drawn = Content("\n").join(self.art.card(self.art.solo(card), 12, 5))
        text = f"{say(message)}\n\n{say('card-solo-points', points=POINTS[card])}"
        return CardInfo(title[:1].upper() + title[1:], text, drawn.markup)


def told(events: Sequence[Json]) -> list[Json]:
    """The events worth a sentence: a penalty says that cards were drawn, a swap says that hands came."""
    names = {event["event"] for event in events}
    hidden = {"drew"} if "penalty-taken" in names else set()
    hidden |= {"received"} if names & {"hands-swapped", "hands-passed"} else set()
    return [event for event in events if event["event"] not in hidden]


def abridged(event: Json) -> Json:
    """Drawn cards are seen in the hand: of several, their number is enough to read."""
    is_many = event["event"] in ("drew", "received") and event["count"] > 1
    return {**event, "cards": None} if is_many else event
