"""An evening at one table: a person in a real terminal and a friend on the web page play two kinds of games."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from harness.browser.fixtures import NewDevice
from harness.browser.person import Person
from harness.servers import ServerProcess
from harness.tmux import PATIENCE_S, ScreenPlayer, Tmux, needs_tmux, quick_terminal

pytestmark = [needs_tmux, pytest.mark.timeout(900)]

GAME_S = 400.0
LINK = re.compile(r"http://\S+/t/[a-z2-7]{16}")
WIDE = (1280, 800)


@pytest.fixture
def terminal(own_server: ServerProcess, tmp_path: Path) -> Iterator[Tmux]:
    """Tina's terminal at 120x36, with the server of the friend's page."""
    command = quick_terminal("play", "--server", own_server.address, "--name", "Tina", "--lang", "en")
    with Tmux(command, tmp_path, columns=120, rows=36, FORNO_DATA=str(tmp_path / "kept")) as tmux:
        yield tmux


def test_an_evening_of_terminal_and_page(terminal: Tmux, own_server: ServerProcess, device: NewDevice) -> None:
    friend = Person(device(*WIDE), own_server.address, "Paul")
    tina = ScreenPlayer(terminal)
    sit_down_together(terminal, friend)
    they_chat(terminal, friend)
    friend.wait_for("table", "Tina has started the game")
    play_both(tina, friend, lambda screen: "Pizzas served" in screen)
    change_the_game(terminal, friend)
    play_both(tina, friend, lambda screen: "Paul discards" in screen or turns_of(screen) > 2)
    end_by_vote(terminal, friend)
    terminal.wait_for("This evening")
    assert "Paul" in terminal.screen()
    say_goodbye(terminal)


def sit_down_together(terminal: Tmux, friend: Person) -> None:
    """Tina opens a table for two, Paul comes by its link, and she deals."""
    terminal.wait_for("Pick a game")
    terminal.press("Tab", "Left")
    terminal.wait_for("◂ 2 ▸")
    terminal.press("f")
    screen = terminal.wait(LINK.search)
    found = LINK.search(screen)
    assert found
    friend.sit_at(found[0])
    terminal.wait_for("Paul")
    terminal.press("s")
    terminal.wait_for("Round 1 of 3")


def they_chat(terminal: Tmux, friend: Person) -> None:
    """Each reads what the other wrote."""
    terminal.press("t")
    terminal.wait_for("Enter Send")
    terminal.type("ciao from the terminal")
    terminal.wait_for("ciao from the terminal")
    terminal.press("Enter")
    terminal.wait_for("Tina: ciao")
    terminal.press("Escape")
    friend.open_chat()
    expect(friend.page.get_by_text("ciao from the terminal").last, "the page shows the chat").to_be_visible()
    friend.write("chat-text", "ciao from the page")
    friend.press("send-chat")
    terminal.wait_for("ciao from the page")


def play_both(tina: ScreenPlayer, friend: Person, is_over: Callable[[str], bool]) -> None:
    """Both act on what their screens show."""
    end = time.monotonic() + GAME_S
    while not is_over(screen := tina.terminal.screen()):
        tina.act(screen)
        if not friend.take_step():
            tina.terminal.wait_for_change(PATIENCE_S)  # each sees the other's moves
        assert time.monotonic() < end, f"not over; the terminal shows\n{screen}"


def turns_of(screen: str) -> int:
    """The moves of the game that the log beside the table tells."""
    return len(re.findall(r"│ (?:You|Paul) (?:discard|play|draw|drew)", screen))


def change_the_game(terminal: Tmux, friend: Person) -> None:
    """Tina, the host, picks SOLO for both; Paul is ready on his page, then she is."""
    terminal.press("c")
    terminal.wait_for("Everybody stays at the table")
    terminal.press("Down", "Down", "Down", "Down", "Enter")
    terminal.wait_for("I’m ready")
    friend.press("rematch")
    friend.wait_for("lobby", "the page follows to the lobby of the next game")
    terminal.wait_for("ready")
    terminal.press("g")
    terminal.wait_for("Hand 1")
    friend.wait_for("table", "the next game begins on the page")


def end_by_vote(terminal: Tmux, friend: Person) -> None:
    """Tina proposes to end the game, and Paul agrees."""
    terminal.press("m")
    terminal.wait_for("End this game")
    terminal.press("Down", "Down", "Enter")
    terminal.wait_for("The others are asked")
    terminal.press("Enter")
    friend.press("vote-yes")
    terminal.wait_for("ended early")


def say_goodbye(terminal: Tmux) -> None:
    terminal.press("C-q")
    terminal.wait(lambda screen: "Bye" in screen or not screen.strip())
