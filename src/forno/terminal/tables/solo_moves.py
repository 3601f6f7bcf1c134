"""Move input of SOLO: cards, jump-ins and the call. Moves are looked up among the legal ones, nothing is worked out."""

from __future__ import annotations

from collections.abc import Sequence

from forno.terminal.tables.move_builder import NOTHING, Misfit, Move, MoveInput, Selection, Tap


class SoloInput(MoveInput):
    """Input of SOLO; it is its own grammar, since the preferred play depends on the call."""

    sends_on_second_tap = True

    def __init__(self) -> None:
        self.is_calling = False
        """The next card is played with the call. Only the player sets it, and nothing reminds of it. (solo.call)"""
        super().__init__(self)

    # --- the grammar

    def is_direct(self, move: Move) -> bool:
        return bool(move["move"] != "play")

    def parts(self, move: Move, legal: Sequence[Move]) -> Selection:
        if move["move"] == "jump":
            return Selection((move["card"],))
        return Selection(tuple(move["cards"])) if move["move"] == "play" else NOTHING

    def preferred(self, moves: Sequence[Move], selection: Selection) -> Move | None:
        """Among plays of the same cards: the last selected card on top if that is legal."""
        on_top = [move for move in moves if selection.cards and move["cards"][-1] == selection.cards[-1]]
        return self._with_call(on_top or moves)

    def is_early(self, choice: str) -> bool:
        return False

    # --- the input

    def initial(self) -> Selection:
        """A selection for the next turn is kept as long as it can be played."""
        return self.kept()

    def misfit(self, part: int | str, *, fits_alone: bool) -> Misfit:
        return Misfit(restart=True) if fits_alone else Misfit({"move": "play", "cards": [part]})

    def of_type(self, name: str) -> list[Move]:
        return [move for move in self.builder.legal if move["move"] == name]

    def simple(self, name: str) -> Move | None:
        """A move without parts: draw, keep or pass."""
        return next(iter(self.of_type(name)), None)

    @property
    def jump(self) -> Move | None:
        """The jump-in, if one is legal now."""
        return self._with_call(self.of_type("jump"))

    def can_start(self, card: int) -> bool:
        return self.builder.with_card(NOTHING, card) is not None

    @property
    def is_choosing(self) -> bool:
        """Whether the viewer plays a card or draws: cards that do not fit step back, even if none fits."""
        return bool(self.of_type("play") or self.of_type("draw"))

    @property
    def listed(self) -> list[Move]:
        """Legal moves, each once: a list with and without the call would remind of it."""
        return [self._listed(move) for move in self.builder.legal if not move.get("solo")]

    def _listed(self, move: Move) -> Move:
        if move["move"] == "jump":
            return self.jump or move
        return (self.move_of(move["cards"]) or move) if move["move"] == "play" else move

    def tap_card(self, place: int) -> Tap:
        """Select a card, or play it when it is selected already. One that jumps in is sent at once."""
        jump = self.jump
        if jump and jump["card"] == self.hand[place]:
            return Tap(send=jump)
        return super().tap_card(place)

    def accepted(self, move: Move) -> None:
        self.clear()
        if move["move"] in ("play", "jump"):
            self.is_calling = False

    def _with_call(self, moves: Sequence[Move]) -> Move | None:
        """With the call if it is wanted and legal; never with a call that the player did not make."""
        wanted = [move for move in moves if bool(move.get("solo")) == self.is_calling]
        return next(iter([*wanted, *(move for move in moves if not move.get("solo"))]), None)
