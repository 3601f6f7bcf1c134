"""The log is the truth: one append a command, acknowledged after it is committed."""

from forno.server.log.base import Known, Log, Mark, RoomMark, Row, Taken, Unavailable

__all__ = ["Known", "Log", "Mark", "RoomMark", "Row", "Taken", "Unavailable"]
