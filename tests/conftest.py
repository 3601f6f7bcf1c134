"""Settings of all tests: Hypothesis draws the same examples every time, so that a red run is red again."""

from hypothesis import settings

settings.register_profile("forno", deadline=None, derandomize=True)
settings.load_profile("forno")
