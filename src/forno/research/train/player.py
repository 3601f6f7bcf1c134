"""A trained network as a player, in NumPy alone, and its games against the levels by the library's own rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec
import numpy as np

from forno import bots
from forno.bots.bot import Bot
from forno.bots.process_pool import Workers
from forno.core.chance import FastChance
from forno.observe import SelfPlay
from forno.research.train.config import Config, game_of
from forno.research.train.encoding import Bounds, Encoding, Slots
from forno.research.train.files import Damaged, unpacked
from forno.research.train.tables import ShadowTable

Z_95 = 1.959964
"""Standard errors of a 95% interval."""


class WeightsFacts(msgspec.Struct, frozen=True):
    """Facts in a file of weights."""

    config: Config
    layout: str
    bounds: list[Bounds]
    columns: int
    seats: int
    decisions: int
    used: list[int] | None = None
    """The columns that have a slot of their own; None: all of them."""


class PlainNetwork:
    """The network of a file of weights, evaluated one observation at a time."""

    def __init__(self, data: bytes) -> None:
        """Read the weights. Raises Damaged."""
        arrays, facts = unpacked(data)
        self.facts = msgspec.convert(facts, WeightsFacts)
        self.weights = {name: widened(array) for name, array in arrays.items()}
        self.encoding = Encoding([Bounds(*pair) for pair in self.facts.bounds])
        columns = self.facts.columns
        self.slots = Slots(range(columns) if self.facts.used is None else self.facts.used, columns)

    def hidden_layers(self, seen: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Return what the heads read. An observation is shorter with fewer players than the network was made for."""
        weights = self.weights
        whole = self.encoding.usual.copy()
        whole[: len(seen)] = seen
        rows, _ = self.encoding.rows_of(whole[None])
        first = weights["rows.weight"]
        scaled = whole[self.encoding.scaled] * self.encoding.scale
        hidden = first[rows].sum(0) + first[-1] + scaled @ weights["scaled"]
        for block in range(self.facts.config.shape.blocks):
            inner = relu(hidden) @ weights[f"blocks.{block}.0.weight"].T + weights[f"blocks.{block}.0.bias"]
            hidden = hidden + relu(inner) @ weights[f"blocks.{block}.2.weight"].T + weights[f"blocks.{block}.2.bias"]
        return relu(hidden)

    def best(self, seen: np.ndarray[Any, Any], columns: np.ndarray[Any, Any]) -> int:
        """Return the place of the best of some open columns."""
        return int(self.logits(seen, columns).argmax())

    def logits(self, seen: np.ndarray[Any, Any], columns: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Return the logits of some columns."""
        hidden = self.hidden_layers(seen)
        slots = self.slots.of[columns]
        weights, bias = self.weights["policy.weight"][slots], self.weights["policy.bias"][slots]
        return weights @ hidden + bias


def relu(numbers: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.maximum(numbers, 0)


def widened(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return bfloat16 numbers, kept as their upper 16 bits, as float32."""
    return (array.astype(np.uint32) << 16).view(np.float32)


class Score(msgspec.Struct, frozen=True):
    """The share of wins against a level, with the half width of its 95% interval by deals."""

    level: str
    players: int
    games: int
    share: float
    margin: float

    def __str__(self) -> str:
        share, margin = 100 * self.share, 100 * self.margin
        return f"{share:.1f}% ± {margin:.1f} of {self.games} against {self.level} with {self.players}"


def scored(level: str, players: int, shares: Sequence[Sequence[float]]) -> Score:
    """Return the score of some deals; each has been played from each seat."""
    by_deal = [fmean(deal) for deal in shares]
    spread = stdev(by_deal) / sqrt(len(by_deal)) if len(by_deal) > 1 else 0.5
    return Score(level, players, sum(map(len, shares)), fmean(by_deal), Z_95 * spread)


class Stopped(Exception):
    """Games were to be played, and somebody asked for an end before."""


def never() -> bool:
    return False


def play_against(
    weights: Path,
    level: str,
    players: int,
    games_wanted: int,
    *,
    seed: int,
    processes: int = 1,
    is_stopped: Callable[[], bool] = never,
) -> Score:
    """Play games of a network at one seat against a level at all others, each deal from each seat. Raises Stopped."""
    deals = -(-games_wanted // players)
    digest = sha256(weights.read_bytes()).hexdigest()
    tasks = [(str(weights), digest, level, players, seed + deal) for deal in range(deals)]
    if processes == 1:
        return scored(level, players, until_stopped(map(play_deal, *zip(*tasks, strict=True)), is_stopped))
    with Workers(processes) as pool:
        try:
            return scored(level, players, until_stopped(pool.map(play_deal, *zip(*tasks, strict=True)), is_stopped))
        finally:
            pool.shutdown(cancel_futures=True)


def until_stopped(deals: Iterable[list[float]], is_stopped: Callable[[], bool]) -> list[list[float]]:
    """Collect the shares of deals. Raises Stopped after the deal in which somebody asks for an end."""
    shares = []
    for deal in deals:
        shares.append(deal)
        if is_stopped():
            raise Stopped
    return shares


def play_deal(weights: str, digest: str, level: str, players: int, seed: int) -> list[float]:
    """Play a deal once from each seat; return the network's shares of the first place."""
    network = network_of(weights, digest)
    return [play_game(network, bot_of(level), players, seat, seed) for seat in range(players)]


@lru_cache(1)
def network_of(path: str, digest: str) -> PlainNetwork:
    """Read a network once; a run writes its next weights to the same path. Raises Damaged if the file has changed."""
    data = Path(path).read_bytes()
    if sha256(data).hexdigest() != digest:
        raise Damaged(f"{path} was written anew while its games were played")
    return PlainNetwork(data)


@cache
def bot_of(level: str) -> Bot:
    return bots.find(level)


def play_game(network: PlainNetwork, other: Bot, players: int, seat: int, seed: int) -> float:
    """Play a game with the network at one seat; return its share of the first place."""
    config = network.facts.config
    game = game_of(config)
    self_play = SelfPlay(game, players, FastChance(seed), config.options)
    shadow = ShadowTable(config, players, seed)
    chance, sampler = FastChance(-1 - seed), FastChance(-1 - (seed << 8) - seat)
    while not self_play.is_over:
        if self_play.seat == seat:
            self_play.play(shadow.choose(network.best))
        else:
            move = other.choose(self_play.observation(sampler if other.searches_in(game) else None), chance)
            self_play.play(move)
            shadow.follow(move)
    places = self_play.outcome.places
    return (places[seat] == min(places)) / places.count(min(places))


def each_score(weights: Path, config: Config, *, seed: int, is_stopped: Callable[[], bool]) -> Iterator[Score]:
    """Yield the score against each level of a configuration, for each number of players. Raises Stopped."""
    checks = config.checks
    play = partial(
        play_against, weights, games_wanted=checks.games, seed=seed, processes=checks.processes, is_stopped=is_stopped
    )
    for players in config.players:
        for level in checks.levels:
            yield play(level, players)
