"""Game records: a match as a file, read, written and replayed."""

from forno.core.record.record import Record, Replay, read_record, record_of

__all__ = ["Record", "Replay", "read_record", "record_of"]
