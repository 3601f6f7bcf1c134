"""The table of the pizza games: seats, oven and piles, the oven as it is emptied, the own hand and its moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.binding import Binding
from textual.content import Content
from textual.timer import Timer

from forno.games.pizza.variants import variant
from forno.terminal.card_names import ingredient_count, kind_of
from forno.terminal.model import SPEEDS, Json, TableModel, TableUpdate
from forno.terminal.order_needs import CardTexts, Need, OrderOf, needs_of, outlines_of, oven_cards, preview_of, settled
from forno.terminal.pizza_text import PizzaText, is_last_draw, meant_cards
from forno.terminal.tables.base import CardInfo
from forno.terminal.tables.cards import Block, Face, Look, beside, block, centred, clickable, fit, paragraph, wrapped
from forno.terminal.tables.drawn import LETTERS, DrawnTable, Item
from forno.terminal.tables.move_builder import ChoiceGroup, Move
from forno.terminal.tables.oven import OpenOrders, Playback
from forno.terminal.tables.pizza_moves import PizzaInput, place_moves

MAX_CARD_COLUMNS = 15
MIN_CARD_COLUMNS = 6
NOTE_ROWS = 2
MIN_MIDDLE_ROWS = 4
"""With fewer rows for the middle, a note has one row, and there is no tip; without any, seats are left out before the
hand is."""
PILE_ROWS = 3
"""With fewer rows the piles are words in one line."""
TIPS = ("put-ingredients", "lay-order", "draw-cards")
"""Questions with a tip, which is shown in the first round."""
FILLS = {"table": "█", "hand": "▓", "helper": "▒", None: "░"}
FILLS_ASCII = {"table": "#", "hand": "h", "helper": "+", None: "."}


class PizzaTable(DrawnTable):
    """The table of mamma-mia, sole-mio, grande and plus."""

    BINDINGS = [
        Binding("p", "pause", show=False),
        Binding("full_stop", "step", show=False),
        Binding("plus,equals_sign", "speed(1)", show=False),
        Binding("minus", "speed(-1)", show=False),
        Binding("s", "skip", show=False),
        Binding("v", "list_orders", show=False),
    ]

    def __init__(self, model: TableModel) -> None:
        super().__init__(model)
        self.input = PizzaInput()
        self.playback = Playback(model.seat, lambda event: self.texts.event(event))
        self.pending: list[TableUpdate] = []
        """The updates of the model that are in the queue of the playback."""
        self.heard: list[Json] = []
        """All events of the game that came, for a table with the open log."""
        self.timer: Timer | None = None
        self.is_following = False

    @property
    def moves(self) -> PizzaInput:
        return self.input

    @property
    def texts(self) -> PizzaText:
        return PizzaText(self.model.lang, [self.model.name(at) for at in range(len(self.model.names))], self.model.seat)

    @property
    def cards(self) -> CardTexts:
        return CardTexts(self.model.lang)

    @property
    def is_open(self) -> bool:
        """Whether the viewer can make moves now."""
        return self.model.is_asked and self.model.mode == "live" and not self.playback.is_behind

    # --- following the model

    def model_changed(self) -> None:
        if self.is_following or not self.model.view:
            return
        self.is_following = True
        self.playback.you = self.model.seat
        self.take_updates()
        self.is_following = False
        if self.timer is None and not self.playback.is_paused:
            self.resume()
        else:
            self.follow_decision()

    def take_updates(self) -> None:
        updates = list(self.model.updates)
        known = len(self.pending)
        if len(updates) < known or any(one is not other for one, other in zip(self.pending, updates, strict=False)):
            self.pending, known = [], 0
            self.playback.queue.clear()
        if not self.playback.view or (not updates and not self.playback.is_behind):
            self.playback.show(self.model.view, self.model.past)
        for update in updates[known:]:
            self.heard = [*([] if update.events is self.model.past else self.heard), *update.events]
            if update.jump:
                self.show_at_once(update)
            else:
                self.playback.enqueue(update)
                self.pending.append(update)

    def show_at_once(self, update: TableUpdate) -> None:
        """Show a state without playback. The events of a snapshot are all of the past, others follow on it."""
        before = self.playback.speeches
        self.stop_timer()
        self.playback.is_paused = False
        self.playback.show(update.view, update.events if update.events is self.model.past else ())
        if update.events is not self.model.past:
            self.playback.speeches = before
            for event in update.events:
                self.playback.speeches = self.playback.speeches.after(event, self.model.seat)
        self.model.shown()

    def resume(self) -> None:
        """Show items until one takes time."""
        self.stop_timer()
        while self.playback.is_behind and not self.playback.is_paused:
            duration_s, ended = self.playback.show_next()
            self.end_updates([ended] if ended else [])
            if duration_s > 0:
                self.timer = self.set_timer(duration_s / self.model.preferences.speed, self.resume)
                break
        self.follow_decision()

    def end_updates(self, ended: Sequence[TableUpdate]) -> None:
        self.is_following = True
        for _ in ended:
            self.pending.pop(0)
            self.model.shown()
        self.is_following = False

    def stop_timer(self) -> None:
        if self.timer:
            self.timer.stop()
        self.timer = None

    def follow_decision(self) -> None:
        view = self.playback.view
        self.input.question = view.get("question") if self.is_open else None
        legal = self.model.legal_moves if self.is_open else []
        decision = (self.model.number, self.model.decision, self.is_open)
        if self.input.follow(decision, view.get("ingredients") or (), legal):
            self.start_decision()
        self.changed()

    # --- speed

    def action_pause(self) -> None:
        if self.playback.is_paused:
            self.playback.is_paused = False
            self.resume()
        elif self.playback.is_behind:
            self.playback.is_paused = True
            self.stop_timer()
            self.changed()

    def action_step(self) -> None:
        """Show the next event, and pause."""
        if self.playback.is_behind:
            self.stop_timer()
            self.end_updates(self.playback.show_step())
            self.playback.is_paused = self.playback.is_behind
            self.follow_decision()

    def action_speed(self, step: int) -> None:
        at = SPEEDS.index(self.model.preferences.speed) if self.model.preferences.speed in SPEEDS else 1
        self.model.preferences.speed = SPEEDS[max(0, min(at + step, len(SPEEDS) - 1))]
        self.changed()

    def action_skip(self) -> None:
        self.skip_playback()

    def skip_playback(self) -> None:
        self.stop_timer()
        self.playback.is_paused = False
        while self.playback.is_behind:
            _, ended = self.playback.show_next()
            self.end_updates([ended] if ended else [])
        super().skip_playback()
        self.follow_decision()

    # --- what can be chosen

    def item_rows(self) -> list[list[Item]]:
        rows: list[list[Item]] = []
        if self.is_open:
            groups = self.input.built.groups
            rows = [[self.choice_item(group, value) for value in group.values] for group in groups]
            rows.append(self.buttons())
        view = self.playback.view
        hand = [Item("card", place) for place in range(len(view.get("ingredients") or ()))]
        hand += [Item("order", order) for order in view.get("orders") or ()]
        return [row for row in [*rows, hand] if row]

    def choice_item(self, group: ChoiceGroup, value: str) -> Item:
        is_chosen = value == group.chosen
        mark = "" if not is_chosen else "● " if self.art.unicode else "* "
        text = self.texts.choice(group.name, value, self.input.selection.orders)
        return Item("choice", f"{group.name}={value}", f"{mark}{text}", is_chosen=is_chosen)

    def buttons(self) -> list[Item]:
        """The move that is built, or a word on what is missing; then the moves without parts, by letters."""
        question, built = self.question_name, self.input.built
        placed = place_moves(self.input, question)
        is_main = len(placed.leading) == 1 and not question.startswith("lay-")
        letters = iter(LETTERS)
        items = []
        if built.move:
            items.append(Item("move", built.move, self.button_text(built.move), "Enter", True))
        elif placed.is_incomplete and not placed.leading:
            items.append(Item("incomplete", "", self.texts.incomplete(question, self.missing_count())))
        for move in placed.leading:
            key = "Enter" if is_main else next(letters, "")
            items.append(Item("move", move, self.button_text(move), key, is_main))
        return items + [Item("move", move, self.button_text(move), next(letters, "")) for move in placed.beside]

    def missing_count(self) -> int | None:
        """The number of cards still to select, where every way of serving takes the same number from the hand."""
        counts = {len(move.get("cards", ())) for move in self.input.builder.legal if move["move"] == "serve"}
        return counts.pop() - len(self.input.selection.cards) if len(counts) == 1 else None

    @property
    def question_name(self) -> str:
        question = self.playback.view.get("question")
        return str(question["name"]) if question else ""

    @property
    def has_choice(self) -> bool:
        return len(self.input.builder.legal) > 1

    def describe(self, move: Move) -> str:
        return self.texts.move(move, self.playback.view, has_choice=self.has_choice)

    def button_text(self, move: Move) -> str:
        return self.texts.button(move, self.playback.view, has_choice=self.has_choice)

    def explain_incomplete(self) -> Move | str | None:
        return self.input.attempt_incomplete()

    def prompt(self) -> str:
        playback, question = self.playback, self.playback.view.get("question")
        if playback.is_emptying and playback.is_behind:
            return playback.narration
        if not question:
            return ""
        if self.is_open:
            return self.texts.question(question, has_choice=self.has_choice)
        if question["seat"] == self.model.seat:
            return self.model.say("pizza-your-turn")
        return self.texts.waiting(question["seat"])

    def keys(self) -> list[tuple[str, str]]:
        if not self.playback.is_behind and not self.playback.is_paused:
            orders = [("v", self.model.say("card-list"))] if self.model.seat is not None else []
            return [*super().keys(), *orders]
        say = self.model.say
        skip = "pizza-to-question" if self.playback.is_question_waiting else "pizza-skip"
        return [
            ("s", say(skip)),
            ("p", say("pizza-go-on" if self.playback.is_paused else "pizza-pause")),
            ("full_stop", say("pizza-step")),
            ("plus,minus", say("pizza-speed", speed=f"{self.model.preferences.speed:g}")),
        ]

    # --- drawing

    def draw(self, width: int, height: int) -> Block:
        rows = self.item_rows()
        choices = [line for row in rows if row[0].kind == "choice" for line in self.draw_choice(row, width)]
        buttons = [
            line for row in rows if row[0].kind in ("move", "incomplete") for line in self.draw_items(row, width)
        ]
        below = [*choices, *(buttons or [Content("")]), *self.draw_hand(width)]
        seats = self.draw_seats(width)
        spare = height - len(seats) - len(below)
        is_roomy = spare > MIN_MIDDLE_ROWS + 1
        text = self.note() or (self.tip() if is_roomy else "")
        note = paragraph(text, width, "italic", NOTE_ROWS if is_roomy else 1)
        seats = seats[: max(1, len(seats) + spare - len(note))]
        return [*seats, *self.draw_middle(width, height - len(seats) - len(note) - len(below)), *note, *below]

    def draw_middle(self, width: int, height: int) -> Block:
        if height <= 0:
            return []
        if self.is_listing:
            return self.draw_listing(width, height)
        lines = self.draw_emptying(width, height) if self.playback.is_emptying else self.draw_turns(width, height)
        return block(lines, width, height)

    def draw_choice(self, row: Sequence[Item], width: int) -> list[Content]:
        name = str(row[0].value).partition("=")[0]
        head = f"{name[4:]} {self.art.sign('×')}" if name.startswith("way-") else self.texts.group(name)
        return self.draw_items(row, width, head)

    # --- seats

    def draw_seats(self, width: int) -> Block:
        """A line for each player: kind, name, counts, and their last words."""
        view, say = self.playback.view, self.model.say
        heads = ["ingredients", "orders", "pile", *([] if view["variant"] == "plus" else ["served"])]
        texts = [say(f"terminal-head-{head}") for head in heads]
        count = len(view["places"])
        seats = [(at + (self.model.seat or 0)) % count for at in range(count)]
        names = max(8, min(18, max(len(self.model.marked_name(seat)) for seat in seats)))
        head = " " * (names + 6) + " ".join(f"{text:>6}" for text in texts)
        return block([Content.styled(head, "dim"), *(self.draw_seat(seat, names, heads) for seat in seats)], width)

    def draw_seat(self, seat: int, columns: int, heads: Sequence[str]) -> Content:
        view, art = self.playback.view, self.art
        place = view["places"][seat]
        is_chef = (view["chef"] if view["emptying"] else view["holder"]) == seat
        counts = {
            "ingredients": place["ingredients"], "orders": place["orders"], "pile": place["waiter"],
            "served": len(place["served"] or ()),
        }  # fmt: skip
        widths = [max(6, len(self.model.say(f"terminal-head-{head}"))) for head in heads]
        numbers = " ".join(f"{counts[head]:>{room}}" for head, room in zip(heads, widths, strict=True))
        is_on_turn = self.active_seat == seat
        name = fit(Content.styled(self.model.marked_name(seat), "bold" if is_on_turn else ""), columns)
        return Content.assemble(
            (art.sign("►") if is_on_turn else " ", "bold"),
            " ",
            art.shape(place["own"]),
            " ",
            name,
            (art.sign("☻") if is_chef else self.badge(seat), "bold"),
            " ",
            numbers,
            "  ",
            self.speech(seat),
        )

    def badge(self, seat: int) -> str:
        """Away (a bot plays) or not connected."""
        room = self.model.room
        if room and seat < len(room.seats):
            if room.seats[seat].away:
                return "z"
            if not room.seats[seat].bot and seat < len(self.model.connected) and not self.model.connected[seat]:
                return "!"
        return " "

    @property
    def active_seat(self) -> int | None:
        """The owner of the open order during playback, else the player who has to answer."""
        playback = self.playback
        if playback.is_emptying and playback.is_behind:
            return playback.stage.open.seat if playback.stage.open else None
        question = playback.view.get("question")
        return question["seat"] if question else None

    def speech(self, seat: int) -> Content:
        """A player's last words: in the turns since the viewer's own, else a remark while the oven is emptied. In a
        replay with open cards, the hand."""
        playback, art = self.playback, self.art
        if self.model.open_hands and (view := self.model.open_hands.get(str(seat))):
            return self.open_hand(view, seat)
        if playback.is_emptying:
            event = playback.stage.last_event
            return Content(self.texts.remark(event) if event and event.get("seat") == seat else "")
        speech = playback.speeches.by_seat.get(seat)
        if speech is None or seat == self.model.seat:
            return Content("")
        parts: list[Content] = []
        if said := speech.announced:
            text = self.texts.announcement(said["kind"], said["number"], said["doubles"])
            parts.append(art.shape(said["kind"], f" {text}"))
        elif not speech.order:
            parts.append(Content.styled(self.model.say("pizza-said-nothing"), "dim"))
        if speech.order:
            own = playback.view["places"][seat]["own"]
            parts.append(art.chip(art.order(OrderOf(speech.order, own, playback.view["variant"]))))
        return Content(" ").join(parts)

    def open_hand(self, view: Json, seat: int) -> Content:
        """The hand of a seat in a replay with open cards."""
        art = self.art
        orders = [OrderOf(order, view["places"][seat]["own"], view["variant"]) for order in view.get("orders") or ()]
        chips = [art.chip(art.ingredient(card)) for card in view.get("ingredients") or ()]
        return Content("").join([*chips, Content(" "), *(art.chip(art.order(order)) for order in orders)])

    # --- the middle

    def draw_turns(self, width: int, height: int) -> Block:
        """The oven with its top card, and the piles."""
        view, say, art = self.playback.view, self.model.say, self.art
        rows = 5 if height >= 7 and self.card_rows == 5 else 3
        size = say("pizza-oven-size", count=view["oven"]) if view["oven"] else say("pizza-oven-empty")
        if height < PILE_ROWS:
            return self.draw_pile_words(size, width)
        piles = [self.draw_pile(say("pizza-oven"), size, rows, width=max(18, len(size) + 4))]
        if top := self.top_face():
            piles.append(art.card(top, 13, rows, Look(click="explain_table")))
        piles.append(self.draw_pile(say("pizza-kitchen"), str(view["kitchen"]), rows, action="draw('kitchen')"))
        if self.model.seat is not None:
            waiter = view["places"][self.model.seat]["waiter"]
            piles.append(self.draw_pile(say("pizza-waiter"), str(waiter), rows, action="draw('waiter')"))
        if view["variant"] == "plus":
            piles.append(self.draw_pile(say("pizza-served-pile"), str(view["served_pile"]), rows))
        above = max(0, (height - rows) // 2)
        return [Content("")] * above + centred(beside(piles, 1 if width < 90 else 3), width)

    def draw_pile_words(self, size: str, width: int) -> Block:
        """The oven and the piles where there are no rows for them: `Oven: 5 cards in · Ingredients: 46`."""
        view, say = self.playback.view, self.model.say
        parts = [f"{say('pizza-oven')}: {size}", f"{say('pizza-kitchen')}: {view['kitchen']}"]
        if top := self.top_face():
            parts[0] += f", {top.chip}"
        return centred([Content(" · ".join(parts))], width)

    def draw_pile(self, title: str, text: str, rows: int, *, width: int = 0, action: str = "") -> Block:
        columns = max(width, len(title) + 2, 9)
        face = Face("", text, ("", text, ""), "", "", title)
        edges = self.art.__class__(self.art.lang, False, self.art.unicode)
        lines = edges.card(Face("", text, ("", text, ""), "", "", title), columns, 3) if rows == 3 else []
        if rows == 5:
            lines = edges.card(face, columns, 5)
            lines[0] = edges.card(face, columns, 3)[0]
        return [clickable(line, action) for line in lines]

    def action_draw(self, pile: str) -> None:
        """Draw from the pile that was clicked, if that is legal."""
        self.focus()
        found = [move for move in self.input.builder.direct if move["move"] == "draw" and move["pile"] == pile]
        if found:
            self.send(found[0])

    def top_face(self) -> Face | None:
        view, top = self.playback.view, self.playback.view.get("top")
        if top is None:
            return None
        if isinstance(top, int):
            return self.art.ingredient(top)
        return self.art.order(OrderOf(top["order"], view["places"][top["seat"]]["own"], view["variant"]))

    # --- the oven as it is emptied

    def draw_emptying(self, width: int, height: int) -> Block:
        stage = self.playback.stage
        if stage.phase == "counting":
            return self.draw_count(width)
        left = self.draw_columns(width // 2 - 2, height - 1)
        right = self.draw_open(stage.open, width - width // 2 - 1) if stage.open else [Content("")]
        above = [Content("")] * max(0, (height - len(left) - 1) // 2)
        return [*above, self.draw_title(), *beside([left, block(right, width - width // 2 - 1)], 2)]

    def draw_title(self) -> Content:
        stage, say = self.playback.stage, self.model.say
        phase = say("pizza-scene-left", count=stage.cards_left) if stage.phase == "baking" else ""
        title = phase or say(f"pizza-scene-{stage.phase}")
        paused = f"  {say('pizza-pause')}" if self.playback.is_paused else ""
        return Content.assemble((title, "bold"), (paused, "bold reverse"))

    def draw_columns(self, width: int, height: int) -> Block:
        """The ingredients on the table by kind; in two columns where there is little space."""
        stage, art = self.playback.stage, self.art
        kinds = 6 if self.playback.view["variant"] == "plus" else 5
        lines = []
        for kind in range(kinds):
            cards = [card for card in stage.table if kind_of(card) == kind]
            number = ingredient_count(cards)
            doubles = sum(card & 1 for card in cards)
            bar = (
                art.kind_sign(kind) * (number - 2 * doubles) + f"{art.kind_sign(kind)}={art.kind_sign(kind)} " * doubles
            )
            text = Content.assemble(art.shape(kind), f" {number:>2} ", (bar, art.kind_tone(kind)))
            lines.append(text if number else text.stylize("dim"))
        if height >= kinds:
            return block(lines, width)
        half = (kinds + 1) // 2
        return beside([block(lines[:half], width // 2), block(lines[half:], width // 2)])

    def draw_open(self, order: OpenOrders, width: int) -> Block:
        """The open order: whose it is, its needs as they fill up, and what is missing."""
        view, stage, say = self.playback.view, self.playback.stage, self.model.say
        titles = [
            say("pizza-scene-order", order=self.texts.names.order(one), name=self.model.name(order.seat))
            for one in order.orders
        ]
        ending = say(f"pizza-scene-{stage.ending}") if stage.ending else ""
        lines = [clickable(line, "explain_table") for line in paragraph(", ".join(titles), width, "bold")]
        lines += wrapped(self.draw_needs(order), width, 2)
        if stage.ending:
            lines.append(Content.styled(f" {ending} ", "bold reverse"))
        elif missing := self.missing_line(order):
            lines += paragraph(missing, width)
        shown = stage.last_event if stage.last_event and stage.last_event["event"] == "card-shown" else None
        card = shown["card"] if shown else (view.get("question") or {}).get("shown", {}).get("card")
        if card is not None and not stage.ending:
            lines.append(self.art.chip(self.art.ingredient(card)))
        return block(lines, width)

    def needs_of_open(self, order: OpenOrders) -> tuple[list[Need], OrderOf]:
        """The needs of the open orders; in a series each order has its own number."""
        cards = [self.order_of(one, order.seat) for one in order.orders]
        if not order.numbers:
            needs = [need for card in cards for need in needs_of(card)]
        else:
            pairs = zip(cards, order.numbers, strict=False)
            needs = [Need(need.kind, number, at) for at, (card, number) in enumerate(pairs) for need in needs_of(card)]
        return needs, cards[0]

    def draw_needs(self, order: OpenOrders) -> list[Content]:
        """`♠ ██░░ 2/4`: the needs as they fill up, from the table, the hand and helpers."""
        stage, art, move = self.playback.stage, self.art, self.input.built.move
        needs, card = self.needs_of_open(order)
        placed = list(stage.placed)
        if not placed:
            way, hand = (
                (move.get("way", ()), move.get("cards", ())) if move and move["move"] in ("serve", "way") else ((), ())
            )
            needs = needs if way or hand or len(order.orders) > 1 else settled(card, needs, stage.table)
            placed = preview_of(needs, stage.table, way, hand)
        if not needs:
            return [art.chip(art.ingredient(one.card)) for one in stage.placed]
        outlines = outlines_of(needs, placed)
        fills = FILLS if art.unicode else FILLS_ASCII
        parts = []
        for group in dict.fromkeys(outline.group for outline in outlines):
            of_group = [outline for outline in outlines if outline.group == group]
            kind = None if needs[0].by == "mixed" else of_group[0].kind
            filled = sum(outline.source is not None for outline in of_group)
            bar = "".join(fills[outline.source] for outline in of_group)
            double = "2" if of_group[0].double else ""
            parts.append(Content.assemble(art.shape(kind, f"{double} {bar}"), f" {filled}/{len(of_group)}"))
        return parts

    def missing_line(self, order: OpenOrders) -> str:
        """Missing ingredients, while nothing has been laid onto the pizza yet; a series has its own numbers."""
        if len(order.orders) > 1 or self.playback.stage.placed or self.input.built.move:
            return ""
        lines = self.cards.stock_lines(self.order_of(order.orders[0], order.seat), self.playback.stage.table, "table")
        return lines[-1] if lines else ""

    def order_of(self, order: str, seat: int) -> OrderOf:
        """An order as its owner has it. The chef's kind is settled while the oven is emptied."""
        view = self.playback.view
        chef = view["places"][view["chef"]]["own"] if view["emptying"] and view["chef"] >= 0 else None
        return OrderOf(order, view["places"][seat]["own"], view["variant"], chef)

    def draw_count(self, width: int) -> Block:
        """The final count of Plus: the face-down pile is turned over, card by card."""
        stage, view, art = self.playback.stage, self.playback.view, self.art
        left = view["served_pile"] - sum(map(len, stage.counted))
        lines = [
            Content.assemble((self.draw_title().plain, "bold"), f"  {self.model.say('pizza-served-pile')}: {left}")
        ]
        for seat, orders in enumerate(stage.counted):
            own = view["places"][seat]["own"]
            chips = [art.chip(art.order(OrderOf(order, own, view["variant"]))) for order in orders]
            head = Content.assemble(art.shape(own), f" {self.model.name(seat)} ", (str(len(orders)), "bold"), "  ")
            lines.append(Content.assemble(head, Content("").join(chips)))
        return block(lines, width)

    # --- notes

    def note(self) -> str:
        """A refusal, the score between two rounds, the stakes of a question, or a warning."""
        view, playback = self.playback.view, self.playback
        if self.notice:
            return self.notice
        if result := playback.round_result:
            return self.texts.round_result(result.round, result.served, result.failed, view["variant"])
        if self.is_open:
            if stakes := self.texts.stakes(view, self.input.builder.legal):
                return stakes
            if self.question_name == "draw-cards" and is_last_draw(view):
                return self.model.say("pizza-last-draw")
        return ""

    def tip(self) -> str:
        """A tip in the first round."""
        tip = self.question_name if self.is_open else "emptying" if self.playback.is_emptying else ""
        is_tip = self.playback.view["round"] == 1 and self.model.seat is not None and tip in (*TIPS, "emptying")
        return self.model.say(f"pizza-tip-{tip}") if is_tip else ""

    # --- the hand

    def draw_hand(self, width: int) -> Block:
        """The own cards, those that are selected a row higher."""
        view = self.playback.view
        cards, orders = view.get("ingredients") or [], view.get("orders") or []
        if not cards and not orders:
            return [] if self.model.seat is None else [Content("")] * (self.card_rows + 1)
        meant = meant_cards(view, self.input.builder.legal)
        faces = [(Item("card", at), self.art.ingredient(card)) for at, card in enumerate(cards)]
        faces += [(Item("order", order), self.art.order(self.order_of(order, view["viewer"]))) for order in orders]
        columns = min(MAX_CARD_COLUMNS, (width - 1) // len(faces))
        looks = [self.hand_look(item, at, meant) for at, (item, _) in enumerate(faces)]
        if columns < MIN_CARD_COLUMNS:
            chips = [self.art.chip(face, look) for (_, face), look in zip(faces, looks, strict=True)]
            return block(centred(wrapped(chips, width), width), width, self.card_rows + 1)
        blocks = [
            self.lifted(self.art.card(face, columns, self.card_rows, look), columns, look)
            for (_, face), look in zip(faces, looks, strict=True)
        ]
        hand = [beside(part) for part in (blocks[: len(cards)], blocks[len(cards) :]) if part]
        return centred(beside(hand, 1), width)

    def lifted(self, lines: Block, columns: int, look: Look) -> Block:
        empty = [fit(Content(""), columns)]
        return [*lines, *empty] if look.is_lifted else [*empty, *lines]

    def hand_look(self, item: Item, at: int, meant: frozenset[int]) -> Look:
        is_order = item.kind == "order"
        part = item.value if is_order else self.input.hand[item.value]
        is_lifted = part in self.input.selection.orders if is_order else item.value in self.input.lifted
        label = str((at + 1) % 10) if at < 10 else ""
        is_dim = self.has_selectable_cards and not is_lifted and not self.input.can_add(part)
        return self.look(item, label, is_lifted=is_lifted, is_dim=is_dim, is_marked=part in meant)

    # --- explanations

    def card_info(self, item: Item) -> CardInfo | None:
        if item.kind == "card":
            return self.ingredient_info(self.input.hand[item.value])
        return self.order_info(item.value, self.playback.view["viewer"]) if item.kind == "order" else None

    def table_card(self) -> CardInfo | None:
        """The open order while the oven is emptied, else the top card of the oven."""
        stage, top = self.playback.stage, self.playback.view.get("top")
        if self.playback.is_emptying:
            return self.order_info(stage.open.orders[0], stage.open.seat) if stage.open else None
        if top is None:
            return None
        return self.ingredient_info(top) if isinstance(top, int) else self.order_info(top["order"], top["seat"])

    def ingredient_info(self, card: int) -> CardInfo:
        sentences = self.cards.ingredient_sentences(card, self.options)
        return self.info(self.cards.card(card), sentences, self.art.ingredient(card))

    def order_info(self, name: str, seat: int) -> CardInfo:
        """An order, its needs, and how far they are covered: by the table while the oven is emptied, and by the oven
        where the table plays with the open log. (turn.memory)"""
        order = self.order_of(name, seat)
        stock: list[str] = []
        if self.playback.is_emptying:
            stock = self.cards.stock_lines(order, self.playback.stage.table, "table")
        elif self.has_open_log:
            stock = self.cards.stock_lines(order, oven_cards(self.heard), "oven")
        return self.info(self.cards.order(name), [*self.cards.order_sentences(order), *stock], self.art.order(order))

    def info(self, title: str, sentences: Sequence[str], face: Face) -> CardInfo:
        drawn = Content("\n").join(self.art.card(face, MAX_CARD_COLUMNS, 5))
        return CardInfo(title[:1].upper() + title[1:], "\n\n".join(sentences), drawn.markup)

    def action_list_orders(self) -> None:
        """Show all own orders with their needs, and the places of those that lie open."""
        seat, view = self.model.seat, self.playback.view
        if seat is None:
            return
        own = view["places"][seat]["own"]
        marks = self.order_marks(seat)
        lines = []
        for card in variant(view["variant"]).orders_for(own):
            mark = self.model.say(f"card-mark-{marks[card.name]}") if card.name in marks else ""
            needs = self.cards.order_needs(self.order_of(card.name, seat))
            lines.append(f"{self.cards.order(card.name)}: {needs}" + (f" – {mark}" if mark else ""))
        self.post_message(self.ExplainCard(CardInfo(self.model.say("card-list"), "\n".join(lines))))

    @property
    def has_open_log(self) -> bool:
        """Whether the table shows all that happened, so that nothing need be remembered. (turn.memory)"""
        return self.options.get("open-log") == "on"

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the table's game."""
        return self.model.room.options if self.model.room is not None else {}

    def order_marks(self, seat: int) -> dict[str, str]:
        """The places of the viewer's orders: in hand and face up; with the open log, except in Plus, also in the oven
        and failed."""
        view = self.playback.view
        top = view.get("top")
        is_told = self.has_open_log and view["variant"] != "plus"
        marks = told_marks(self.heard, seat, view["variant"]) if is_told else {}
        marks |= dict.fromkeys(view["places"][seat]["served"] or (), "served")
        if isinstance(top, dict) and top["seat"] == seat:
            marks[top["order"]] = "top"
        marks |= {one["order"]: "open" for one in view["open"] if one["seat"] == seat}
        return marks | dict.fromkeys(view.get("orders") or (), "hand")


def told_marks(events: Sequence[Json], seat: int, variant_name: str) -> dict[str, str]:
    """The places of a seat's orders by an open log. A failed order goes back under the pile, in Grande out of the
    game."""
    marks: dict[str, str] = {}
    for event in events:
        if event.get("seat") != seat:
            continue
        if event["event"] == "order-laid":
            marks[event["order"]] = "oven"
        elif event["event"] == "failed" and variant_name == "grande":
            marks |= dict.fromkeys(event["orders"], "failed")
        elif event["event"] == "failed":
            marks = {order: mark for order, mark in marks.items() if order not in event["orders"]}
    return marks
