"""`forno play`"""

from __future__ import annotations

import asyncio
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import forno
from forno.bots.registry import read_specs
from forno.cli.common import Language, Options, Seed, check_writable, chosen, tell_of_plain_kernel
from forno.installation import advice_for
from forno.rulebook.bundles import say, texts
from forno.terminal.request import PlayRequest, language_of


def play(
    game: Annotated[str | None, Parameter(help="The name of a game: see forno games. [default: you choose]")] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help="How many play, you among them. [default: three]")] = None,
    bots: Annotated[
        str, Parameter(help="Whom you play against: a level, my_bot.py or run:COMMAND; one for all, or one for each.")
    ] = "regular",
    seed: Seed = None,
    lang: Language | None = None,
    option: Options = None,
    record: Annotated[Path | None, Parameter(help="Keep the game in this file, for replay and verify.")] = None,
    join: Annotated[str, Parameter(show_default=False, help="Sit down at the table of this link, on any server.")] = "",
    server: Annotated[str, Parameter(show_default=False, help="The server, where --join names the table alone.")] = "",
    name: Annotated[str, Parameter(show_default=False, help="Your name at the table.")] = "",
    plain: Annotated[
        bool, Parameter(help="Lines of text instead of the full screen, for screen readers and scripts.", negative="")
    ] = False,
) -> int:
    """Play in the terminal: against bots, or with --join at a table beside people on the page."""
    texts(lang or language_of())
    if game:
        forno.game(game)
    if record:
        check_writable(record)
    request = PlayRequest(
        lang=lang or language_of(),
        is_lang_chosen=lang is not None,
        game=game,
        players=players,
        bots=read_specs(bots),
        seed=seed,
        options=chosen(option),
        record=record,
        link=join,
        server=server,
        name=name,
    )
    if not join:
        tell_of_plain_kernel(request.bots)
    reason = "" if plain else why_plain(request.lang)
    if plain or reason:
        from forno.terminal.plain_mode import play_plain

        asyncio.run(play_plain(request, reason))
        return 0
    from forno.terminal.full_screen import play_full_screen

    return play_full_screen(request)


def why_plain(lang: str) -> str:
    """The reason why there is no full screen, in one sentence; empty where there is one."""
    is_served = "TEXTUAL_DRIVER" in os.environ  # in a browser, by `textual serve`
    if not is_served and not (sys.stdin.isatty() and sys.stdout.isatty()):
        return say(lang, "terminal-plain-piped") or ""
    if find_spec("textual") is None:
        return say(lang, "terminal-plain-missing", advice=advice_for("terminal")) or ""
    return ""
