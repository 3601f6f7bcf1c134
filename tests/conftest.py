"""Servers of all tests deal from a seed, so that no test depends on the cards it is dealt."""

from harness import pytest_settings, servers
from harness.test_order import pytest_collection_modifyitems  # noqa: F401

pytest_settings.apply()
servers.usual_seed = 1
