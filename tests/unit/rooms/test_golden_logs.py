"""Logs of every format replay to the same hashes: an upgrade in the middle of a game changes nothing.

A folder for each release. The newest is renewed by `FORNO_GOLDEN=renew` until it is released; older ones never change.
"""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path

import msgspec
import pytest

import forno
from forno.server.room.log_entry import FORMAT
from forno.server.store.base import Row
from forno.version import NEXT
from harness.counts import count
from harness.scenes.room_story import continued_story, hashes, story

HERE = Path(__file__).parent / "logs"
GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
STORIES = {game: partial(story, game) for game in GAMES} | {"played-on": partial(continued_story, "solo")}
ROOM = "a" * 16


def renew(game: str) -> None:
    scene = STORIES[game]()
    lines = [json.dumps([row.command, row.body.decode(), row.text_id, row.text]) for row in scene.rows]
    last = json.dumps(dict(hashes(ROOM, scene.rows)), indent=1)
    folder = HERE / NEXT
    folder.mkdir(exist_ok=True)
    (folder / f"{game}.log").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / f"{game}.json").write_text(last + "\n", encoding="utf-8")


if os.environ.get("FORNO_GOLDEN") == "renew":
    for name in STORIES:
        renew(name)

LOGS = sorted(HERE.glob("*/*.log"))


def rows(log: Path) -> list[Row]:
    lines = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    return [Row(number, command, body.encode(), *text) for number, (command, body, *text) in enumerate(lines, start=1)]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}-{log.stem}")
def test_a_log_comes_to_the_same_hashes(log: Path) -> None:
    expected = json.loads(log.with_suffix(".json").read_text(encoding="utf-8"))
    assert dict(hashes(ROOM, rows(log))) == expected


@pytest.mark.parametrize("log", LOGS[:: count(5, 1)], ids=lambda log: f"{log.parent.name}-{log.stem}")
def test_deleted_names_and_chat_change_no_hash(log: Path) -> None:
    """Texts are stored beside the log and are part of no hash, so that they can be deleted."""
    expected = json.loads(log.with_suffix(".json").read_text(encoding="utf-8"))
    bare = [msgspec.structs.replace(row, text="") for row in rows(log)]
    assert bare != rows(log)
    expected.pop("record")  # it has the names
    assert {name: found for name, found in hashes(ROOM, bare) if name != "record"} == expected


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}-{log.stem}")
def test_entries_name_their_format_and_hold_no_text(log: Path) -> None:
    read = rows(log)
    texts = [row.text for row in read if row.text]
    assert texts
    for row in read:
        entry = json.loads(row.body)
        assert entry["v"] == FORMAT
        assert not any(json.dumps(text)[1:-1] in row.body.decode() for text in texts)


def test_there_is_a_log_of_every_game_of_this_release() -> None:
    assert {log.stem for log in LOGS if log.parent.name == NEXT} == set(STORIES)


def test_what_can_happen_at_a_table_is_in_the_logs() -> None:
    written = "".join(log.read_text(encoding="utf-8") for log in LOGS)
    for what in (
        "undo",
        "answer-undo",
        "time-out",
        "mark-away",
        "mark-present",
        "mute-person",
        "send-chat",
        "send-reaction",
        "close-jump-in",
        "play-move",
        "refusal",
        "continue-game",
        "join-queue",
        "set-ready",
        "change-game",
        "share-replay",
    ):
        assert f'\\"{what}\\"' in written, what


def test_other_rules_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One card of the deck more or less, and the hashes are others."""
    log = next(log for log in LOGS if log.stem == "solo")
    expected = json.loads(log.with_suffix(".json").read_text(encoding="utf-8"))
    monkeypatch.setattr(type(forno.game("solo")), "in_order", lambda self, place: True)
    try:
        found = dict(hashes(ROOM, rows(log)))
    except Exception:
        return
    assert found != expected
