"""`forno protocol`"""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from cyclopts import Parameter


def protocol(
    what: Annotated[
        Literal["schema", "typescript", "page"],
        Parameter(help="The JSON Schema, the TypeScript types, or the page that explains them."),
    ] = "page",
    /,
) -> None:
    """Print how programs speak with the server, for all games that are installed here."""
    from forno.server.protocol_docs import document, page, typescript, written

    whole = document()
    match what:
        case "schema":
            sys.stdout.write(written(whole))
        case "typescript":
            sys.stdout.write(typescript(whole))
        case "page":
            sys.stdout.write(page(whole))
