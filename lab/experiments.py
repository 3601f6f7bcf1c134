"""Registry of all experiments, by name."""

from __future__ import annotations

from lab.attacks.fuzz import FUZZ
from lab.attacks.http_requests import HTTP
from lab.attacks.jump_in_races import JUMP_INS
from lab.attacks.key_guessing import KEYS
from lab.counts import COUNTS
from lab.faults.append_races import RACES
from lab.faults.bus_outages import BUSES
from lab.faults.clock_jumps import CLOCKS
from lab.faults.damaged_pages import PAGES
from lab.faults.database_outages import OUTAGES
from lab.faults.disk_faults import DISKS
from lab.faults.evening_kills import EVENING
from lab.faults.network_faults import NETWORK
from lab.faults.poison import POISON
from lab.faults.process_kills import KILLS
from lab.faults.server_failover import FAILOVER
from lab.kernel.side_by_side import KERNEL
from lab.load.steps import LOAD, LOAD_POSTGRES, LOAD_SQLITE
from lab.mutants.experiment import KERNEL_MUTANTS, MUTANTS
from lab.overload.flood import FLOOD
from lab.overload.greedy_bots import THINKERS
from lab.overload.reconnect_storms import RECONNECTS
from lab.overload.shared_address import ADDRESS
from lab.overload.stalled_readers import STALLED
from lab.secrecy.bot_times import BOT_TIMES
from lab.secrecy.canaries import CANARIES
from lab.secrecy.redeals import REDEALS
from lab.secrecy.sealed_answers import SEALED_ANSWERS
from lab.secrecy.shuffles import SHUFFLES
from lab.secrecy.side_channels import SIDE_CHANNELS
from lab.simulation.experiment import SIMULATION

FAULTS = (KILLS, EVENING, FAILOVER, OUTAGES, BUSES, DISKS, CLOCKS, RACES, NETWORK, POISON, PAGES, SIMULATION)
OVERLOAD = (RECONNECTS, STALLED, FLOOD, ADDRESS, THINKERS)
SECRECY = (REDEALS, CANARIES, SIDE_CHANNELS, SEALED_ANSWERS, BOT_TIMES, SHUFFLES)
ATTACKS = (FUZZ, HTTP, KEYS, JUMP_INS)
LOAD_TESTS = (LOAD, LOAD_SQLITE, LOAD_POSTGRES)
EXPERIMENTS = {
    experiment.name: experiment
    for experiment in (*FAULTS, *OVERLOAD, *SECRECY, *ATTACKS, KERNEL, KERNEL_MUTANTS, MUTANTS, COUNTS, *LOAD_TESTS)
}
