"""`forno protocol`"""

from __future__ import annotations

import sys


def protocol() -> None:
    """Print the JSON Schema of all messages of a server, for all games that are installed here."""
    from forno.server.protocol_docs import document, written

    sys.stdout.write(written(document()))
