"""All steps of the pizza games, for reading an agenda."""

from __future__ import annotations

from forno.games.pizza.rules.bake import EmptyOven
from forno.games.pizza.rules.cover import ChooseServing, CoverMissing
from forno.games.pizza.rules.duel import AnswerDuel, CommitToDuel
from forno.games.pizza.rules.help import AnswerHelp, ChooseWay, RequestHelp, RequestKind, RequestNumber
from forno.games.pizza.rules.match import AnswerMatch, NameOpponent, ShowForMatch
from forno.games.pizza.rules.round import NextRound, TurnOvenOver
from forno.games.pizza.rules.series import LaySeries
from forno.games.pizza.rules.turn import BeginTurn, DrawCards, LayOrder, PutIngredients

PizzaStep = (
    BeginTurn | PutIngredients | LayOrder | DrawCards | TurnOvenOver | NextRound | EmptyOven | ChooseServing
    | CoverMissing | LaySeries | ChooseWay | RequestHelp | RequestNumber | RequestKind | AnswerHelp | CommitToDuel
    | AnswerDuel | NameOpponent | ShowForMatch | AnswerMatch
)  # fmt: skip
