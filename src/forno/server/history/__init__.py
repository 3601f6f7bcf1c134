"""Reads of the log that change nothing: streams for a reconnect, replays, records, reviews."""
