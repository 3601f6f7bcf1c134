"""News between processes: hints only, the log decides."""

from forno.server.bus.base import Bus, Hint

__all__ = ["Bus", "Hint"]
