"""Cards drawn in characters: colour and shape, so that neither is needed alone; as a chip, in three rows, or in five.

Signs are of the sets that every terminal has; where the encoding has ASCII only, ASCII takes their place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.style import Style

from forno.games.solo.cards import ANY, COLOUR_OF
from forno.terminal.card_names import is_double, kind_of, solo_rank
from forno.terminal.order_needs import CardTexts, Need, OrderOf, crossed_out, needs_of

Block = list[Content]
"""Lines of equal width."""

KIND_SIGNS = "♦●▲♠■≈"
KIND_SIGNS_ASCII = "*o^T#~"
COLOUR_SIGNS = "●■▲♦"
COLOUR_SIGNS_ASCII = "o#^*"
RANK_SIGNS = {"skip": "Ø", "reverse": "↔", "draw-two": "+2", "swap": "><", "choose-colour": "?", "draw-four": "+4",
              "pass-on": ">>"}  # fmt: skip
RANK_SIGNS_ASCII = {"skip": "/", "reverse": "<>"}
SIGNS_ASCII = {
    "☻": "@",
    "►": ">",
    "✓": "v",
    "↓": "_",
    "·": ".",
    "…": "~",
    "█": "#",
    "░": ".",
    "×": "x",
    "«": "<",
    "»": ">",
}
"""Other signs, with their stand-ins."""

PAPER = "#f5ecd9"
DIM_STYLE = "#3a342a on #a89f8d"
"""A card that fits no move now: still read, at 4.5:1."""
INKS = ("#7d5200", "#6b3a8c", "#1f6b3a", "#6b4423", "#b3261e", "#b0306a")
"""Kinds on paper: each has a contrast of 4.5:1 or more."""
TONES_DARK = ("#f2c14e", "#c9a2e0", "#6fd68d", "#d9b08c", "#ff8a7a", "#ffa3cf")
"""Kinds on a dark table."""
SOLO_PAPERS = ("#c62828", "#2e7d32", "#1565c0", "#f9c80e", "#3d3d3d")
SOLO_INKS = ("#ffffff", "#ffffff", "#ffffff", "#201a00", "#ffffff")
SOLO_TONES_DARK = ("#ff8a7a", "#6fd68d", "#7ab8ff", "#f2d14e", "#e8e8e8")
SOLO_TONES_LIGHT = ("#b3261e", "#1f6b3a", "#1257a6", "#7d5200", "#202020")

ROUND = "╭─╮│╰╯"
HEAVY = "╔═╗║╚╝"
ASCII = "+-+|++"
ASCII_HEAVY = "#=#|##"


@dataclass(frozen=True)
class Face:
    """The face of a card: the sign of a chip, the line of a small card, the lines of a large one, and its colours."""

    chip: str
    line: str
    lines: tuple[str, str, str]
    ink: str
    paper: str
    title: str = ""
    """Printed in the upper edge of a small card."""


@dataclass(frozen=True)
class Look:
    """The state of a card on the screen."""

    label: str = ""
    """The key that selects it."""
    is_lifted: bool = False
    is_current: bool = False
    is_dim: bool = False
    is_marked: bool = False
    """Cards of the question or of a hint are marked."""
    click: str = ""
    """The action of a click."""


PLAIN = Look()


@dataclass(frozen=True)
class CardArt:
    """Cards in one language, for a terminal with or without colour and Unicode, on a dark table or a light one."""

    lang: str = "en"
    colour: bool = True
    unicode: bool = True
    dark: bool = True

    @property
    def texts(self) -> CardTexts:
        return CardTexts(self.lang)

    # --- signs and colours

    def sign(self, sign: str) -> str:
        """A sign, or its stand-in."""
        return sign if self.unicode else "".join(SIGNS_ASCII.get(one, one if one.isascii() else "?") for one in sign)

    def kind_sign(self, kind: int | None) -> str:
        if kind is None:
            return "?"
        return (KIND_SIGNS if self.unicode else KIND_SIGNS_ASCII)[kind]

    def colour_sign(self, colour: int) -> str:
        return "*" if colour == ANY else (COLOUR_SIGNS if self.unicode else COLOUR_SIGNS_ASCII)[colour]

    def rank_sign(self, card: int) -> str:
        rank = solo_rank(card)
        sign = RANK_SIGNS.get(rank, rank)
        return sign if self.unicode else RANK_SIGNS_ASCII.get(rank, sign)

    def kind_tone(self, kind: int | None) -> str:
        """The style of a kind's sign on the table."""
        if not self.colour or kind is None:
            return "bold"
        return f"bold {(TONES_DARK if self.dark else INKS)[kind]}"

    def colour_tone(self, colour: int) -> str:
        return f"bold {(SOLO_TONES_DARK if self.dark else SOLO_TONES_LIGHT)[colour]}" if self.colour else "bold"

    def shape(self, kind: int | None, text: str = "") -> Content:
        """A kind's sign in its colour, with text in the same colour after it."""
        return Content.styled(f"{self.kind_sign(kind)}{text}", self.kind_tone(kind))

    # --- faces

    def ingredient(self, card: int) -> Face:
        kind = kind_of(card)
        chip = self.kind_sign(kind) * (2 if is_double(card) else 1)
        name = self.texts.kind(kind)
        return Face(chip, f"{chip} {name}", (chip, name, f"{chip:>4}"), INKS[kind], PAPER)

    def order(self, card: OrderOf) -> Face:
        needs, title = self.needs_line(card), self.texts.order_title(card.order)
        own = self.kind_sign(card.own)
        return Face(f"{own}{title}", needs, (title, needs, own), INKS[card.own], PAPER, title)

    def solo(self, card: int) -> Face:
        colour = COLOUR_OF[card]
        sign, rank = self.colour_sign(colour), self.rank_sign(card)
        word = self.texts.colour(colour) if colour != ANY else self.texts.solo(card).partition(" ")[0]
        return Face(f"{sign}{rank}", f"{sign} {rank}", (sign, rank, word), SOLO_INKS[colour], SOLO_PAPERS[colour])

    def needs_line(self, card: OrderOf) -> str:
        """The needs of an order in signs: `♦+4●`. A question mark is a free kind, `↓` the scarcest, `☻` the chef's."""
        if card.sort == "match":
            return "1=1"
        if card.sort == "duel":
            return f"2+{self.kind_sign(card.own)}"
        needs = needs_of(card)
        if needs and needs[0].by == "mixed":
            return f"{needs[0].number}+"
        if len(needs) > 1 and all(need.kind is None and not need.double for need in needs):
            return "+".join(str(need.number) for need in needs) + self._struck(card)
        parts: list[str] = []
        last = 0
        for need in needs:
            is_same = parts and need.number == last and need.kind is not None and not need.among
            parts[-1:] = [parts[-1] + self.kind_sign(need.kind)] if is_same else [*parts[-1:], self._need(need)]
            last = need.number
        return "+".join(parts) + self._struck(card)

    def _struck(self, card: OrderOf) -> str:
        """The kind that must not be there, if the order crosses one out."""
        struck = crossed_out(card)
        return "" if struck is None else f" {self.sign('×')}{self.kind_sign(struck)}"

    def _need(self, need: Need) -> str:
        if need.double:
            return "??"
        number = str(need.number) if need.number > 1 else ""
        if need.among:
            return number + "/".join(map(self.kind_sign, need.among))
        table = {"scarcest": self.sign("↓"), "chef": self.sign("☻")}
        return number + (table.get(need.by, "?") if need.kind is None else self.kind_sign(need.kind))

    # --- drawing

    def chip(self, face: Face, look: Look = PLAIN) -> Content:
        """A card in one line: `[1 ●7]`."""
        left, right = ("«", "»") if look.is_lifted else ("[", "]") if look.is_current else (" ", " ")
        label = f"{look.label} " if look.label else ""
        text = f"{self.sign(left)}{label}{face.chip}{self.sign(right)}"
        return self._inked(text, face, look)

    def card(self, face: Face, width: int, rows: int, look: Look = PLAIN) -> Block:
        """A card in three rows or five."""
        edges = (HEAVY if look.is_lifted else ROUND) if self.unicode else (ASCII_HEAVY if look.is_lifted else ASCII)
        inner = width - 2
        upper = face.title if rows == 3 else ""
        content = (face.line,) if rows == 3 else face.lines
        label = f"[{look.label}]" if look.is_current else f" {look.label} " if look.label else ""
        lines = [
            edges[0] + cut(upper, inner).ljust(inner, edges[1]) + edges[2],
            *(edges[3] + tight(text, inner).center(inner) + edges[3] for text in content),
            edges[4] + label.center(inner, edges[1]) + edges[5],
        ]
        return [self._inked(line, face, look) for line in lines]

    def _inked(self, text: str, face: Face, look: Look) -> Content:
        styles = ["bold"] if look.is_lifted or look.is_marked else []
        if self.colour:
            styles.append(DIM_STYLE if look.is_dim else f"{face.ink} on {face.paper}")
        elif look.is_dim:
            styles.append("dim")
        if look.is_current:
            styles.append("reverse")
        inked = Content.styled(text, " ".join(styles)) if styles else Content(text)
        return clickable(inked, look.click)


