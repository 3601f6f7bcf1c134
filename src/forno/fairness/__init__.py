"""Provably fair deals: commit to the deal, deal, and open the commitment later (docs/fairness.md)."""

from forno.fairness.card_commitment import CardCommitment, Opening, commit_cards
from forno.fairness.commitment import Contribution, DealSecret
from forno.fairness.layout import Unfair
from forno.fairness.proofs import prove, sealed
from forno.fairness.verify import verify

__all__ = [
    "CardCommitment",
    "Contribution",
    "DealSecret",
    "Opening",
    "Unfair",
    "commit_cards",
    "prove",
    "sealed",
    "verify",
]
