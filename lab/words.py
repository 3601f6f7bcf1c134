"""What is counted under a fault's short name, as people read it: `1,200 lines cut`."""

from __future__ import annotations

COUNTED = {
    "store_fails": "writes that failed",
    "store_unsure": "writes done and not confirmed",
    "store_late": "writes done after all",
    "store_slow": "slow writes",
    "store_away": "times without a store",
    "bus_loses": "hints lost",
    "bus_doubles": "hints doubled",
    "bus_delays": "hints delayed",
    "cut": "lines cut",
    "half": "lines cut on one side first",
    "double": "messages doubled",
    "swap": "messages swapped",
    "delay": "messages delayed",
    "sliced": "slices",
    "slow_reader": "slow readers",
    "kill": "servers killed",
    "stop": "servers stopped",
    "freeze": "servers frozen",
    "clock": "clocks set",
    "leave": "people who left for a while",
    "replayed": "seeds told again, to the byte",
}


def counted(name: str) -> str:
    return COUNTED.get(name, name)
