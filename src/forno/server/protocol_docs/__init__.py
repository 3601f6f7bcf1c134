"""The protocol as a JSON Schema, made from the structs.

Nothing that serves imports this package; it knows all games, so that it can say what a view, a move or an event is.
"""

from forno.server.protocol_docs.document import document, written

__all__ = ["document", "written"]
