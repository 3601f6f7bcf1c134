"""Experiments that drive the real server from outside, inject faults and attacks, and check its guarantees."""
