"""`python -m harness.seeded_server SEED`: `forno serve` that deals from a seed, configured by the environment."""

from __future__ import annotations

import sys

from forno.cli.common import server_settings
from forno.cli.serve import greet
from forno.server.infra.entropy import seeded_entropy
from forno.server.main import run

if __name__ == "__main__":
    run(server_settings(None), greet, seeded_entropy(int(sys.argv[1])))
