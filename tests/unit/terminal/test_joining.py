"""Links to tables, and the language of the player."""

from __future__ import annotations

from pathlib import Path

import pytest

from forno.rulebook import LANGUAGES
from forno.terminal import preferences_file
from forno.terminal.full_screen import preferences_of
from forno.terminal.joining import NotJoined, TableLink, read_link
from forno.terminal.model import Preferences
from forno.terminal.request import PlayRequest, language_of

ROOM = "abcdefghij234567"
KEY = "k" * 22


@pytest.mark.parametrize(
    ("text", "server", "link"),
    [
        (f"https://cards.example/t/{ROOM}", "", TableLink("https://cards.example", ROOM)),
        (f"  http://127.0.0.1:8400/t/{ROOM}/ ", "", TableLink("http://127.0.0.1:8400", ROOM)),
        (f"cards.example:8400/t/{ROOM}", "", TableLink("http://cards.example:8400", ROOM)),
        (f"https://cards.example/forno/t/{ROOM}", "", TableLink("https://cards.example/forno", ROOM)),
        (f"https://cards.example/t/{ROOM}#key={KEY}", "", TableLink("https://cards.example", ROOM, KEY)),
        (f"https://cards.example/t/{ROOM}#invite={KEY}", "", TableLink("https://cards.example", ROOM, None, KEY)),
        (f"https://cards.example/t/{ROOM}#key=short", "", TableLink("https://cards.example", ROOM)),
        (f"https://[::1]:8400/t/{ROOM}", "", TableLink("https://[::1]:8400", ROOM)),
        (ROOM, "cards.example", TableLink("http://cards.example", ROOM)),
        (f"{ROOM}#key={KEY}", "https://cards.example/", TableLink("https://cards.example", ROOM, KEY)),
    ],
)
def test_links_of_the_page_are_read(text: str, server: str, link: TableLink) -> None:
    assert read_link(text, server) == link


@pytest.mark.parametrize(
    "text", ["", "hello", "https://cards.example", "https://cards.example/t/SHORT", f"ftp://cards.example/t/{ROOM}"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_link_is_one_sentence(text: str, lang: str) -> None:
    with pytest.raises(NotJoined, match=r"/t/abcdefghijklmnop$"):
        read_link(text, "", lang)


def test_a_table_without_its_server_is_asked_for_it() -> None:
    with pytest.raises(NotJoined, match="--server"):
        read_link(ROOM)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "ru"}, "ru"),
        ({"LANG": "German_Germany.1252"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_locale_names_the_language(environ: dict[str, str], lang: str) -> None:
    assert language_of(environ) == lang


@pytest.mark.parametrize(
    ("kept", "chosen", "lang"), [("ru", "", "ru"), ("ru", "it", "it"), ("eo", "", "de"), ("", "", "de")]
)
def test_the_language_is_the_chosen_one_then_the_kept_one_then_that_of_the_locale(
    kept: str, chosen: str, lang: str, tmp_path: Path
) -> None:
    file = tmp_path / "terminal.json"
    if kept:
        preferences_file.save(file, Preferences(chosen_lang=kept))
    assert preferences_of(PlayRequest(chosen or "de", is_lang_chosen=bool(chosen)), file).lang == lang


def test_a_language_that_nobody_chose_is_not_kept(tmp_path: Path) -> None:
    """Neither that of the system at the first start, nor --lang, nor the `lang` in a file of an earlier version."""
    file = tmp_path / "terminal.json"
    for request in (PlayRequest("en"), PlayRequest("it", is_lang_chosen=True)):
        preferences_file.save(file, preferences_of(request, file))
    assert preferences_of(PlayRequest("de"), file).lang == "de"
    file.write_text('{"lang": "en", "speed": 2.0}', encoding="utf-8")
    kept = preferences_of(PlayRequest("de"), file)
    assert (kept.lang, kept.speed) == ("de", 2.0)
