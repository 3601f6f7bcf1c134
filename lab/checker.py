"""Consistency checker: compares what clients recorded with what the store holds. Imports no server code.

- An acknowledged command is in the log exactly once; a refused command is not done.
- Every room's log is numbered 1, 2, 3 without gaps and contains no command twice.
- A command answered before another was sent precedes it in the log (real-time order).
- Every frame equals the one that a fault-free server derives from the log.
- Every client's final view equals that of a fault-free server.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from harness.history import CommandAnswered, CommandSent, FinalState, FrameReceived, HistoryEntry


class StoredEntry(msgspec.Struct, frozen=True):
    """One row of the log, as the database returns it."""

    room: str
    seq: int
    command: str
    body: str

    @property
    def is_refusal(self) -> bool:
        """Whether the row records a refusal; some are logged, so that a repeated command gets the same answer for
        ever."""
        entry: dict[str, Any] = json.loads(self.body)
        return entry.get("refusal") is not None

    @property
    def at_ms(self) -> int:
        """The time of the entry."""
        return int(json.loads(self.body)["at_ms"])


class ExpectedStream(msgspec.Struct, frozen=True):
    """Everything that a fault-free server sends to one client: all frames from the first, and the final view."""

    frames: Sequence[str]
    view: str
    former: Sequence[Sequence[str]] = ()
    """The streams that the client was sent before its person got another seat."""

    def has(self, n: int, text: str) -> bool:
        """Whether this is frame `n` of one of the streams."""
        return any(n <= len(frames) and frames[n - 1] == text for frames in (self.frames, *self.former))


class CheckResult(msgspec.Struct):
    """Counts of what was compared, and every violation found."""

    acknowledged: int = 0
    refused: int = 0
    unknown: int = 0
    frames: int = 0
    views: int = 0
    violations: list[str] = []

    @property
    def is_valid(self) -> bool:
        return not self.violations


def check(
    lines: Iterable[HistoryEntry], log: Iterable[StoredEntry], streams: Mapping[str, ExpectedStream]
) -> CheckResult:
    """Check the clients' `lines` against the `log`; `streams` are the expected streams by client name."""
    verdict = CheckResult(violations=[])
    told = [*lines]
    rows = sorted(log, key=lambda row: (row.room, row.seq))
    verdict.violations += sequence_violations(rows)
    check_answers(told, rows, verdict)
    verdict.violations += order_violations(told, rows)
    check_frames(told, streams, verdict)
    check_final_views(told, streams, verdict)
    return verdict


# --- the log


def sequence_violations(rows: Sequence[StoredEntry]) -> list[str]:
    """Find numbers that are missing or out of order, and commands that are stored twice."""
    violations: list[str] = []
    last: dict[str, int] = {}
    for row in rows:
        expected = last.get(row.room, 0) + 1
        if row.seq != expected:
            violations.append(f"room {row.room}: entry {row.seq} found, {expected} expected")
        last[row.room] = row.seq
    twice = Counter((row.room, row.command) for row in rows)
    return [
        *violations,
        *(f"room {room}: command {one} is stored {n} times" for (room, one), n in twice.items() if n > 1),
    ]


def check_answers(lines: Sequence[HistoryEntry], rows: Sequence[StoredEntry], verdict: CheckResult) -> None:
    stored = {(row.room, row.command): row for row in rows}
    answers: dict[tuple[str, str], CommandAnswered] = {}
    asked = {(line.room, line.command) for line in lines if isinstance(line, CommandSent)}
    for line in lines:
        if not isinstance(line, CommandAnswered):
            continue
        which = line.room, line.command
        before = answers.setdefault(which, line)
        if (before.answer, before.rule) != (line.answer, line.rule):
            verdict.violations.append(f"command {line.command} got two different answers")
        verdict.violations += answer_violations(line, stored.get(which))
    verdict.acknowledged = sum(line.answer == "done" for line in answers.values())
    verdict.refused = len(answers) - verdict.acknowledged
    verdict.unknown = len(asked - answers.keys())


def answer_violations(line: CommandAnswered, row: StoredEntry | None) -> list[str]:
    """Compare one answer with the row stored for its command."""
    if line.answer == "done":
        if row is None:
            return [f"command {line.command} was acknowledged but is not in the log"]
        return [f"command {line.command} was acknowledged but is stored as refused"] if row.is_refusal else []
    if row is not None and not row.is_refusal:
        return [f"command {line.command} was refused but is stored as done"]
    return []


def order_violations(lines: Sequence[HistoryEntry], rows: Sequence[StoredEntry]) -> list[str]:
    """Find commands that precede a command which was answered before they were sent."""
    seqs = {(row.room, row.command): row.seq for row in rows}
    violations = []
    highest: dict[str, tuple[int, str]] = {}
    first_asked: dict[tuple[str, str], tuple[float, int, str]] = {}
    for line in sorted(
        (line for line in lines if isinstance(line, CommandSent | CommandAnswered)), key=lambda line: line.at
    ):
        which = line.room, line.command
        if isinstance(line, CommandSent):
            first_asked.setdefault(which, (line.at, *highest.get(line.room, (0, ""))))
        elif line.answer == "done":
            _, before, by = first_asked.get(which, (0.0, 0, ""))
            seq = seqs.get(which, 0)
            if seq and seq <= before:
                violations.append(
                    f"command {line.command} is entry {seq}, but {by} was entry {before} before it was sent"
                )
            highest[line.room] = max(highest.get(line.room, (0, "")), (seq, line.command))
    return violations


# --- frames and views


def check_frames(lines: Sequence[HistoryEntry], streams: Mapping[str, ExpectedStream], verdict: CheckResult) -> None:
    for line in lines:
        if not isinstance(line, FrameReceived):
            continue
        verdict.frames += 1
        stream = streams.get(line.client)
        if stream is None or not 1 <= line.n <= max(map(len, (stream.frames, *stream.former))):
            verdict.violations.append(f"{line.client} received frame {line.n}, which is in no expected stream")
        elif not stream.has(line.n, line.text):
            verdict.violations.append(f"{line.client} received a frame {line.n} that differs from the log's")


def check_final_views(
    lines: Sequence[HistoryEntry], streams: Mapping[str, ExpectedStream], verdict: CheckResult
) -> None:
    for line in lines:
        if not isinstance(line, FinalState):
            continue
        verdict.views += 1
        stream = streams.get(line.client)
        if stream is None or stream.view != line.view:
            verdict.violations.append(f"{line.client} ends with another view than a fault-free server shows")
        elif line.n != len(stream.frames):
            verdict.violations.append(f"{line.client} ends with {line.n} frames of {len(stream.frames)}")
