"""The judge: compares what clients saw with what the log holds. It knows the protocol's words and no server code.

- What was acknowledged is in the log once, at the place that was told; what was refused is not done.
- Every room's log goes 1, 2, 3 without a gap, and no command is in it twice.
- What was answered before something else was asked comes before it.
- Nobody was shown what the log does not tell: every frame is that of a server that was never disturbed.
- In the end all see what such a server shows.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from lab.history import Answered, Asked, Ended, Line, Shown


class Stored(msgspec.Struct, frozen=True):
    """A row of the log, as the database has it."""

    room: str
    seq: int
    command: str
    body: str

    @property
    def is_refusal(self) -> bool:
        """The log keeps some refusals too, so that the same command has the same answer for ever."""
        told: dict[str, Any] = json.loads(self.body)
        return told.get("refused") is not None


class Stream(msgspec.Struct, frozen=True):
    """All that an undisturbed server tells one client: every frame from the first, and the last view."""

    frames: Sequence[str]
    view: str


class Verdict(msgspec.Struct):
    """How much was looked at, and everything that is wrong."""

    acknowledged: int = 0
    refused: int = 0
    unknown: int = 0
    frames: int = 0
    views: int = 0
    faults: list[str] = []

    @property
    def holds(self) -> bool:
        return not self.faults


def check(lines: Iterable[Line], log: Iterable[Stored], streams: Mapping[str, Stream]) -> Verdict:
    """`streams` by the clients' names."""
    verdict = Verdict(faults=[])
    told = [*lines]
    rows = sorted(log, key=lambda row: (row.room, row.seq))
    verdict.faults += gaps(rows)
    check_answers(told, rows, verdict)
    verdict.faults += disorder(told, rows)
    check_frames(told, streams, verdict)
    check_ends(told, streams, verdict)
    return verdict


# --- the log


def gaps(rows: Sequence[Stored]) -> list[str]:
    """Every room from 1 on, and every command once."""
    faults: list[str] = []
    last: dict[str, int] = {}
    for row in rows:
        expected = last.get(row.room, 0) + 1
        if row.seq != expected:
            faults.append(f"room {row.room}: entry {row.seq} where {expected} was due")
        last[row.room] = row.seq
    twice = Counter((row.room, row.command) for row in rows)
    return [*faults, *(f"room {room}: command {one} is there {n} times" for (room, one), n in twice.items() if n > 1)]


def check_answers(lines: Sequence[Line], rows: Sequence[Stored], verdict: Verdict) -> None:
    stored = {(row.room, row.command): row for row in rows}
    answers: dict[tuple[str, str], Answered] = {}
    asked = {(line.room, line.command) for line in lines if isinstance(line, Asked)}
    for line in lines:
        if not isinstance(line, Answered):
            continue
        which = line.room, line.command
        before = answers.setdefault(which, line)
        if (before.answer, before.seq, before.rule) != (line.answer, line.seq, line.rule):
            verdict.faults.append(f"command {line.command} was answered in two ways")
        verdict.faults += wrong(line, stored.get(which))
    verdict.acknowledged = sum(line.answer == "done" for line in answers.values())
    verdict.refused = len(answers) - verdict.acknowledged
    verdict.unknown = len(asked - answers.keys())


def wrong(line: Answered, row: Stored | None) -> list[str]:
    """Does the log say the same as the answer?"""
    if line.answer == "done":
        if row is None:
            return [f"command {line.command} was acknowledged and is lost"]
        if row.seq != line.seq:
            return [f"command {line.command} was told to be entry {line.seq} and is entry {row.seq}"]
        return [f"command {line.command} was acknowledged, and the log refuses it"] if row.is_refusal else []
    if row is not None and not row.is_refusal:
        return [f"command {line.command} was refused and is done all the same"]
    return []


def disorder(lines: Sequence[Line], rows: Sequence[Stored]) -> list[str]:
    """What was over before something else began is before it in the log."""
    seqs = {(row.room, row.command): row.seq for row in rows}
    faults = []
    highest: dict[str, tuple[int, str]] = {}
    first_asked: dict[tuple[str, str], tuple[float, int, str]] = {}
    for line in sorted((line for line in lines if isinstance(line, Asked | Answered)), key=lambda line: line.at):
        which = line.room, line.command
        if isinstance(line, Asked):
            first_asked.setdefault(which, (line.at, *highest.get(line.room, (0, ""))))
        elif line.answer == "done":
            _, before, by = first_asked.get(which, (0.0, 0, ""))
            seq = seqs.get(which, line.seq)
            if seq <= before:
                faults.append(f"command {line.command} is entry {seq}, but {by} was entry {before} before it was asked")
            highest[line.room] = max(highest.get(line.room, (0, "")), (line.seq, line.command))
    return faults


# --- what was shown


def check_frames(lines: Sequence[Line], streams: Mapping[str, Stream], verdict: Verdict) -> None:
    for line in lines:
        if not isinstance(line, Shown):
            continue
        verdict.frames += 1
        stream = streams.get(line.client)
        if stream is None or not 1 <= line.n <= len(stream.frames):
            verdict.faults.append(f"{line.client} was shown frame {line.n}, which is in no stream")
        elif stream.frames[line.n - 1] != line.text:
            verdict.faults.append(f"{line.client} was shown another frame {line.n} than the log tells")


def check_ends(lines: Sequence[Line], streams: Mapping[str, Stream], verdict: Verdict) -> None:
    for line in lines:
        if not isinstance(line, Ended):
            continue
        verdict.views += 1
        stream = streams.get(line.client)
        if stream is None or stream.view != line.view:
            verdict.faults.append(f"{line.client} sees something else in the end than an undisturbed server shows")
        elif line.have != len(stream.frames):
            verdict.faults.append(f"{line.client} has {line.have} frames of {len(stream.frames)}")
