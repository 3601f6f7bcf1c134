"""The seats that the terminal keeps: in a file of their owner, the last used one first, and forgotten one by one."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from forno.rulebook import LANGUAGES
from forno.server.http_responses import ListedRoom, OwnTable
from forno.server.protocol.server_messages import SeatView
from forno.terminal.own_tables import MAX_ASKED, KeptSeat, SeatFile, TableNews, about, headline, title


def seat(number: int = 0, **more: object) -> KeptSeat:
    kept = KeptSeat("http://cards.example", f"room{number}", "k" * 22, "solo", used_ms=number)
    return msgspec.structs.replace(kept, **more)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "seats.json"


def test_a_seat_is_kept_in_place_of_the_one_before(file: Path) -> None:
    SeatFile(file).keep(seat(1))
    SeatFile(file).keep(seat(2))
    SeatFile(file).keep(seat(1, key="n" * 22))
    assert [(one.room, one.key[0]) for one in SeatFile(file).read()] == [("room1", "n"), ("room2", "k")]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_others_cannot_read_the_keys(file: Path) -> None:
    SeatFile(file).keep(seat())
    assert file.stat().st_mode & 0o077 == 0
    assert [one.name for one in file.parent.iterdir()] == [file.name]


def test_a_newer_key_of_the_room_is_not_forgotten_with_the_old_one(file: Path) -> None:
    SeatFile(file).keep(seat(1, key="n" * 22))
    SeatFile(file).forget(seat(1))
    assert len(SeatFile(file).read()) == 1
    SeatFile(file).forget(seat(1, key="n" * 22))
    assert SeatFile(file).read() == []


def test_no_more_are_kept_than_a_server_answers(file: Path) -> None:
    kept = SeatFile(None)
    for number in range(MAX_ASKED + 5):
        kept.keep(seat(number))
    assert len(kept.read()) == MAX_ASKED
    assert kept.read()[0].room == f"room{MAX_ASKED + 4}"


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff"])
def test_a_file_that_cannot_be_read_keeps_none(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    assert SeatFile(file).read() == []
    SeatFile(file).keep(seat())
    assert len(SeatFile(file).read()) == 1


def test_a_folder_that_cannot_be_written_keeps_none(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    SeatFile(tmp_path / "data" / "seats.json").keep(seat())


# --- the news of a table


def news(status: str = "playing", *, at: int | None = 0, turn: int | None = 0, **more: int | None) -> TableNews:
    people = tuple(SeatView(name) for name in ("Anna", "Bob", ":3"))
    card = ListedRoom("room1", "solo", status, 1, False, True, {}, people)
    return TableNews(seat(1), OwnTable("room1", "", card, at, turn, **more))  # type: ignore[arg-type]


def test_the_news_say_whose_turn_it_is_and_how_it_ended() -> None:
    assert headline(news(), "en") == "Your turn"
    assert headline(news(turn=1), "en") == "Bob’s turn"
    assert headline(news(turn=2), "en") == headline(news(turn=None), "en") == "In play"
    assert headline(news("lobby", turn=None), "en") == "Not started"
    assert headline(news("over", turn=None, place=1), "en") == "It’s over: you won!"
    assert headline(news(at=None), "en") == "You’re waiting for a seat"
    assert headline(TableNews(seat(), None), "en") == "The server isn’t answering right now."


def test_the_news_tell_of_moves_and_company() -> None:
    assert about(news(turn=1, moves=2), "en") == "Bob’s turn · 2 moves since you were here · with Bob"
    assert about(TableNews(seat(), None), "en") == "The server isn’t answering right now."
    assert title(news(), "en", with_server=True) == "SOLO (cards.example)"
    for lang in LANGUAGES:
        assert "home-" not in about(news(moves=1), lang)


def test_the_players_turn_comes_first() -> None:
    others = [news("lobby", turn=None), news("over", turn=None), news("closed", turn=None), TableNews(seat(), None)]
    assert [one.rank for one in (news(), news(turn=1), *others)] == [0, 1, 2, 3, 4, 5]
