"""The files of a run: checkpoints in parts, weights in one file. Nothing is ever half written.

Arrays are kept as bytes after a head in JSON that names them; a checkpoint is that, compressed and cut into parts below
16 MB, in a folder that appears under its name when it is whole.
"""

from __future__ import annotations

import os
import shutil
import zlib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

CONFIG, LOG, WEIGHTS, CHECKPOINTS = "config.json", "log.jsonl", "weights", "checkpoints"
"""In the folder of a run."""
Arrays = Mapping[str, np.ndarray[Any, Any]]
MAGIC = b"forno-arrays-1\n"
PART_BYTES = 15 * 1024 * 1024
KEPT_CHECKPOINTS = 2
COMPRESSION_LEVEL = 1


class Damaged(Exception):
    """A file that is not what was written; the text says which."""


class ArrayHead(msgspec.Struct, frozen=True):
    """An array's place among the bytes."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    first: int
    size: int


class Head(msgspec.Struct, frozen=True):
    """Head of a file, before the bytes of the arrays."""

    facts: dict[str, Any]
    arrays: list[ArrayHead]


class Manifest(msgspec.Struct, frozen=True):
    """The parts of a checkpoint, with the hash of each."""

    parts: dict[str, str]


def packed(arrays: Arrays, facts: Mapping[str, Any]) -> bytes:
    """Return arrays and facts as bytes: the same for the same ones."""
    heads, bodies, first = [], [], 0
    for name, array in sorted(arrays.items()):
        body = np.ascontiguousarray(array).tobytes()
        heads.append(ArrayHead(name, array.dtype.str, array.shape, first, len(body)))
        bodies.append(body)
        first += len(body)
    head = msgspec.json.encode(Head(dict(facts), heads), order="deterministic")
    return b"".join((MAGIC, len(head).to_bytes(8, "little"), head, *bodies))


def unpacked(data: bytes) -> tuple[dict[str, np.ndarray[Any, Any]], dict[str, Any]]:
    """Return arrays and facts. Raises Damaged."""
    start = len(MAGIC) + 8
    try:
        if not data.startswith(MAGIC):
            raise Damaged("it does not begin as files of a run do")
        size = int.from_bytes(data[len(MAGIC) : start], "little")
        head = msgspec.json.decode(data[start : start + size], type=Head)
        first = start + size
        arrays = {
            one.name: np.frombuffer(data, one.dtype, one.size // np.dtype(one.dtype).itemsize, first + one.first)
            .reshape(one.shape)
            .copy()
            for one in head.arrays
        }
    except (msgspec.DecodeError, ValueError, TypeError) as trouble:
        raise Damaged(str(trouble)) from None
    return arrays, head.facts


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is either there as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def write_checkpoint(folder: Path, number: int, arrays: Arrays, facts: Mapping[str, Any]) -> Path:
    """Write a checkpoint; the two latest are kept."""
    place, new = folder / f"{number:08d}", folder / f"{number:08d}.new"
    shutil.rmtree(new, ignore_errors=True)
    shutil.rmtree(place, ignore_errors=True)
    new.mkdir(parents=True)
    data = zlib.compress(packed(arrays, facts), COMPRESSION_LEVEL)
    hashes = {}
    for part in range(0, len(data), PART_BYTES):
        piece = data[part : part + PART_BYTES]
        name = f"part-{part // PART_BYTES:03d}"
        write_whole(new / name, piece)
        hashes[name] = sha256(piece).hexdigest()
    write_whole(new / "manifest.json", msgspec.json.encode(Manifest(hashes)))
    new.rename(place)
    for old in checkpoints(folder)[:-KEPT_CHECKPOINTS]:
        shutil.rmtree(old)
    return place


def checkpoints(folder: Path) -> list[Path]:
    """List the checkpoints of a run, the latest last."""
    return sorted(place for place in folder.glob("[0-9]*") if place.is_dir() and place.suffix != ".new")


def read_checkpoint(place: Path) -> tuple[dict[str, np.ndarray[Any, Any]], dict[str, Any]]:
    """Read a checkpoint. Raises Damaged."""
    try:
        manifest = msgspec.json.decode((place / "manifest.json").read_bytes(), type=Manifest)
        pieces = []
        for name, expected in sorted(manifest.parts.items()):
            piece = (place / name).read_bytes()
            if sha256(piece).hexdigest() != expected:
                raise Damaged(f"{place / name} is not what was written")
            pieces.append(piece)
        return unpacked(zlib.decompress(b"".join(pieces)))
    except (OSError, msgspec.DecodeError, zlib.error) as trouble:
        raise Damaged(f"{place}: {trouble}") from None


def read_latest(folder: Path) -> tuple[dict[str, np.ndarray[Any, Any]], dict[str, Any]] | None:
    """Read the latest checkpoint that is whole; None where there is none. Raises Damaged if all are damaged."""
    damaged = None
    for place in reversed(checkpoints(folder)):
        try:
            return read_checkpoint(place)
        except Damaged as trouble:
            damaged = trouble
    if damaged:
        raise damaged
    return None
