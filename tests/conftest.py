"""Servers of all tests deal from a seed, so that no test depends on the cards it is dealt."""

from harness import pytest_settings, servers

pytest_settings.apply()
servers.usual_seed = 1
