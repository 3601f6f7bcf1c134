"""Settings of all tests: Hypothesis draws the same examples every time, so that a red run is red again.

Servers keep their data in the folder of the test, never in that of this machine's user.
A busy machine makes no test red: neither the time of an example nor that of drawing it is limited.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("forno", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("forno")
os.environ["FORNO_DATA"] = "forno-data"
