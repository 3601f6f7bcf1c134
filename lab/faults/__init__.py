"""Fault injection: killed and frozen servers, store and bus outages, full disks, clock jumps, bad networks, append
races."""
