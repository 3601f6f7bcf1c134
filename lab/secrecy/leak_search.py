"""Search of sent bytes for values that their recipient must not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from lab.secrecy.hidden_state import (
    FRAGMENT_CHARS,
    MIN_HAND_CARDS,
    RUN_LENGTHS,
    Cards,
    Hands,
    HiddenState,
    encode_cards,
    fragments,
)
from lab.secrecy.probing_players import ProbedTable
from lab.secrecy.tapped_clients import ReceivedMessage, TappingProxy

LONG_TOKEN = re.compile(rb"[0-9A-Za-z+/_-]{%d,}" % FRAGMENT_CHARS)
CARD_ROW = re.compile(rb"[0-9A-Za-z-]+(?:,[0-9A-Za-z-]+){%d,}" % (min(RUN_LENGTHS.values()) - 1))
ARRAY = re.compile(rb"[\[(]([^\[\](){}]*)[\])]")
NUMBERS = re.compile(rb"[0-9]{1,3}(,[0-9]{1,3})*")
SEPARATORS = b" \"'\\"
"""Characters removed before the search for cards, which may be written with or without them."""


def find_leaks(
    proxies: Iterable[TappingProxy], tables: list[ProbedTable], hidden: HiddenState, log: bytes
) -> list[str]:
    """Describe every leak in a sentence."""
    leaks: list[str] = []
    for proxy in proxies:
        data = [bytes(stream) for stream in proxy.streams]
        leaks += [f"{proxy.name} was sent {what}" for what in forbidden_content(proxy.name, data, tables, hidden)]
        before: dict[str, set[bytes]] = {}
        for message in proxy.messages:
            old = before.setdefault(message.room, set())
            leaks += [f"{proxy.name} was sent {what}" for what in hand_leaks(message, hidden, old)]
        if proxy.name.startswith("replay/"):
            leaks += [f"{proxy.name} has {what}" for what in replay_leaks(proxy, data, tables, hidden)]
    leaks += [f"the log has {what}" for what in log_leaks(log, tables, hidden)]
    return [*dict.fromkeys(leaks)]


# --- forbidden at any time


def forbidden_content(name: str, data: list[bytes], tables: list[ProbedTable], hidden: HiddenState) -> Iterator[str]:
    """Find secrets and pile orders that the client may not open, others' keys, and other tables' chat."""
    tokens = {piece for stream in data for piece in token_fragments(stream)}
    rows = {row for stream in data for row in card_rows(stream.translate(None, SEPARATORS))}
    for which, secrets in hidden.secrets.items():
        if may_open(name, which, tables):
            continue
        yield from (what for what, parts in secrets.items() if not tokens.isdisjoint(parts))
        if shown := rows & hidden.runs.get(which, set()):
            yield f"cards in the order of a pile: {min(shown).decode()}"
    for table in tables:
        others = [key for who, key in table.keys.items() if name not in (who, who.replace(" ", " afterwards "))]
        if not tokens.isdisjoint(fragments(others)):
            yield "the key of another"
        if table.mark not in name and table.chat_text.encode() in b"\n".join(data):
            yield "the chat of another table"
    if not tokens.isdisjoint(hidden.locks):
        yield "the lock of a seat"


def may_open(name: str, which: tuple[str, int], tables: list[ProbedTable]) -> bool:
    """Whether the client sat at the table of a finished game, and so may open it."""
    return any(name == f"Anna afterwards {table.mark}" and which == (table.room, 1) for table in tables)


def token_fragments(data: bytes) -> Iterator[bytes]:
    """Every fragment of a token that could be part of a secret."""
    for word in LONG_TOKEN.findall(data):
        yield from (word[start : start + FRAGMENT_CHARS] for start in range(len(word) - FRAGMENT_CHARS + 1))


def card_rows(plain: bytes) -> Iterator[bytes]:
    """Every run of the relevant lengths in a list of items."""
    for row in CARD_ROW.findall(plain):
        items = row.split(b",")
        for length in RUN_LENGTHS.values():
            yield from (b",".join(items[start : start + length]) for start in range(len(items) - length + 1))


# --- hands, while they are held


def hand_leaks(message: ReceivedMessage, hidden: HiddenState, old: set[bytes]) -> Iterator[str]:
    """Find another seat's hand, or the viewer's own hand out of order. `old` holds arrays that the viewer got before:
    cards once seen by all may equal a hand that a seat holds much later."""
    arrays = {inner for inner in ARRAY.findall(message.text.encode().translate(None, SEPARATORS)) if inner} - old
    old |= arrays
    hands = hidden.hands.get((message.room, *message.decision))
    if hands is not None:
        yield from hands_in_arrays(arrays, message.viewer, hands)


def hands_in_arrays(arrays: set[bytes], viewer: int | None, hands: Hands) -> Iterator[str]:
    least = MIN_HAND_CARDS[hands.names]
    held = sorted_hands(arrays)
    own = hands.cards[viewer] if viewer is not None else ()
    known = hands.known.get(-1 if viewer is None else viewer, frozenset())
    for seat, cards in enumerate(hands.cards):
        if len(cards) < least or seat == viewer or seat in known or cards in (own, *hands.open):
            continue
        if cards in held or not arrays.isdisjoint(encode_cards(cards, hands.names)):
            yield f"the hand of seat {seat}"
    if len(own) >= least and any(own != cards and own == tuple(sorted(cards)) for cards in map(parse_cards, arrays)):
        yield "its hand in another order than sorted"


def sorted_hands(arrays: Iterable[bytes]) -> set[Cards]:
    """The cards of arrays, sorted."""
    return {tuple(sorted(cards)) for cards in filter(None, map(parse_cards, arrays))}


def parse_cards(inner: bytes) -> Cards:
    """The cards of an array; empty if it is not an array of numbers."""
    return tuple(map(int, inner.split(b","))) if NUMBERS.fullmatch(inner) else ()


def replay_leaks(
    proxy: TappingProxy, data: list[bytes], tables: list[ProbedTable], hidden: HiddenState
) -> Iterator[str]:
    """Find hands in a replay that its viewer was not sent during the game."""
    viewer = proxy.name.removeprefix("replay/").split()[0]
    [table] = [table for table in tables if table.mark in proxy.name]
    old: set[bytes] = set()
    for stream in data:
        decision: tuple[int, int | None] = (0, None)
        for step in json.loads(stream[stream.index(b"\r\n\r\n") + 4 :])["steps"]:
            for frame in filter(None, step):
                if game := frame.get("game"):
                    decision = game["number"], game["decision"]
                seat, text = None if viewer == "public" else int(viewer), json.dumps(frame)
                message = ReceivedMessage(seat, table.room, decision, text)
                yield from hand_leaks(message, hidden, old)


# --- the server's own log


def log_leaks(log: bytes, tables: list[ProbedTable], hidden: HiddenState) -> Iterator[str]:
    """Find names, chat, keys, secrets and cards in the server's log."""
    if has_secret(log, tables, hidden):
        yield "a secret or a key"
    if any(table.mark.encode() in log for table in tables):
        yield "a name or a chat message"
    if has_hand(log, hidden):
        yield "a hand"
    if names := card_names_in(log, hidden):
        yield f"the names of cards: {', '.join(names[:3])}"


def has_secret(log: bytes, tables: list[ProbedTable], hidden: HiddenState) -> bool:
    tokens = set(token_fragments(log))
    secrets = [parts for secrets in hidden.secrets.values() for parts in secrets.values()]
    keys = {*fragments(key for table in tables for key in table.keys.values())}
    return not all(map(tokens.isdisjoint, [*secrets, keys, hidden.locks]))


def has_hand(log: bytes, hidden: HiddenState) -> bool:
    """Whether an array in the log is a hand that some seat held, in any order and encoding."""
    arrays = {inner for inner in ARRAY.findall(log.translate(None, SEPARATORS)) if inner}
    held = {(hands.names, cards) for hands in hidden.hands.values() for cards in hands.cards}
    large = [(names, cards) for names, cards in held if len(cards) >= MIN_HAND_CARDS[names]]
    shown = sorted_hands(arrays)
    return any(cards in shown or not arrays.isdisjoint(encode_cards(cards, names)) for names, cards in large)


def card_names_in(log: bytes, hidden: HiddenState) -> list[str]:
    words = {name.encode() for names in hidden.names.values() for name in names}
    return [word.decode() for word in sorted(words) if re.search(rb"\b%b\b" % re.escape(word), log)]
