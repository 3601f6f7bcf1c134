"""The moves of the pizza games, each with one text form that people can type and read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec.structs import asdict, replace

from forno.core.errors import Refused, Unreadable
from forno.core.move import Move, Pass
from forno.games.pizza.cards import KIND_CODES, Cards, kind_name, read, say


class CardMove(Move, frozen=True):
    """A move that names cards: they count, their order does not. Legal moves list them sorted."""

    def normalized(self) -> Move:
        cards = {name: value for name, value in asdict(self).items() if isinstance(value, tuple)}
        return replace(self, **{name: tuple(sorted(value)) for name, value in cards.items()})


class Put(Move, frozen=True):
    """`put 3 salami`, `put 3 salami, 1 double`, `put 3 salami, 1 double last` (the double lies on top)."""

    kind: int
    singles: int
    doubles: int = 0
    double_last: bool = False

    def __str__(self) -> str:
        text = f"put {self.singles + 2 * self.doubles} {kind_name(self.kind)}"
        if self.doubles:
            text += f", {self.doubles} double" + (" last" if self.double_last else "")
        return text


class Lay(Move, frozen=True):
    """`lay quartet-olive`"""

    order: str

    def __str__(self) -> str:
        return f"lay {self.order}"


class Draw(Move, frozen=True):
    """`draw kitchen`, `draw waiter`"""

    pile: Literal["kitchen", "waiter"]

    def __str__(self) -> str:
        return f"draw {self.pile}"


class Serve(CardMove, frozen=True):
    """`serve 4 pineapple, pepper with pineapple`: the way, and the cards that come from the hand."""

    way: Cards = ()
    cards: Cards = ()

    def __str__(self) -> str:
        text = "serve"
        if self.way:
            text += f" {say(self.way)}"
        return f"{text} with {say(self.cards)}" if self.cards else text


class Fail(Move, frozen=True):
    """`fail`: let the order fail."""


class Ask(Move, frozen=True):
    """`ask`: ask for help."""


class Way(CardMove, frozen=True):
    """`way 4 salami, 3 pineapple, 2 mushroom, olive`: the way to be served with help."""

    way: Cards

    def __str__(self) -> str:
        return f"way {say(self.way)}"


class Want(CardMove, frozen=True):
    """`want mushroom, olive pledging mushroom`: what is asked, and what the owner will add."""

    request: Cards
    pledge: Cards = ()

    def __str__(self) -> str:
        return f"want {say(self.request)}" + (f" pledging {say(self.pledge)}" if self.pledge else "")


class Number(CardMove, frozen=True):
    """`number 5 pledging 2 salami`: for a bombastica, how many are asked in all."""

    asked: int
    pledge: Cards = ()

    def __str__(self) -> str:
        return f"number {self.asked}" + (f" pledging {say(self.pledge)}" if self.pledge else "")


class Kind(Move, frozen=True):
    """`kind 3 olive`: for a bombastica, how many of a kind are asked."""

    kind: int
    number: int

    def __str__(self) -> str:
        return f"kind {self.number} {kind_name(self.kind)}"


class Give(CardMove, frozen=True):
    """`give 2 olive`"""

    cards: Cards

    def __str__(self) -> str:
        return f"give {say(self.cards)}"


class Refuse(Move, frozen=True):
    """`refuse`"""


class Series(Move, frozen=True):
    """`series quartet-mushroom=4, quartet-salami=3`: the revealed quartet takes the number left over."""

    orders: tuple[str, ...]
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        pairs = zip(self.orders, self.numbers, strict=False)
        return "series " + ", ".join(f"{order}={number}" for order, number in pairs)


class Commit(CardMove, frozen=True):
    """`commit 3 with 2 mushroom`: how many in all, and the cards among them that come from the hand."""

    total: int
    cards: Cards = ()

    def __str__(self) -> str:
        return f"commit {self.total}" + (f" with {say(self.cards)}" if self.cards else "")


class Show(Move, frozen=True):
    """`show`: in a duel, show all one holds of the kind."""


class ShowCard(Move, frozen=True):
    """`show-card double pepper`: the card the named opponent shows."""

    card: int

    def __str__(self) -> str:
        return f"show-card {say([self.card])}"


class Name(Move, frozen=True):
    """`name 2`: the opponent who shall show a card."""

    seat: int

    def __str__(self) -> str:
        return f"name {self.seat + 1}"


PizzaMove = (
    Put | Lay | Pass | Draw | Serve | Fail | Ask | Way | Want | Number | Kind | Give | Refuse | Series | Commit
    | Show | ShowCard | Name
)  # fmt: skip

# --- reading


def read_move(text: str) -> Move:
    """The move a text means. Case and spacing do not matter."""
    words = " ".join(text.replace(",", ", ").lower().split())
    verb, _, rest = words.partition(" ")
    reader = READERS.get(verb)
    if reader is None:
        raise Unreadable(f"a move starts with one of: {', '.join(READERS)}", text or "(nothing)")
    return reader(rest.replace(" ,", ","))


def _alone(move: Move) -> Callable[[str], Move]:
    def reader(rest: str) -> Move:
        if rest:
            raise Unreadable(f"nothing follows {move}", f"{move} {rest}")
        return move

    return reader


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise Unreadable(f"expected a number, found {text!r}")
    return int(text)


def _kind(text: str) -> int:
    for name in (text, text.removesuffix("s"), text.removesuffix("es")):
        if name in KIND_CODES:
            return KIND_CODES[name]
    raise Unreadable(f"unknown kind {text!r}")


def _put(rest: str) -> Move:
    announced, _, doubles = rest.partition(",")
    number, _, name = announced.strip().partition(" ")
    count, name = (_number(number), name) if number.isdecimal() else (1, announced.strip())
    words = doubles.split()
    if words and (not words[0].isdecimal() or words[1:2] not in (["double"], ["doubles"])):
        raise Refused("turn.one-kind")
    double_count = _number(words[0]) if words else 0
    singles = count - 2 * double_count
    if singles < 0 or words[2:] not in ([], ["last"]):
        raise Unreadable("write: put 3 salami, 1 double last", f"put {rest}")
    return Put(_kind(name), singles, double_count, bool(words[2:]) and bool(singles))


def _with(rest: str, word: str, where: str) -> tuple[str, Cards]:
    before, _, after = f" {rest}".partition(f" {word} ")
    return before.strip(), read(after, where)


def _serve(rest: str) -> Move:
    way, cards = _with(rest, "with", "serve")
    return Serve(read(way, "serve"), cards)


def _want(rest: str) -> Move:
    request, pledge = _with(rest, "pledging", "want")
    return Want(read(request, "want"), pledge)


def _asked(rest: str) -> Move:
    number, pledge = _with(rest, "pledging", "number")
    return Number(_number(number), pledge)


def _kind_number(rest: str) -> Move:
    number, _, name = rest.partition(" ")
    return Kind(_kind(name), _number(number))


def _commit(rest: str) -> Move:
    total, cards = _with(rest, "with", "commit")
    return Commit(_number(total), cards)


def _series(rest: str) -> Move:
    pairs = [part.strip().partition("=") for part in rest.split(",")]
    return Series(tuple(order for order, _, _ in pairs), tuple(_number(number) for _, _, number in pairs))


def _draw(rest: str) -> Move:
    if rest not in ("kitchen", "waiter"):
        raise Unreadable("draw kitchen, or draw waiter", f"draw {rest}")
    return Draw("kitchen" if rest == "kitchen" else "waiter")


def _show_card(rest: str) -> Move:
    cards = read(rest, "show-card")
    if len(cards) != 1:
        raise Unreadable("one card is shown", f"show-card {rest}")
    return ShowCard(cards[0])


READERS: dict[str, Callable[[str], Move]] = {
    "put": _put,
    "lay": Lay,
    "pass": _alone(Pass()),
    "draw": _draw,
    "serve": _serve,
    "fail": _alone(Fail()),
    "ask": _alone(Ask()),
    "way": lambda rest: Way(read(rest, "way")),
    "want": _want,
    "number": _asked,
    "kind": _kind_number,
    "give": lambda rest: Give(read(rest, "give")),
    "refuse": _alone(Refuse()),
    "series": _series,
    "commit": _commit,
    "show": _alone(Show()),
    "show-card": _show_card,
    "name": lambda rest: Name(_number(rest) - 1),
}
