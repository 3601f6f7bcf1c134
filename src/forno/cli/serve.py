"""`forno serve`"""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated
from urllib.request import urlopen

import msgspec
from cyclopts import Parameter
from rich.console import Console

MAX_PORTS_TRIED = 20
"""The number of ports that are tried."""


def at_home() -> None:
    """Open the card table on this machine and show its page; `forno --help` lists everything else."""
    serve(open=True)


def serve(
    *,
    port: Annotated[int | None, Parameter(help="The port to listen on. [default: 8400]")] = None,
    host: Annotated[str | None, Parameter(help="The address to listen on; 0.0.0.0 for the whole network.")] = None,
    data: Annotated[Path | None, Parameter(help="The folder for the tables' log. [default: forno-data]")] = None,
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
    from forno.server.settings import read_settings

    flags = {"port": port, "host": host, "store": store, "bus": bus, "public": public}
    chosen = read_settings(settings, flags=flags | {"data": str(data) if data else None})
    if open and port is None and is_forno(f"http://{chosen.host}:{chosen.port}"):
        show(f"http://{chosen.host}:{chosen.port}", "is already")
        return
    if open and port is None:
        chosen = msgspec.structs.replace(chosen, port=free_port(chosen.host, chosen.port))
    if open and chosen.log == "info":  # at home nobody reads the log of a server
        chosen = msgspec.structs.replace(chosen, log="warning")
    run(chosen, show if open else greet)


def greet(address: str, how: str = "is") -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"Forno {how} open at [bold]{address}[/]. Ctrl-C closes it.")


def show(address: str, how: str = "is") -> None:
    """Print the address, and open the page if there is a graphical browser."""
    greet(address, how)
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def is_forno(address: str) -> bool:
    """Tell whether a server of Forno answers at this port already."""
    try:
        with urlopen(f"{address}/api/games", timeout=1) as answer:  # noqa: S310
            return b'"mamma-mia"' in answer.read()
    except (OSError, ValueError):
        return False


def free_port(host: str, port: int) -> int:
    """Return this port or the next free one; this one if all are in use, whose error is then reported."""
    for near in range(port, port + MAX_PORTS_TRIED):
        with suppress(OSError), socket.create_server((host, near)):
            return near
    return port
