"""Bots of other authors: loading them, guarding against their faults, and running them as subprocesses."""
