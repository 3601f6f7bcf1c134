"""Settings of every run of pytest: Hypothesis draws the same examples every time, so that a red run is red again.

Servers keep their data in the folder of the test, never in that of this machine's user.
A busy machine makes no test red: neither the time of an example nor that of drawing it is limited.
Ctrl-C works in the programs that tests start, also where a shell has started the tests in the background.
"""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers


def apply() -> None:
    settings.register_profile("forno", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("forno")
    # It would also draw constants of all modules imported so far, which differ with the order of tests among processes.
    providers._get_local_constants = lambda: providers._local_constants
    os.environ["FORNO_DATA"] = "forno-data"
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
