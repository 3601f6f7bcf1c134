"""The kernel: a second form of the rules, for machines, beside the one that people read.

A table is a flat block of integers, a move a number of a catalogue. The rules of `forno.games` are the truth; a law of
the conformance kit (`kernel_plays_the_same`) plays both side by side. See docs/kernel.md.
"""
