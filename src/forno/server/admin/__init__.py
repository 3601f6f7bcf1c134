"""For whoever looks after a server: which tables there are, how one stands, closing one. No hand is ever shown."""

from forno.server.admin.closing import close_room
from forno.server.admin.inspecting import Inspection, inspect_room, look_at
from forno.server.admin.listing import Listed, all_entries, list_rooms
from forno.server.admin.stores import store_of

__all__ = ["Inspection", "Listed", "all_entries", "close_room", "inspect_room", "list_rooms", "look_at", "store_of"]
