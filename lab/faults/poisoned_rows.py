"""Poisons for the rows of one room: entries of every kind that cannot be applied, wrong fields, broken indexes, and
rows of every kind that is kept beside the logs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import msgspec
from msgspec import inspect

from forno.server.room.log_entry import LoggedCommand

Body = dict[str, Any]
Poison = Callable[[bytes], bytes]
"""Changes the body of an entry."""

FIELDS: dict[str, Any] = {
    "at_ms": "yesterday",
    "seat": 99,
    "person": 99,
    "secret": "not hexadecimal",
    "rules_version": 99,
    "reaction_ms": "quick",
    "bot_names": [1],
    "refusal": {"values": 1},
    "stream_heads": {"77": [1, "x"]},
}
"""A wrong value for each field of an entry."""
INDEX: dict[str, object] = {"card": b"{", "summary": b"[1", "status": "no such status", "due": 1}
"""A wrong value for each column of a room's index."""
NOISE = b"\xff{"
BESIDE: dict[str, tuple[str, tuple[object, ...]]] = {
    "text of control characters": ("update texts set text = $2 where room = $1", ("\x01\u202e" * 500,)),
    "text of no entry": ("update texts set seq = seq + 1000 where room = $1", ()),
    "device": ("insert into recipients values ($1, 'a lock', 'no address', $2, 1, 1)", (NOISE,)),
    "webhook": ("insert into recipients values ($1, '', 'no address', $2, 1, 1)", (NOISE,)),
    "notice": ("insert into calls values ($1, 'notice', 'no tag', 'nobody', 1, 1, 1, $2)", (NOISE,)),
    "call": ("insert into calls values ($1, 'nudge:x', 'no:decision', 'nobody', 1, 1, 1, $2)", (NOISE,)),
    "lease of nobody": ("insert into presence values ($1, 99, $2)", (2**60,)),
    "lease of a host": ("insert into presence values ($1, -2147483647, $2)", (2**60,)),
    "report": ("insert into reports values ($1, $1, -1, 'nobody', 99, 99, '', 'no reason', '', $2)", ("\x01",)),
    "ban": ("insert into bans values ($1, 'no hash', -1)", ()),
    "fault": ("insert into faults values ($1, -1, 'nothing', 'no place', -1)", ()),
}
"""A wrong row of each table beside the logs: a statement, and its values behind the room's name. The room goes on."""


def wrong_value(kind: Any) -> Any:
    """A value that can be decoded as this type and means nothing."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return kind.ge if getattr(kind, "ge", None) else 77
        case inspect.BoolType():
            return True
        case inspect.StrType():
            return "x" * max(kind.min_length or 0, 22)
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.DictType():
            return {}
        case inspect.VarTupleType() | inspect.ListType():
            return []
        case inspect.TupleType():
            return [wrong_value(one) for one in kind.item_types]
        case inspect.UnionType():
            return None if any(isinstance(one, inspect.NoneType) for one in kind.types) else wrong_value(kind.types[0])
        case inspect.StructType():
            return wrong_struct(kind)
    return {}


def wrong_struct(kind: inspect.StructType) -> Body:
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
    return tag | {field.encode_name: wrong_value(field.type) for field in kind.fields if field.required}


def with_command(command: Body, body: bytes) -> bytes:
    """The entry with another command."""
    return msgspec.json.encode(msgspec.json.decode(body) | {"command": command})


def with_field(name: str, value: Any, body: bytes) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(body) | {name: value})


def poisons() -> dict[str, Poison]:
    """Every poison by name: bytes, every field of an entry, and an entry of every kind of command."""
    made: dict[str, Poison] = {
        "no bytes": lambda body: b"",
        "no JSON": lambda body: b"\xff\x00" + body,
        "half an entry": lambda body: body[: len(body) // 2],
        "no entry": lambda body: b"[]",
        "unknown command": partial(with_command, {"type": "no-such-command"}),
        "another version": partial(with_field, "v", 99),
    }
    made |= {f"field {name}": partial(with_field, name, value) for name, value in FIELDS.items()}
    for kind in get_args(LoggedCommand):
        struct = inspect.type_info(kind)
        assert isinstance(struct, inspect.StructType)
        made[f"command {struct.tag}"] = partial(with_command, wrong_struct(struct))
    return made
