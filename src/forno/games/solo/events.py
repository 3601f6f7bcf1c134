"""Events of SOLO, as each viewer may hear them. Seats count from 0, cards are their codes."""

from __future__ import annotations

from forno.core.event import HAND, NOTHING, Event

Cards = tuple[int, ...]


class HandBegan(Event, frozen=True):
    """A new hand, and who deals it. (solo.first-player)"""

    number: int
    dealer: int


class _Private(Event, frozen=True):
    """Cards that come to a seat: it alone hears which, the others only how many."""

    seat: int
    count: int
    cards: Cards | None

    def heard(self, viewer: int | None) -> _Private:
        return self if viewer == self.seat else type(self)(self.seat, self.count, None)

    def opens(self, viewer: int | None) -> bool:
        return viewer == self.seat


class Dealt(_Private, frozen=True):
    """Eight cards each. (solo.deal)"""


class Drew(_Private, frozen=True):
    """Cards from the draw pile. (solo.must-draw)"""


class Received(_Private, frozen=True):
    """A whole hand from somebody else. (solo.swap, solo.pass-on)"""


class _Open(Event, frozen=True):
    """Base of events that reveal to all what nobody had seen."""

    def opens(self, viewer: int | None) -> bool:
        return True


class Started(_Open, frozen=True):
    """A card was turned over to start the discard pile. (solo.start-card)"""

    card: int


class Played(_Open, frozen=True):
    """Cards were discarded; called: with "SOLO"; jumped: out of turn; drawn: it was the card just drawn."""

    discloses = HAND
    seat: int
    cards: Cards
    called: bool
    jumped: bool
    drawn: bool


class ColourNamed(Event, frozen=True):
    """The colour that must follow. (solo.choose-colour)"""

    discloses = NOTHING
    seat: int
    colour: int


class HandsSwapped(Event, frozen=True):
    """Two players exchanged hands. (solo.swap)"""

    seat: int
    other: int

    def opens(self, viewer: int | None) -> bool:
        return viewer in (self.seat, self.other)


class HandKept(Event, frozen=True):
    """A seat did not exchange hands although it could. (solo.swap)"""

    discloses = NOTHING
    seat: int


class HandsPassed(Event, frozen=True):
    """Everybody passed the hand on, in the direction of play. (solo.pass-on)"""

    seat: int
    direction: int

    def opens(self, viewer: int | None) -> bool:
        return viewer is not None


class Kept(Event, frozen=True):
    """The card just drawn was kept. (solo.play-drawn)"""

    discloses = NOTHING
    seat: int


class Passed(Event, frozen=True):
    """Nothing to play and nothing to draw. (solo.pass)"""

    discloses = NOTHING
    seat: int


class Forgot(Event, frozen=True):
    """SOLO was not called where it was owed. (solo.call)"""

    seat: int


class Skipped(Event, frozen=True):
    """The player lost the turn. (solo.skip)"""

    discloses = NOTHING
    seat: int


class Reversed(Event, frozen=True):
    """The direction turned; 1 is to the left, -1 to the right. (solo.reverse)"""

    discloses = NOTHING
    direction: int


class PenaltyTaken(Event, frozen=True):
    """A penalty was drawn, as far as there were cards. (solo.draw-two, solo.empty-pile)"""

    seat: int
    owed: int
    drawn: int


class Reshuffled(Event, frozen=True):
    """The discards below the top became the new pile. (solo.empty-pile)"""

    count: int


class TurnBegan(Event, frozen=True):
    """A player's turn."""

    discloses = NOTHING
    seat: int


class HandEnded(_Open, frozen=True):
    """The points of each hand, and the totals; `seat` went out, -1 if the hand was stuck. (solo.out, solo.stuck)"""

    seat: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """A total is over 300; the lowest wins. (solo.game-end)"""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


SoloEvent = (
    HandBegan
    | Dealt
    | Drew
    | Received
    | Started
    | Played
    | ColourNamed
    | HandsSwapped
    | HandKept
    | HandsPassed
    | Kept
    | Passed
    | Forgot
    | Skipped
    | Reversed
    | PenaltyTaken
    | Reshuffled
    | TurnBegan
    | HandEnded
    | GameEnded
)
