"""Deterministic simulation: servers, clients, clock, network and store in one process; all faults follow from a
seed."""
