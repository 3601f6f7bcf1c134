"""The protocol written down for others: a JSON Schema, TypeScript types, a page to read. Made from the structs.

Nothing that serves imports this package; it knows all games, so that it can say what a view, a move or an event is.
"""

from forno.server.protocol_docs.document import document, written
from forno.server.protocol_docs.page import page
from forno.server.protocol_docs.typescript import typescript

__all__ = ["document", "page", "typescript", "written"]
