"""Comparison of bots by duplicate deals, with intervals, on any number of machines."""
