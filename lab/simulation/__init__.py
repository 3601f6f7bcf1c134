"""Simulation: scenarios of people and faults in a virtual world, their references, and the experiment."""
