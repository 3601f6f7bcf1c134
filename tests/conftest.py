"""What all tests share: Hypothesis is steady, so that a red run is red again; and real stores for who asks for them."""

from hypothesis import settings

settings.register_profile("forno", deadline=None, derandomize=True)
settings.load_profile("forno")
pytest_plugins = ["tests.server.real"]
