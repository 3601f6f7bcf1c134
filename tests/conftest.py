"""What all tests share: Hypothesis is steady, so that a red run is red again."""

from hypothesis import settings

settings.register_profile("forno", deadline=None, derandomize=True)
settings.load_profile("forno")
