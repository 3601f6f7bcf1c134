"""Messages that are almost right: real ones with something wrong in them, at every level from the field to the bit."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

HOLE = '"@@"'
STRANGE = (
    "null", "true", "false", "0", "-1", "1.5", "-0", "1e999", "-1e999", "NaN", "Infinity", "0x10", "01", "1e-400",
    "2147483648", "9007199254740993", "9223372036854775808", "18446744073709551616", "9" * 400, '"' + "9" * 5000 + '"',
    '""', '" "', r'"\u0000"', r'"\ud800"', r'"\udfff\ud800"', r'"\u202e"', r'"\u200b"', '"\\', '"\x00"', '"\ud7ff"',
    '"\U0001f355"', '"' + "x" * 3000 + '"', '"' + "\u0301" * 200 + '"', '"<img src=x onerror=alert(1)>"',
    '"__proto__"', '"../../etc/passwd"', "\"' or 1=1 --\"", '"%s%n{0}${7*7}"', '"put 3 salami"', '"pass"', '"draw"',
    "[]", "{}", "[[]]", '{"type":"act"}', '{"move":"put","kind":0,"singles":-1}', '{"move":"play","cards":[0,0,0]}',
    "[" * 600, "[" * 600 + "]" * 600, '{"a":' * 300 + "1" + "}" * 300, "[1," * 400, "\ufeff1", "'x'", "undefined",
)  # fmt: skip
"""What stands where something else was expected, as it would be written: most of it is no JSON at all."""
FIELDS = ("type", "id", "version", "key", "move", "decision", "seat", "text", "__class__", "", "settings", "lag")


class Mutator:
    """Endless strange messages, from a seed and what others have said before."""

    def __init__(self, chance: random.Random, said: Sequence[str]) -> None:
        self.chance = chance
        self.said = [*said]
        self.ways: tuple[Callable[[str], str], ...] = (
            self.as_it_was, self.as_it_was, self.as_it_was, self.another_field, self.another_field, self.without,
            self.doubled, self.renamed, self.wrapped, self.cut_short, self.spliced, self.repeated, self.with_junk,
        )  # fmt: skip

    def text(self, fresh: str = "") -> bytes:
        """One message. `fresh` is what a client would say in earnest about the decision now, such as `"decision":7`."""
        chance = self.chance
        text = chance.choice(self.said)
        if chance.random() < 0.9:
            text = re.sub('"id": ?"[0-9a-f]{32}"', f'"id":"{chance.getrandbits(128):032x}"', text)
            text = re.sub('"version": ?-?[0-9]+', '"version":1', text)
        if fresh and chance.random() < 0.7:
            text = re.sub('"number": ?-?[0-9]+, ?"decision": ?-?[0-9]+', fresh, text)
        data = chance.choice(self.ways)(text).encode("utf-8", "surrogatepass")
        return self.flipped(data) if chance.random() < 0.05 else data

    # --- what can be wrong

    def as_it_was(self, text: str) -> str:
        return text

    def another_field(self, text: str) -> str:
        return self.changed(text, lambda place, key: place.__setitem__(key, HOLE[1:-1]))

    def without(self, text: str) -> str:
        return self.changed(text, lambda place, key: place.__delitem__(key))

    def renamed(self, text: str) -> str:
        return self.changed(text, lambda place, key: place.__setitem__(key, {self.chance.choice(FIELDS): place[key]}))

    def doubled(self, text: str) -> str:
        """The same name twice, with another value."""
        name, value = self.chance.choice(FIELDS), self.chance.choice(STRANGE)
        return f'{{"{name}":{value},{text[1:]}' if self.chance.random() < 0.5 else f'{text[:-1]},"{name}":{value}}}'

    def wrapped(self, text: str) -> str:
        return self.chance.choice(("[{}]", " {}\n", "{}{}", '"{}"', "\ufeff{}", "{{{}}}", "{},", "\x00{}")).format(
            text, text
        )

    def cut_short(self, text: str) -> str:
        return text[: self.chance.randrange(len(text) + 1)]

    def spliced(self, text: str) -> str:
        other = self.chance.choice(self.said)
        return text[: self.chance.randrange(len(text) + 1)] + other[self.chance.randrange(len(other) + 1) :]

    def repeated(self, text: str) -> str:
        begin = self.chance.randrange(len(text))
        part = text[begin : begin + self.chance.randint(1, 12)]
        return text[:begin] + part * self.chance.choice((2, 3, 50)) + text[begin:]

    def with_junk(self, text: str) -> str:
        at = self.chance.randrange(len(text) + 1)
        return text[:at] + self.chance.choice(STRANGE) + text[at:]

    def flipped(self, data: bytes) -> bytes:
        """Some bits of it."""
        bits = bytearray(data)
        for _ in range(self.chance.randint(1, 4) if bits else 0):
            bits[self.chance.randrange(len(bits))] ^= 1 << self.chance.randrange(8)
        return bytes(bits)

    def changed(self, text: str, change: Callable[[Any, Any], None]) -> str:
        """Change one thing somewhere in it."""
        try:
            message = json.loads(text)
        except ValueError:
            return text
        places = [*inside(message)]
        if not places:
            return text
        change(*self.chance.choice(places))
        return json.dumps(message).replace(HOLE, self.chance.choice(STRANGE))


def inside(value: Any) -> list[tuple[Any, Any]]:
    """Every place of a message that holds something: where, and under which name."""
    if isinstance(value, dict | list):
        own = [*value.items()] if isinstance(value, dict) else [*enumerate(value)]
        return [place for key, part in own for place in ((value, key), *inside(part))]
    return []
