"""Mutations of valid messages, at every level from the field to the bit."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

PLACEHOLDER = '"@@"'
UNEXPECTED_VALUES = (
    "null", "true", "false", "0", "-1", "1.5", "-0", "1e999", "-1e999", "NaN", "Infinity", "0x10", "01", "1e-400",
    "2147483648", "9007199254740993", "9223372036854775808", "18446744073709551616", "9" * 400, '"' + "9" * 5000 + '"',
    '""', '" "', r'"\u0000"', r'"\ud800"', r'"\udfff\ud800"', r'"\u202e"', r'"\u200b"', '"\\', '"\x00"', '"\ud7ff"',
    '"\U0001f355"', '"' + "x" * 3000 + '"', '"' + "\u0301" * 200 + '"', '"<img src=x onerror=alert(1)>"',
    '"__proto__"', '"../../etc/passwd"', "\"' or 1=1 --\"", '"%s%n{0}${7*7}"', '"put 3 salami"', '"pass"', '"draw"',
    "[]", "{}", "[[]]", '{"type":"undo"}', '{"move":"put","kind":0,"singles":-1}', '{"move":"play","cards":[0,0,0]}',
    "[" * 600, "[" * 600 + "]" * 600, '{"a":' * 300 + "1" + "}" * 300, "[1," * 400, "\ufeff1", "'x'", "undefined",
)  # fmt: skip
"""Unexpected values, as they would be written; most are not valid JSON."""
FIELD_NAMES = ("type", "id", "version", "key", "move", "decision", "seat", "text", "__class__", "", "settings", "lag")


class MessageMutator:
    """Endless mutated messages, from a seed and a corpus of valid ones."""

    def __init__(self, chance: random.Random, corpus: Sequence[str]) -> None:
        self.chance = chance
        self.corpus = [*corpus]
        self.mutations: tuple[Callable[[str], str], ...] = (
            self.unchanged, self.unchanged, self.unchanged, self.replace_value, self.replace_value, self.remove_field,
            self.duplicate_field, self.wrap_value, self.wrap_message, self.truncate, self.splice, self.repeat_part,
            self.insert_value,
        )  # fmt: skip

    def message(self, current: str = "") -> bytes:
        """Make one message. `current` identifies the current decision, such as `"decision":7`."""
        chance = self.chance
        text = chance.choice(self.corpus)
        if chance.random() < 0.9:
            text = re.sub('"id": ?"[0-9a-f]{32}"', f'"id":"{chance.getrandbits(128):032x}"', text)
            text = re.sub('"version": ?-?[0-9]+', '"version":3', text)
        if current and chance.random() < 0.7:
            text = re.sub('"number": ?-?[0-9]+, ?"decision": ?-?[0-9]+', current, text)
        data = chance.choice(self.mutations)(text).encode("utf-8", "surrogatepass")
        return self.flip_bits(data) if chance.random() < 0.05 else data

    # --- mutations

    def unchanged(self, text: str) -> str:
        return text

    def replace_value(self, text: str) -> str:
        return self.change_value(text, lambda container, key: container.__setitem__(key, PLACEHOLDER[1:-1]))

    def remove_field(self, text: str) -> str:
        return self.change_value(text, lambda container, key: container.__delitem__(key))

    def wrap_value(self, text: str) -> str:
        return self.change_value(
            text, lambda container, key: container.__setitem__(key, {self.chance.choice(FIELD_NAMES): container[key]})
        )

    def duplicate_field(self, text: str) -> str:
        """Add a field that is already there, with another value."""
        name, value = self.chance.choice(FIELD_NAMES), self.chance.choice(UNEXPECTED_VALUES)
        return f'{{"{name}":{value},{text[1:]}' if self.chance.random() < 0.5 else f'{text[:-1]},"{name}":{value}}}'

    def wrap_message(self, text: str) -> str:
        return self.chance.choice(("[{}]", " {}\n", "{}{}", '"{}"', "\ufeff{}", "{{{}}}", "{},", "\x00{}")).format(
            text, text
        )

    def truncate(self, text: str) -> str:
        return text[: self.chance.randrange(len(text) + 1)]

    def splice(self, text: str) -> str:
        other = self.chance.choice(self.corpus)
        return text[: self.chance.randrange(len(text) + 1)] + other[self.chance.randrange(len(other) + 1) :]

    def repeat_part(self, text: str) -> str:
        begin = self.chance.randrange(len(text))
        part = text[begin : begin + self.chance.randint(1, 12)]
        return text[:begin] + part * self.chance.choice((2, 3, 50)) + text[begin:]

    def insert_value(self, text: str) -> str:
        at = self.chance.randrange(len(text) + 1)
        return text[:at] + self.chance.choice(UNEXPECTED_VALUES) + text[at:]

    def flip_bits(self, data: bytes) -> bytes:
        """Flip some bits."""
        bits = bytearray(data)
        for _ in range(self.chance.randint(1, 4) if bits else 0):
            bits[self.chance.randrange(len(bits))] ^= 1 << self.chance.randrange(8)
        return bytes(bits)

    def change_value(self, text: str, change: Callable[[Any, Any], None]) -> str:
        """Change one value somewhere in the message."""
        try:
            message = json.loads(text)
        except ValueError:
            return text
        found = [*locations(message)]
        if not found:
            return text
        change(*self.chance.choice(found))
        return json.dumps(message).replace(PLACEHOLDER, self.chance.choice(UNEXPECTED_VALUES))


def locations(value: Any) -> list[tuple[Any, Any]]:
    """Every location of a message that holds a value: container and key."""
    if isinstance(value, dict | list):
        own = [*value.items()] if isinstance(value, dict) else [*enumerate(value)]
        return [container for key, part in own for container in ((value, key), *locations(part))]
    return []
