"""Every experiment of the lab, by name."""

from __future__ import annotations

from lab.crowds.address import ADDRESS
from lab.crowds.flood import FLOOD
from lab.crowds.stalled import STALLED
from lab.crowds.storms import STORMS
from lab.hostile.fuzz import FUZZ
from lab.hostile.http import HTTP
from lab.hostile.tokens import TOKENS
from lab.kills import KILLS
from lab.load.ladder import CLUSTER, LOAD, SHARING
from lab.mutants.trying import MUTANTS
from lab.nemeses.buses import BUSES
from lab.nemeses.clocks import CLOCKS
from lab.nemeses.clusters import CLUSTERS
from lab.nemeses.disks import DISKS
from lab.nemeses.outages import OUTAGES
from lab.races.races import RACES
from lab.secrecy.canaries import CANARIES
from lab.secrecy.redeals import REDEALS
from lab.secrecy.shuffles import SHUFFLES
from lab.secrecy.sizes import SIZES
from lab.simulation.experiment import SIMULATION
from lab.weather import WEATHER

MACHINES = (KILLS, CLUSTERS, OUTAGES, BUSES, DISKS, CLOCKS, RACES, SIMULATION)
NETWORKS = (WEATHER, STORMS, STALLED, FLOOD, ADDRESS)
SECRETS = (REDEALS, CANARIES, SIZES, SHUFFLES)
PEOPLE = (FUZZ, HTTP, TOKENS)
LADDERS = (LOAD, SHARING, CLUSTER)
EXPERIMENTS = {
    experiment.name: experiment for experiment in (*MACHINES, *NETWORKS, *SECRETS, *PEOPLE, MUTANTS, *LADDERS)
}
