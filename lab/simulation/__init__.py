"""Servers, clients, clock, network and store in one process, on a clock of their own; all faults follow from a seed."""
