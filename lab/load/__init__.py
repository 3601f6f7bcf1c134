"""Load tests: more and more tables with players at a human pace, until answers take too long."""
