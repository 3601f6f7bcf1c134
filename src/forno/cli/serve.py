"""`forno serve`"""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated
from urllib.request import urlopen

import msgspec
from cyclopts import Parameter
from rich.console import Console

from forno.cli.common import server_settings
from forno.platform import open_browser

MAX_PORTS_TRIED = 20
"""The number of ports that are tried."""


def at_home() -> None:
    """Open the card table on this machine and show its page; `forno --help` lists everything else."""
    serve(open=True)


def serve(
    *,
    port: Annotated[int | None, Parameter(help="The port to listen on. [default: 8400]")] = None,
    host: Annotated[str | None, Parameter(help="The address to listen on; 0.0.0.0 for the whole network.")] = None,
    data: Annotated[Path | None, Parameter(help="The folder for the tables' log. [default: see forno data]")] = None,
    store: Annotated[str | None, Parameter(help="postgresql://..., where several processes share the tables.")] = None,
    bus: Annotated[str | None, Parameter(help="redis://... or postgresql://..., to hear of each other's news.")] = None,
    public: Annotated[str | None, Parameter(help="The address that people use, for links.")] = None,
    settings: Annotated[Path | None, Parameter(help="A TOML file with these and all other settings.")] = None,
    open: Annotated[  # noqa: A002
        bool, Parameter(help="Show the page in your browser. Where the usual port is taken, use the next.", negative="")
    ] = False,
) -> None:
    """Open the card table to others: a server with its own store, for a family or, with several, for a continent."""
    from forno.server.main import run

    chosen = server_settings(settings, port=port, host=host, data=data, store=store, bus=bus, public=public)
    if open and port is None:
        usual = f"http://{local(chosen.host)}:{chosen.port}"
        if not is_free(chosen.host, chosen.port) and is_forno(usual):
            say(f"Forno is already open at [bold]{usual}[/].")
            open_browser(usual)
            return
        chosen = msgspec.structs.replace(chosen, port=free_port(chosen.host, chosen.port))
    if open and chosen.log == "info":  # at home nobody reads the log of a server, nor its metrics
        chosen = msgspec.structs.replace(chosen, log="warning", metrics="")
    run(chosen, show if open else greet)


def say(line: str) -> None:
    Console(highlight=False, soft_wrap=True).print(line)


def greet(address: str) -> None:
    say(f"Forno is open at [bold]{address}[/]. Ctrl-C closes it.")


def show(address: str) -> None:
    """Print the address, and open the page if there is a graphical browser."""
    greet(address)
    open_browser(local(address))


def local(address: str) -> str:
    """Return an address of this machine for one that means all of them, to which some systems cannot connect."""
    return address.replace("0.0.0.0", "127.0.0.1").replace("[::]", "[::1]")  # noqa: S104


def is_forno(address: str) -> bool:
    """Tell whether a server of Forno answers at this port already."""
    try:
        with urlopen(f"{address}/api/games", timeout=1) as answer:  # noqa: S310
            return b'"mamma-mia"' in answer.read()
    except (OSError, ValueError):
        return False


def free_port(host: str, port: int) -> int:
    """Return this port or the next free one; this one if all are in use, whose error is then reported."""
    return next((near for near in range(port, port + MAX_PORTS_TRIED) if is_free(host, near)), port)


def is_free(host: str, port: int) -> bool:
    """Tell whether this port can be listened on."""
    with suppress(OSError), socket.create_server((host, port)):
        return True
    return False


def data(*, settings: Annotated[Path | None, Parameter(help="The server's TOML file of settings.")] = None) -> None:
    """Print the folder in which the card table keeps its data on this machine."""
    sys.stdout.write(f"{server_settings(settings).folder}\n")
