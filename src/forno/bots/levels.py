"""The levels: two baselines, three that play a family's policy at different skills, and one that searches."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from forno import games
from forno.bots.bot import Bot, Observation, Reason
from forno.bots.families import policy_for, search_moves
from forno.bots.policy import EXPERT, NOVICE, REGULAR, ReasonedMove, Skill
from forno.bots.search import SearchBudget, SearchResult
from forno.bots.search_reasons import search_reason
from forno.core.chance import Chance
from forno.core.game import Game
from forno.kernel.trials import CHANCE_RESOLUTION


class RandomBot(Bot):
    """Plays a random legal move."""

    level = "random"

    def choose(self, observation: Observation, chance: Chance) -> Any:
        return observation.legal_moves[chance.below(len(observation.legal_moves))]

    def explain(self, observation: Observation, move: Any) -> Reason:
        return Reason("any")


class DefaultBot(Bot):
    """Plays the default move; it never jumps in."""

    level = "default"

    def choose(self, observation: Observation, chance: Chance) -> Any:
        return observation.default

    def explain(self, observation: Observation, move: Any) -> Reason:
        return Reason("default")


SEARCH_MS = 200
"""The time of a search, where no other budget was asked for."""


class LevelBot(Bot):
    """Plays the policy of the game's family at its skill. In a game without a policy it searches with
    a budget in worlds."""

    skill: ClassVar[Skill]
    budget: ClassVar[SearchBudget]
    """The budget of its search in a game without a policy."""

    def even(self) -> Bot:
        """Return this bot with a limit in time besides: a search of it may take long in a game without a policy."""
        even = type(self)()
        even.budget = replace(self.budget, milliseconds=SEARCH_MS, whole=True)  # type: ignore[misc]
        return even

    def searches_in(self, game: Game) -> bool:
        return policy_for(game) is None

    def choose(self, observation: Observation, chance: Chance) -> Any:
        is_careless = chance.below(CHANCE_RESOLUTION) >= self.skill.care * CHANCE_RESOLUTION
        policy = policy_for(games.game(observation.game))
        if is_careless:
            moves = policy.plausible(observation) if policy else observation.legal_moves
            return moves[chance.below(len(moves))]
        found = None if policy else search_moves(observation, self.budget, chance)
        return found.best if found else choose_move(observation, self.skill).move

    def explain(self, observation: Observation, move: Any) -> Reason:
        if policy_for(games.game(observation.game)) is None and len(observation.legal_moves) > 1:
            return Reason("search-found")
        reasoned = choose_move(observation, self.skill)
        return reasoned.reason if reasoned.move == move else super().explain(observation, move)


class NoviceBot(LevelBot):
    """Plausible and forgetful."""

    level = "novice"
    reaction = 1.6
    skill = NOVICE
    budget = SearchBudget(worlds=2)


class RegularBot(LevelBot):
    """Plays soundly, and remembers the recent past."""

    level = "regular"
    skill = REGULAR
    budget = SearchBudget(worlds=10)


class ExpertBot(LevelBot):
    """Remembers everything, counts cards and computes probabilities."""

    level = "expert"
    reaction = 0.7
    skill = EXPERT
    budget = SearchBudget(worlds=40)


class MasterBot(Bot):
    """Searches over re-deals within its budget, with the expert's move as the first candidate."""

    level = "master"
    reaction = 0.7
    searches = True

    def __init__(self, budget: SearchBudget | None = None) -> None:
        self.budget = budget or SearchBudget(milliseconds=SEARCH_MS)

    def even(self) -> Bot:
        return type(self)(replace(self.budget, whole=True))

    def choose(self, observation: Observation, chance: Chance) -> Any:
        found = self.search(observation, chance)
        return found.best if found else choose_move(observation, EXPERT).move

    def advise(self, observation: Observation, chance: Chance) -> tuple[Any, Reason]:
        found = self.search(observation, chance)
        if found is None:
            reasoned = choose_move(observation, EXPERT)
            return reasoned.move, reasoned.reason
        return found.best, reason_for(observation, found.best, found)

    def explain(self, observation: Observation, move: Any) -> Reason:
        return reason_for(observation, move)

    def search(self, observation: Observation, chance: Chance) -> SearchResult | None:
        return search_moves(observation, self.budget, chance)


def choose_move(observation: Observation, skill: Skill) -> ReasonedMove:
    """Return the policy's move; the default if there is no policy, or if its move is not legal."""
    if len(observation.legal_moves) == 1:
        return ReasonedMove(observation.legal_moves[0], Reason("only"))
    policy = policy_for(games.game(observation.game))
    reasoned = policy.choose(observation, skill) if policy else None
    if reasoned is None or reasoned.move not in observation.legal_moves:
        return ReasonedMove(observation.default, Reason("default"))
    return reasoned


def reason_for(observation: Observation, move: Any, found: SearchResult | None = None) -> Reason:
    """Return the expert's reason for a move that a search found, if the expert makes the same one; else how the
    expert's did in the search, where its result is known."""
    reasoned = choose_move(observation, EXPERT)
    if reasoned.move == move and reasoned.reason.name != "default":
        return reasoned.reason
    return search_reason(found, reasoned.move, games.game(observation.game).family) if found else Reason("search-found")
