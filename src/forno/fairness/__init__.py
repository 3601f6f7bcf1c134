"""Fair chance that anybody can check: promise the deal, deal, and open it later. docs/fairness.md is the one page."""

from forno.fairness.card_commitment import CardCommitment, Opening, commit_cards
from forno.fairness.commitment import Contribution, Fair
from forno.fairness.layout import Unfair
from forno.fairness.proofs import prove, sealed
from forno.fairness.verify import verify

__all__ = [
    "CardCommitment",
    "Contribution",
    "Fair",
    "Opening",
    "Unfair",
    "commit_cards",
    "prove",
    "sealed",
    "verify",
]
