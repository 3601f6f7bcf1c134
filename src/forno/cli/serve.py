"""`forno serve`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console


def serve(
    *,
    port: Annotated[int | None, Parameter(help="The port to listen on. [default: 8400]")] = None,
    host: Annotated[str | None, Parameter(help="The address to listen on; 0.0.0.0 for the whole network.")] = None,
    data: Annotated[Path | None, Parameter(help="The folder for the tables' log. [default: forno-data]")] = None,
    store: Annotated[str | None, Parameter(help="postgresql://..., where several processes share the tables.")] = None,
    bus: Annotated[str | None, Parameter(help="redis://... or postgresql://..., to hear of each other's news.")] = None,
    public: Annotated[str | None, Parameter(help="The address that people use, for links.")] = None,
    settings: Annotated[Path | None, Parameter(help="A TOML file with these and all other settings.")] = None,
) -> None:
    """Open the card table to others: a server with its own store, for a family or, with several, for a continent."""
    from forno.server.main import run
    from forno.server.settings import read_settings

    flags = {"port": port, "host": host, "store": store, "bus": bus, "public": public}
    chosen = read_settings(settings, flags=flags | {"data": str(data) if data else None})
    run(chosen, greet)


def greet(address: str) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"Forno is open at [bold]{address}[/]. Ctrl-C closes it.")
