"""Experiments with the kernel."""
