"""The two records of a finished game: with everything opened, or with only what the rules opened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from forno.core.game import Game
from forno.core.record import Record
from forno.core.record.parts import SECRET, Answer, Proof
from forno.fairness.commitment import Contribution, DealSecret, write_contribution
from forno.fairness.layout import Unfair
from forno.fairness.verify import commitment_of, verify


def prove(record: Record, game: Game, fair: DealSecret, contributions: Sequence[Contribution]) -> Record:
    """Return the record with everything opened: the secret, and with it every card of every shuffle."""
    opened = replace(record, chance=fair.mix(contributions).text)
    cards = commitment_of(opened, game)
    proof = Proof(
        commitment=fair.commitment,
        contributions=tuple(write_contribution(words) for words in contributions),
        root=cards.root,
        places=str(cards.places),
        secret=fair.secret.hex(),
    )
    opened = replace(opened, proof=proof)
    verify(opened, game)
    return opened


def sealed(record: Record, game: Game, opened: Iterable[tuple[str, int]] | None = None) -> Record:
    """Return the public record of a finished game: it opens only the cards that the rules opened.

    `opened` names cards by place and index in the game's layout; by default the game lists them.
    """
    verify(record, game)
    if not record.proof.secret or not record.proof.root:
        raise Unfair("only a record with its secret and its root can be sealed")
    if record.result is None:
        raise Unfair("the game is not over: nothing is handed out before")
    cards = commitment_of(record, game)
    shown = record.replay(game).opened() if opened is None else opened
    openings = sorted((cards.open(place, index) for place, index in set(shown)), key=lambda opening: opening.leaf)
    proof = replace(record.proof, secret="", opened=tuple(map(str, openings)))
    moves = tuple(_public(answer, game) for answer in record.moves)
    return replace(record, chance="", deal=None, proof=proof, moves=moves)


def _public(answer: Answer, game: Game) -> Answer:
    return answer if game.is_public(game.read_move(answer.move)) else replace(answer, move=SECRET)
