"""The judge of the lab finds nothing in an honest history, and each lie in a dishonest one."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.history import CommandAnswered, CommandSent, FinalState, FrameReceived, History, HistoryEntry, read
from lab.checker import ExpectedStream, StoredEntry, check

ROOM = "abc"


def asked(at: float, command: str) -> CommandSent:
    return CommandSent(at, "anna", ROOM, command, "play-move")


def done(at: float, command: str) -> CommandAnswered:
    return CommandAnswered(at, "anna", ROOM, command, "done")


def refused(at: float, command: str) -> CommandAnswered:
    return CommandAnswered(at, "anna", ROOM, command, "refused", rule="turn.whose")


def row(seq: int, command: str, body: str = "{}") -> StoredEntry:
    return StoredEntry(ROOM, seq, command, body)


HISTORY: list[HistoryEntry] = [
    asked(1, "a"),
    done(2, "a"),
    asked(3, "b"),
    asked(3.5, "c"),
    refused(4, "c"),
    done(5, "b"),
    asked(6, "lost on the way"),
    FrameReceived(2, "anna", ROOM, 1, "one"),
    FrameReceived(5, "anna", ROOM, 2, "two"),
    FinalState("anna", ROOM, "key", 2, "hash", "view"),
]
LOG = [row(1, "a"), row(2, "b")]
STREAMS = {"anna": ExpectedStream(["one", "two"], "view")}


def test_an_honest_history_holds() -> None:
    verdict = check(HISTORY, LOG, STREAMS)
    assert verdict.violations == []
    seen = (verdict.acknowledged, verdict.refused, verdict.unknown, verdict.frames, verdict.views)
    assert seen == (2, 1, 1, 2, 1)


def test_an_unacknowledged_command_may_be_in_the_log_or_not() -> None:
    assert check(HISTORY, [*LOG, row(3, "lost on the way")], STREAMS).is_valid
    assert check(HISTORY, [*LOG, row(3, "c", '{"refusal": {"rule": "turn.whose"}}')], STREAMS).is_valid


@pytest.mark.parametrize(
    ("log", "fault"),
    [
        ([row(1, "a")], "command b was acknowledged but is not in the log"),
        ([row(1, "b"), row(2, "a")], "command b is entry 1, but a was entry 2 before it was sent"),
        ([row(1, "a"), row(3, "b")], "entry 3 found, 2 expected"),
        ([row(1, "a"), row(2, "b"), row(3, "b")], "command b is stored 2 times"),
        ([row(1, "a"), row(2, "b"), row(3, "c")], "command c was refused but is stored as done"),
        (
            [row(1, "a"), row(2, "b", '{"refusal": {"rule": "x"}}')],
            "command b was acknowledged but is stored as refused",
        ),
    ],
)
def test_a_log_that_differs_is_caught(log: list[StoredEntry], fault: str) -> None:
    assert any(fault in found for found in check(HISTORY, log, STREAMS).violations)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (FrameReceived(5, "anna", ROOM, 2, "three"), "a frame 2 that differs"),
        (FrameReceived(5, "anna", ROOM, 3, "three"), "frame 3, which is in no expected stream"),
        (FrameReceived(5, "bob", ROOM, 1, "one"), "in no expected stream"),
        (FinalState("anna", ROOM, "key", 2, "hash", "another view"), "another view"),
        (FinalState("anna", ROOM, "key", 1, "hash", "view"), "ends with 1 frames of 2"),
        (refused(7, "b"), "got two different answers"),
    ],
)
def test_a_client_with_another_acknowledgement_is_caught(line: HistoryEntry, fault: str) -> None:
    assert any(fault in found for found in check([*HISTORY, line], LOG, STREAMS).violations)


def test_the_log_respects_real_time_order() -> None:
    """The second was asked after the first was answered, and stands before it."""
    history: list[HistoryEntry] = [asked(1, "a"), done(2, "a"), asked(3, "b"), done(4, "b")]
    faults = check(history, [row(1, "b"), row(2, "a")], {}).violations
    assert faults == ["command b is entry 1, but a was entry 2 before it was sent"]
    together: list[HistoryEntry] = [asked(1, "a"), asked(1.5, "b"), done(2, "a"), done(4, "b")]
    assert check(together, [row(1, "b"), row(2, "a")], {}).is_valid, "of two at once either may be first"


def test_a_history_survives_a_kill_in_the_middle_of_a_line(tmp_path: Path) -> None:
    file = tmp_path / "history"
    with History(file) as history:
        for line in HISTORY:
            history.write(line)
    with file.open("ab") as out:
        out.write(b'{"type":"frame","at":')
    assert [*read([file])] == HISTORY
