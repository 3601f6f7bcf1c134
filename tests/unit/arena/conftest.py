"""Runs of the arena, as a person types them and as code calls them."""

from harness.arena_fixtures import deadly, result  # noqa: F401
from harness.commands import forno  # noqa: F401
