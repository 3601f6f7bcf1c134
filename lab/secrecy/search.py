"""The search: is anything that a party must not know in the bytes that it was sent?"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from lab.secrecy.ears import Heard, Tap
from lab.secrecy.gathering import Table
from lab.secrecy.truth import FRAGMENT, LEAST, RUNS, Cards, Hands, Truth, fragments, written

LONG = re.compile(rb"[0-9A-Za-z+/_-]{%d,}" % FRAGMENT)
ROW = re.compile(rb"[0-9A-Za-z-]+(?:,[0-9A-Za-z-]+){%d,}" % (min(RUNS.values()) - 1))
ARRAY = re.compile(rb"[\[(]([^\[\](){}]*)[\])]")
NUMBERS = re.compile(rb"[0-9]{1,3}(,[0-9]{1,3})*")
BETWEEN = b" \"'\\"
"""Left out before cards are searched for: they may be written with it or without."""


def found(taps: Iterable[Tap], tables: list[Table], truth: Truth, log: bytes) -> list[str]:
    """Every leak, in a sentence."""
    faults: list[str] = []
    for tap in taps:
        data = [bytes(stream) for stream in tap.streams]
        faults += [f"{tap.name} was sent {what}" for what in forbidden(tap.name, data, tables, truth)]
        before: dict[str, set[bytes]] = {}
        for heard in tap.heard:
            old = before.setdefault(heard.room, set())
            faults += [f"{tap.name} was sent {what}" for what in cards_in(heard, truth, old)]
        if tap.name.startswith("replay/"):
            faults += [f"{tap.name} has {what}" for what in replayed(tap, data, tables, truth)]
    faults += [f"the log has {what}" for what in in_the_log(log, tables, truth)]
    return [*dict.fromkeys(faults)]


# --- what nobody may be sent, at any time


def forbidden(name: str, data: list[bytes], tables: list[Table], truth: Truth) -> Iterator[str]:
    """Secrets and the order of piles, but for what this party was allowed to open; others' keys; others' talk."""
    pieces = {piece for stream in data for piece in pieces_of(stream)}
    rows = {row for stream in data for row in rows_of(stream.translate(None, BETWEEN))}
    for which, secrets in truth.secrets.items():
        if may_open(name, which, tables):
            continue
        yield from (what for what, parts in secrets.items() if not pieces.isdisjoint(parts))
        if shown := rows & truth.runs.get(which, set()):
            yield f"cards in the order of a pile: {min(shown).decode()}"
    for table in tables:
        others = [key for who, key in table.keys.items() if name not in (who, who.replace(" ", " afterwards "))]
        if not pieces.isdisjoint(fragments(others)):
            yield "the key of another"
        if table.mark not in name and table.talk.encode() in b"\n".join(data):
            yield "the talk of another table"
    if not pieces.isdisjoint(truth.locks):
        yield "the lock of a seat"


def may_open(name: str, which: tuple[str, int], tables: list[Table]) -> bool:
    """Who sat at a table may open its finished game, and nothing else."""
    return any(name == f"Anna afterwards {table.mark}" and which == (table.room, 1) for table in tables)


def pieces_of(data: bytes) -> Iterator[bytes]:
    """Every row of so many characters that could be part of a secret."""
    for word in LONG.findall(data):
        yield from (word[start : start + FRAGMENT] for start in range(len(word) - FRAGMENT + 1))


def rows_of(plain: bytes) -> Iterator[bytes]:
    """Every so many things in a row."""
    for row in ROW.findall(plain):
        items = row.split(b",")
        for length in RUNS.values():
            yield from (b",".join(items[start : start + length]) for start in range(len(items) - length + 1))


# --- hands, when they were held


def cards_in(heard: Heard, truth: Truth, old: set[bytes]) -> Iterator[str]:
    """Another's hand, or one's own in another order than sorted. What is old was told to the same one before: cards
    that all have seen may be like a hand that somebody comes to hold much later."""
    arrays = {inner for inner in ARRAY.findall(heard.text.encode().translate(None, BETWEEN)) if inner} - old
    old |= arrays
    hands = truth.hands.get((heard.room, heard.seq))
    if hands is not None:
        yield from hands_in(arrays, heard.viewer, hands)


def hands_in(arrays: set[bytes], viewer: int | None, hands: Hands) -> Iterator[str]:
    least = LEAST[hands.names]
    held = in_any_order(arrays)
    own = hands.cards[viewer] if viewer is not None else ()
    known = hands.known.get(-1 if viewer is None else viewer, frozenset())
    for seat, cards in enumerate(hands.cards):
        if len(cards) < least or seat == viewer or seat in known or cards in (own, *hands.open):
            continue
        if cards in held or not arrays.isdisjoint(written(cards, hands.names)):
            yield f"the hand of seat {seat}"
    if len(own) >= least and any(own != cards and own == tuple(sorted(cards)) for cards in map(numbers, arrays)):
        yield "its hand in another order than sorted"


def in_any_order(arrays: Iterable[bytes]) -> set[Cards]:
    """The cards of arrays, sorted."""
    return {tuple(sorted(cards)) for cards in filter(None, map(numbers, arrays))}


def numbers(inner: bytes) -> Cards:
    """The cards of an array; nothing if it is not of numbers."""
    return tuple(map(int, inner.split(b","))) if NUMBERS.fullmatch(inner) else ()


def replayed(tap: Tap, data: list[bytes], tables: list[Table], truth: Truth) -> Iterator[str]:
    """A replay as one viewer saw it shows no more than that viewer was sent."""
    viewer = tap.name.removeprefix("replay/").split()[0]
    [table] = [table for table in tables if table.mark in tap.name]
    old: set[bytes] = set()
    for stream in data:
        for step in json.loads(stream[stream.index(b"\r\n\r\n") + 4 :]):
            for frame in filter(None, step):
                text = json.dumps(frame)
                heard = Heard(None if viewer == "public" else int(viewer), table.room, frame["seq"], text)
                yield from cards_in(heard, truth, old)


# --- the server's own log


def in_the_log(log: bytes, tables: list[Table], truth: Truth) -> Iterator[str]:
    """No names, no talk, no keys, no secrets, no cards."""
    pieces, plain = set(pieces_of(log)), log.translate(None, BETWEEN)
    secrets = [parts for secrets in truth.secrets.values() for parts in secrets.values()]
    keys = {*fragments(key for table in tables for key in table.keys.values())}
    if not all(map(pieces.isdisjoint, [*secrets, keys, truth.locks])):
        yield "a secret or a key"
    if any(table.mark.encode() in log for table in tables):
        yield "a name or somebody's talk"
    arrays = {inner for inner in ARRAY.findall(plain) if inner}
    held = {
        (hands.names, cards)
        for hands in truth.hands.values()
        for cards in hands.cards
        if len(cards) >= LEAST[hands.names]
    }
    shown = in_any_order(arrays)
    if any(cards in shown or not arrays.isdisjoint(written(cards, names)) for names, cards in held):
        yield "a hand"
    words = {name.encode() for names in truth.names.values() for name in names}
    if said := [word.decode() for word in sorted(words) if re.search(rb"\b%b\b" % re.escape(word), log)]:
        yield f"the names of cards: {', '.join(said[:3])}"