# --- blocks


def clickable(content: Content, action: str) -> Content:
    """Content that runs an action of its table when it is clicked; unlike a link it keeps its colours."""
    return content.stylize(Style.from_meta({"action": action})) if action else content


def cut(text: str, width: int) -> str:
    """Text in so many columns, at most; a dot ends a word that is cut."""
    return text if len(text) <= width else f"{text[: max(0, width - 1)].rstrip()}."[: max(0, width)]


def tight(text: str, width: int) -> str:
    """Text in so many columns: first without the space after its sign, then cut."""
    sign, _, name = text.partition(" ")
    return text if len(text) <= width else cut(f"{sign}{name}" if len(sign) <= 2 else text, width)


def fit(line: Content, width: int) -> Content:
    """A line of exactly this width."""
    return line.truncate(width, ellipsis=True, pad=True) if width > 0 else Content("")


def block(lines: Iterable[Content], width: int, height: int | None = None) -> Block:
    """Lines of this width, and as many as are wanted."""
    fitted = [fit(line, width) for line in lines]
    if height is None:
        return fitted
    return fitted[:height] + [fit(Content(""), width)] * max(0, height - len(fitted))


def beside(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks side by side; shorter ones end with empty lines."""
    rows = max(map(len, blocks), default=0)
    widths = [one[0].cell_length if one else 0 for one in blocks]
    padded = [block(one, width, rows) for one, width in zip(blocks, widths, strict=True)]
    return [Content(" " * gap).join(one[row] for one in padded) for row in range(rows)]


def centred(lines: Block, width: int) -> Block:
    """Lines of this width, with their content in the middle; their own order of columns stays."""
    content = max((len(line.plain.rstrip()) for line in lines), default=0)
    indent = Content(" " * max(0, (width - content) // 2))
    return [(indent + line).truncate(width, pad=True) for line in lines]


def wrapped(parts: Sequence[Content], width: int, gap: int = 1) -> list[Content]:
    """Parts in as many lines as they need, none cut in two."""
    lines: list[list[Content]] = [[]]
    used = 0
    for part in parts:
        needed = part.cell_length + (gap if lines[-1] else 0)
        if lines[-1] and used + needed > width:
            lines.append([])
            used, needed = 0, part.cell_length
        lines[-1].append(part)
        used += needed
    return [Content(" " * gap).join(line) for line in lines if line]


def paragraph(text: str, width: int, style: str = "", height: int | None = None) -> Block:
    """A text broken into lines."""
    lines = Content.styled(text, style).wrap(max(8, width)) if text else []
    return block(lines, width, height)
