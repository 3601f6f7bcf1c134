"""The screens around the table, by keys alone: from the first screen to the results, the replay and the next game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, Static

from forno.client import Client
from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import say
from forno.server import main
from forno.server.history.reviews import Reviews
from forno.server.protocol import (
    CastVote,
    ProposeVote,
    ReplaceKey,
    SendChat,
    SendReaction,
    SetReady,
    StartGame,
    TakeOver,
    Undo,
)
from forno.server.protocol.room_events import Nudged
from forno.server.room import nudges
from forno.terminal.app import FornoApp, Start
from forno.terminal.gateway import Gateway, NewTable
from forno.terminal.model import Preferences
from forno.terminal.screens.room import RoomScreen
from forno.terminal.screens.table import TableScreen
from forno.terminal.widgets import Chooser, KeyBar
from harness.app_screens import LARGE, SMALL, AppPlayer, friend_at, open_lobby, playing, start_with
from harness.golden import compare
from harness.log_rows import opened
from harness.players import ScriptedPlayer
from harness.virtual.server import store_of, virtual_server

GOLDEN = Path(__file__).parent / "golden"
BOTS = Start(NewTable("mamma-mia", 2, "Anna", "random"))
SIZES = {"80": SMALL, "120": LARGE}
REVIEW_WORLDS = 1
"""Sampled tables of each choice in a review whose words matter here, and not its numbers."""


async def golden(name: str, player: AppPlayer) -> None:
    """Compare the screen, once it is laid out."""
    compare(GOLDEN / f"screen-{name}.txt", await player.settled())


# --- the first screen


async def test_something_is_seen_before_the_server_answers() -> None:
    app = FornoApp(Gateway("fr"), Preferences(lang="fr"))
    async with app.run_test():
        assert str(app.screen_stack[0].query_one(Static).content) == "Un instant…"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_first_screen_in_each_language(lang: str) -> None:
    async with playing(lang=lang) as player:
        await golden(f"home-80-{lang}", player)


async def test_a_game_is_chosen_and_played_at_once() -> None:
    async with playing(size=LARGE) as player:
        await golden("home-120-en", player)
        await player.press("down", "down", "down", "down")
        assert player.app.screen.query_one("#players", Chooser).choices[-1][0] == "10", "SOLO is for ten"
        await player.press("tab", "left")
        assert player.app.screen.query_one("#players", Chooser).value == "2"
        await player.press("tab", "left", "tab", "tab", "enter")
        await player.until_screen("TableScreen")
        table = player.app.table
        assert table is not None
        assert (table.room.game, len(table.room.seats), table.room.seats[1].bot) == ("solo", 2, "novice")
        assert player.app.preferences.level == "novice"


async def test_options_are_chosen_before_the_game() -> None:
    async with playing() as player:
        player.app.screen.query_one("#options").focus()
        await player.press("enter")
        await player.until_text("Show the whole log")
        player.app.screen.query_one("#open-log").focus()
        await player.press("right")
        await player.press("escape")
        await player.until_text("1 changed")
        await player.press("tab")
        player.app.screen.query_one("#games").focus()
        await player.press("enter")
        await player.until_screen("TableScreen")
        assert player.app.table is not None
        assert player.app.table.room.options["open-log"] == "on"


async def test_a_table_for_friends_needs_a_name() -> None:
    async with playing(name="") as player:
        await player.press("f")
        await player.until_text("type a name")
        await player.until(lambda: isinstance(player.app.focused, Input))
        await player.type("Ada")
        await player.press("escape", "tab")
        player.app.screen.query_one("#friends").focus()
        await player.press("enter")
        await player.until_screen("LobbyScreen")
        await player.until_text("Ada")


async def test_rules_are_read_and_searched() -> None:
    async with playing() as player:
        await player.press("r")
        await golden("rules-80-en", player)
        await player.press("slash")
        await player.type("chef card")
        await player.press("enter")
        await player.until_text("chef")
        await player.press("slash")
        await player.type("zzz")
        await player.until_text("Nothing found")


async def test_a_wrong_link_is_one_sentence() -> None:
    async with playing() as player:
        await player.press("j")
        await player.type("nonsense")
        await player.press("enter")
        await player.until_text("no link to a table")


async def test_a_name_that_is_taken_is_asked_for_again() -> None:
    async with playing() as player:
        host = await player.app.gateway.client.open("solo", 3, "Anna")  # type: ignore[union-attr]
        await player.press("j")
        await player.until_screen("LineDialog")
        player.app.screen.query_one(Input).value = f"{host.client.address}/t/{host.room}"
        await player.press("enter")
        await player.until_text("choose another name")
        await player.type("Bea")
        await player.press("enter")
        await player.until_screen("LobbyScreen")
        await player.until_text("Bea  you")
        await host.close()
        await player.press("ctrl+q")
        assert "#key=" in player.app.farewell


async def test_another_language_is_spoken_at_once() -> None:
    async with playing() as player:
        await player.press("s")
        await golden("preferences-80-en", player)
        await player.press("left")
        await player.until_text("Sprache")
        await player.press("escape")
        await player.until_text("Wähl ein Spiel")


async def test_help_names_the_keys_of_the_bar() -> None:
    async with playing() as player:
        labels = [label for _, label in player.app.screen.query_one(KeyBar).keys]
        await player.press("question_mark")
        await player.until(lambda: all(label in player.text for label in labels))


@pytest.mark.parametrize("focus", ["games", "name"])
async def test_the_second_ctrl_c_leaves(focus: str) -> None:
    async with playing(lang="de") as player:
        player.app.screen.query_one(f"#{focus}").focus()
        await player.press("ctrl+c")
        await player.until(lambda: len(player.app._notifications))
        assert [one.message for one in player.app._notifications] == ["Noch einmal Strg+C beendet Forno."]
        assert player.app.return_code is None
        await player.press("ctrl+c")
        assert player.app.farewell == say("de", "terminal-goodbye")


async def test_the_help_of_a_table_names_the_keys_beside_the_bar() -> None:
    async with playing(start=BOTS) as player:
        await player.press("question_mark")
        await player.until_text("from card to card")


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
async def test_somebody_without_a_name_is_named_once(game: str) -> None:
    async with playing(start=Start(NewTable(game, 2, "", "random")), name="") as player:
        await player.until_text("You ")
        assert "You (you)" not in player.text


# --- leaving, and the way back


async def test_a_host_is_warned_that_the_table_ends_for_friends() -> None:
    async with playing() as player:
        await open_lobby(player)
        await friend_at(player)
        await player.until_text("Bob")
        await player.press("ctrl+q")
        await player.until_text("ends with it, also for Bob")
        await player.choose("Stay")
        await player.until_screen("LobbyScreen")
        assert player.app.farewell == ""
        await player.press("ctrl+c")
        await player.until(lambda: any("also for Bob" in one.message for one in player.app._notifications))
        await player.press("ctrl+q")
        await player.until_screen("QuitDialog")
        await player.press("ctrl+q")
        assert player.app.farewell == say("en", "terminal-goodbye")


async def test_own_tables_are_listed_and_lead_back_to_their_seats(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client, playing(seats=tmp_path / "kept" / "seats.json") as player:
        host = await client.open("mamma-mia", 2, "Bob")
        await player.press("o", "j")
        await player.until_screen("LineDialog")
        player.app.screen.query_one(Input).value = f"{host.client.address}/t/{host.room}"
        await player.press("enter")
        await player.until_screen("LobbyScreen")
        await host.do(StartGame)
        await player.until_screen("TableScreen")
        await player.press("m")
        await player.choose("Home")
        await player.until_screen("HomeScreen")
        await player.until_text("o Your tables")
        await player.press("o")
        await player.until_text("with Bob")
        await player.until_text("turn")
        await player.press("enter")
        await player.until_screen("TableScreen")
        assert player.app.table is not None
        assert (player.app.table.seat.room, player.app.table.number) == (host.room, 1)
        elsewhere = client.seat(host.room, player.app.table.seat.key)
        await elsewhere.connect()
        await elsewhere.do(ReplaceKey, key="n" * 22)
        await player.app.go_home()
        await player.until_screen("HomeScreen")
        await player.press("o")
        await player.until_text("isn’t yours any more")
        await player.press("escape")
        await player.until(lambda: "Your tables" not in player.text)  # a seat that was lost is forgotten
        await asyncio.gather(host.close(), elsewhere.close())


# --- the lobby


@pytest.mark.parametrize("width", SIZES)
async def test_the_lobby(width: str) -> None:
    async with playing(size=SIZES[width]) as player:
        await open_lobby(player)
        await friend_at(player)
        await player.until_text("Bob")
        await golden(f"lobby-{width}-en", player)


async def test_the_host_arranges_the_seats() -> None:
    async with playing() as player:
        await open_lobby(player)
        table = player.app.table
        assert table is not None
        await player.press("plus")
        await player.until(lambda: len(table.room.seats) == 4)
        await player.press("down", "enter")
        await player.choose("Expert")
        await player.until(lambda: table.room.seats[1].bot == "expert")
        await player.press("down", "enter")
        await player.choose("Reserve")
        await player.until_text("#invite=")
        await player.press("escape")
        await player.press("home", "enter")
        await player.choose("green")
        await player.until(lambda: table.room.seats[0].colour == "green")
        await player.press("o", "down", "right")
        await player.until(lambda: table.room.options.get("open-log") == "on")
        await player.press("escape", "minus")
        await player.until(lambda: len(table.room.seats) == 3)


async def test_the_host_changes_settings_and_the_game() -> None:
    async with playing() as player:
        await open_lobby(player)
        table = player.app.table
        assert table is not None
        await player.press("m")
        await player.choose("Clock and guests")
        await player.press("right")
        await player.until_text("Per move")
        await golden("settings-80-en", player)
        await player.press("escape")
        await player.press("c")
        await player.choose("SOLO")
        await player.until(lambda: table.room.game == "solo")
        await player.until_text("SOLO")


# --- the table


@pytest.mark.parametrize("width", SIZES)
async def test_the_table(width: str) -> None:
    async with playing(size=SIZES[width], start=BOTS) as player:
        await player.until_text("Pick ingredients of one kind")
        await golden(f"table-{width}-en", player)


async def test_a_hint_says_why_and_prepares_the_move() -> None:
    async with playing(start=BOTS) as player:
        await player.until(lambda: player.app.table and player.app.table.model.is_asked)
        screen = player.app.screen
        assert isinstance(screen, TableScreen)
        await player.press("h")
        await player.until(lambda: screen.hint_text)
        await player.until_text(screen.hint_text[:20])
        await player.press("enter")
        await player.until(lambda: not screen.hint_text)


async def test_a_move_is_taken_back() -> None:
    async with playing(start=BOTS) as player:
        table = player.app.table
        assert table is not None
        await player.until(lambda: table.model.is_asked)
        decision = table.model.decision
        await table.play(table.model.legal_moves[0])
        await player.until(lambda: table.model.decision != decision)
        await player.press("u")
        await player.until_text("You took back a move")
        assert (table.model.question or {})["name"] == "put-ingredients"


async def test_a_refusal_is_shown_and_the_next_key_clears_it() -> None:
    async with playing(start=BOTS) as player:
        await player.press("u")
        await player.until_text("no move of yours")
        await player.press("right")
        await player.until(lambda: "no move of yours" not in player.text)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_people_talk(size: tuple[int, int]) -> None:
    async with playing(size=size) as player:
        friend = await start_with(player)
        await friend.do(SendChat, text="ciao Anna")
        table = player.app.table
        assert table is not None
        await player.until(lambda: table.chat)
        if size == SMALL:
            await player.until_text("Chat (1)")  # an unread message is counted
        await player.press("t")
        await player.until_text("ciao Anna")
        await player.type("ciao Bob")
        line = player.app.screen.query_one(Input)
        await line.action_submit()
        await line.action_submit()
        await friend.until(lambda: "ciao Bob" in friend.texts.values())
        await player.press("escape", "f2")
        await player.choose("Mamma mia!")
        await friend.until(lambda: any(getattr(event, "phrase", "") == "mamma-mia" for event in friend.room_events))
        await friend.do(SendReaction, reaction="pizza")
        await player.until(lambda: len(table.chat) >= 4)
        assert len(table.chat) == 4, "a message is sent once"


async def test_somebody_is_muted() -> None:
    async with playing() as player:
        friend = await start_with(player)
        table = player.app.table
        assert table is not None
        await player.press("m")
        await player.choose("Players")
        await player.choose("Bob")
        await player.choose("Mute")
        await player.until(lambda: table.muted)
        await friend.do(SendChat, text="psst")
        await friend.do(SendChat, text="psst!")
        assert not table.chat


async def test_the_operator_is_heard_on_the_first_screen_and_gets_reports(tmp_path: Path) -> None:
    async with (
        virtual_server(tmp_path, motd="Tournament on Friday!") as client,
        playing(server=client.address) as player,
    ):
        await player.until_text("Tournament on Friday!")
        await start_with(player)
        await player.press("m")
        await player.choose("Players")
        await player.choose("Bob")
        await player.choose("Report")
        await player.choose("Spam")
        await player.until_screen("LineDialog")
        player.app.screen.query_one(Input).value = "the same line ten times"
        await player.press("enter")
        await player.choose("Send the report")
        async with opened(store_of(tmp_path)) as store:
            [report] = await store.moderation.reports()
        assert (report.name, report.reason, report.note) == ("Bob", "spam", "the same line ten times")


async def test_a_vote_ends_the_game() -> None:
    async with playing() as player:
        friend = await start_with(player)
        await friend.do(ProposeVote, vote="close-game")
        await player.until_text("would like to end this game")
        await player.press("n")
        await player.until(lambda: player.app.table and player.app.table.room.vote is None)
        await player.press("m")
        await player.choose("End this game")
        await player.until_screen("AskDialog")
        await player.press("enter")
        await player.until_text("You’d like to end this game")
        await friend.do(CastVote, yes=True)
        await player.until_screen("ResultsScreen")
        await player.until_text("ended early")


async def test_an_undo_is_answered() -> None:
    async with playing() as player:
        friend = await start_with(player)
        table = player.app.table
        assert table is not None
        while not friend.is_asked:
            if table.seat.is_asked:
                await table.seat.play(table.seat.legal_moves[0])
            await player.pilot.pause(0.05)
        await friend.play(friend.legal_moves[0])
        await friend.do(Undo)
        await player.until_text("take back a move")
        await player.press("y")
        await player.until(lambda: table.model.undo is None)


async def test_a_slow_player_is_nudged(monkeypatch: pytest.MonkeyPatch) -> None:
    """(house.nudge)"""
    monkeypatch.setattr(nudges, "PATIENCE_MS", 0)
    monkeypatch.setattr("forno.terminal.screens.table.PATIENCE_S", 0.0)
    async with playing() as player:
        friend = await start_with(player)
        table = player.app.table
        assert table is not None
        while not friend.is_asked:
            if table.seat.is_asked:
                await table.seat.play(table.seat.legal_moves[0])
            await player.pilot.pause(0.05)
        await player.until_text("g Nudge Bob")
        await player.press("g")
        await friend.until(lambda: any(isinstance(event, Nudged) for event in friend.room_events))
        await player.until(lambda: any("Bob" in one.message for one in player.app._notifications))


async def test_a_seat_is_handed_over_to_a_friend_in_the_queue() -> None:
    async with playing() as player:
        await start_with(player)
        table = player.app.table
        assert table is not None
        async with Client(table.seat.client.address) as client:
            guest = await client.wait_for_seat(table.seat.room, "Dora")
            await player.until(lambda: table.room.queue)
            await player.press("m")
            await player.choose("Leave the table")
            await player.until_text("Dora")
            await player.choose("Dora")
            await guest.until(lambda: guest.number == 0)
            await player.until(lambda: table.number is None)
            await player.until_screen("TableScreen")
            await guest.close()


async def test_a_guest_takes_over_the_seat_of_a_bot() -> None:
    async with playing() as player:
        await start_with(player)
        table = player.app.table
        assert table is not None
        async with Client(table.seat.client.address) as client:
            guest = await client.wait_for_seat(table.seat.room, "Dora")
            bot = table.names[2]
            await guest.do(TakeOver, seat=2)
            await player.until_text("Dora would like to play on")
            await player.press("y")
            await guest.until(lambda: guest.number == 2)
            await player.press("l")
            await player.until_text(f"Dora would like to play on for {bot}.")
            await guest.close()


async def test_a_lost_connection_is_told_and_resumed() -> None:
    async with playing(start=BOTS) as player:
        table = player.app.table
        assert table is not None
        await player.until(lambda: table.model.is_asked)
        table.lost_at = 1.0  # long ago
        await player.until_text("Connection lost")
        table.seat.cut()
        await player.until(lambda: table.lost_at is None)
        await player.until_text("Connected again")
        decision = table.model.decision
        assert await table.play(table.model.legal_moves[0]) is None
        await player.until(lambda: table.model.decision != decision)


async def test_leaving_asks_first_and_goes_home() -> None:
    async with playing(start=BOTS) as player:
        await player.until_text("Pick ingredients of one kind")
        await player.press("m")
        await golden("menu-80-en", player)
        await player.choose("Leave the table")
        await player.until_text("Your table waits for you")
        await player.press("down", "enter")
        await player.until_screen("TableScreen")
        await player.press("m")
        await player.choose("Leave the table")
        await player.until_text("Your table waits for you")
        await player.press("enter")
        await player.until_screen("HomeScreen")


# --- after the game


@pytest.mark.parametrize("width", SIZES)
async def test_results_replay_and_the_next_game(width: str) -> None:
    async with playing(size=SIZES[width], start=BOTS) as player:
        await player.play_to_the_end()
        await player.until_text("Play again")
        await player.until_text("orders failed")
        await golden(f"results-{width}-en", player)
        await deal_is_checked(player)
        await replay_is_stepped_through(player, width)
        await player.press("e")
        await player.until_screen("TableScreen")
        await player.press("e")
        await player.until_screen("ResultsScreen")
        await player.press("a")
        await player.until(lambda: player.app.table and player.app.table.room.number == 2)
        await player.until_screen("TableScreen")


async def deal_is_checked(player: AppPlayer) -> None:
    """Check the deal by its record and by what the app noted before; show the fingerprints, and come back."""
    await player.press("d")
    await player.until_text("Yes. Every check came out right.")
    assert player.app.table is not None
    root = player.app.table.deal_notes[1].root
    assert root[:40] not in player.text
    await player.press("f", "down", "down", "down")
    await player.until_text(root[:40])
    await player.press("escape")
    await player.until_screen("ResultsScreen")


async def replay_is_stepped_through(player: AppPlayer, width: str) -> None:
    """Go through the replay by keys, see it with open cards, and come back."""
    await player.press("v")
    await player.until_screen("ReplayScreen")
    await player.press("right", "right")
    await golden(f"replay-{width}-en", player)
    await player.press("end")
    await player.until_text("Step")
    await player.press("home", "down", "v")
    await player.choose("Open cards")
    await player.until_text("Open cards")
    await player.press("space")
    await player.press("space", "escape")
    await player.until_screen("ResultsScreen")


async def test_a_review_says_how_well_one_played(tmp_path: Path) -> None:
    """On a server whose expert looks at few games of each choice."""
    async with virtual_server(tmp_path, review=REVIEW_WORLDS) as client, playing() as player:
        host = await client.open("mamma-mia", 2, "Bob")
        await player.app.join(f"{host.client.address}/t/{host.room}")
        await player.until_screen("LobbyScreen")
        await host.do(StartGame)
        other = asyncio.ensure_future(ScriptedPlayer(host, 1).play())
        await player.play_to_the_end()
        await other
        await player.press("w")
        await player.until_screen("ReviewDialog")
        await player.until_text("Fair share")
        await player.until_text("decisions.")
        assert re.search("Your choices .*±|Luck and choices", player.text), "one sum where the interval is wide"
        await player.press("escape")
        await player.until_screen("ResultsScreen")
        await host.close()


async def test_results_stay_while_others_go_on() -> None:
    async with playing() as player:
        friend = await start_with(player)
        await friend.do(ProposeVote, vote="close-game")
        await player.until_text("would like to end this game")
        await player.press("y")
        await player.until_screen("ResultsScreen")
        await friend.do(SetReady)
        await player.until_text("The next game is being set up")
        await player.until_text("Bob")
        await player.press("a")
        await player.until_screen("TableScreen")
        assert player.app.table is not None
        assert player.app.table.room.number == 2


async def test_the_own_game_is_shared_on_this_computer_and_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "Reviews", lambda _: Reviews(REVIEW_WORLDS))
    async with playing(start=BOTS) as player:
        await player.play_to_the_end()
        await player.press("x")
        await player.until_text("works on this computer only")
        await player.press("escape")
        await player.press("w")
        await player.until_text("Fair share")
        assert "Only those" not in player.text


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_news_of_the_table_while_a_screen_goes_away_do_no_harm(size: tuple[int, int]) -> None:
    """Textual removes the parts of a screen one by one, and a frame or an answer may come at each moment between."""
    async with playing(size=size, start=BOTS) as player:
        table = player.app.table
        assert table is not None
        await player.press("t")
        if size == SMALL:
            await player.until_screen("ChatDialog")
        table_screen, dialog = player.app.base_screen, player.app.screen
        assert isinstance(table_screen, TableScreen)
        player.app.follow_table()
        while table_screen.is_attached or dialog.is_attached:
            table.notify()
            table.model.notify()
            table_screen.show_refusal("There’s no move of yours to take back.")
            await asyncio.sleep(0)


async def test_playing_on_from_a_step() -> None:
    async with playing(start=BOTS) as player:
        await player.play_to_the_end()
        await player.press("v")
        await player.until_screen("ReplayScreen")
        await player.press("right", "o")
        await player.until_screen("MenuDialog")
        await player.press("enter")
        await player.until(lambda: player.screen == "TableScreen" and player.app.table and player.app.table.room.source)


# --- all screens


async def test_every_key_of_a_screen_is_named() -> None:
    """The bar at the bottom or the help names each letter that a screen listens to."""
    async with playing() as player:
        await start_with(player)
        screen = player.app.screen
        assert isinstance(screen, RoomScreen)
        named = {key for key, _ in player.app.screen.query_one(KeyBar).keys} | {"question_mark", "f1", "f2", "escape"}
        guests_and_waiting = {"y", "n", "g", "o", "q", "e", "h"}
        bound = {key for key in screen._bindings.key_to_bindings if len(key) == 1 or key.startswith("f")}
        assert bound - guests_and_waiting <= named


async def test_a_russian_keyboard_presses_the_same_keys() -> None:
    async with playing(lang="ru") as player:
        await player.press("к")
        await player.until_screen("RulesDialog")


async def test_a_click_on_a_key_presses_it() -> None:
    async with playing() as player:
        rows = player.text.splitlines()
        row = next(at for at, line in enumerate(rows) if ("Rules" in line and "Enter" in line) or "r Rules" in line)
        await player.pilot.click(offset=(rows[row].index("r Rules") + 3, row))
        await player.until_screen("RulesDialog")


async def test_the_list_of_games_works_by_mouse() -> None:
    async with playing() as player:
        rows = player.text.splitlines()
        row = next(at for at, line in enumerate(rows) if "SOLO" in line)
        await player.pilot.click(offset=(5, row))
        await player.until_screen("TableScreen")
        assert player.app.table is not None
        assert player.app.table.room.game == "solo"
        assert not player.app.query(OptionList)
