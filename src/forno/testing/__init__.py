"""The conformance kit: it checks that a game, built-in or third-party, keeps every law.

    from forno.testing import check_game

    check_game(MY_GAME)

`forno.testing.laws` has the laws one by one; `forno.testing.strategies` has matches for Hypothesis.
"""

from forno.testing import laws
from forno.testing.check import check_game, check_playthrough
from forno.testing.errors import Broken
from forno.testing.law import Law, law
from forno.testing.playthrough import Playthrough
from forno.testing.random_play import random_match

__all__ = ["Broken", "Law", "Playthrough", "check_game", "check_playthrough", "law", "laws", "random_match"]
