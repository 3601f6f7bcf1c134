"""Settings of all tests: Hypothesis draws the same examples every time, so that a red run is red again.

Servers deal from a seed, so that no test depends on the cards it is dealt.
Servers keep their data in the folder of the test, never in that of this machine's user.
A busy machine makes no test red: neither the time of an example nor that of drawing it is limited.
Ctrl-C works in the programs that tests start, also where a shell has started the tests in the background.
"""

import os
import signal

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from harness import servers

settings.register_profile("forno", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("forno")
# It would also draw constants of all modules imported so far, which differ with the order of tests among processes.
providers._get_local_constants = lambda: providers._local_constants
servers.usual_seed = 1
os.environ["FORNO_DATA"] = "forno-data"
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
