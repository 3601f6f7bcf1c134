"""Breakages of what the store keeps to itself: encryption of running games, retention, and forgetting a person."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import ReplaceFunction, ReturnConstant, SkipBranch

ENCRYPTION = "forno.server.store.encryption"
AT_REST = "tests/server/test_encryption_at_rest.py::"
ENTRIES = "tests/server/stores/test_encryption.py::"


def no_place(room: object, row: object, envelope: bytes) -> bytes:
    """Authenticate an entry without its place."""
    return envelope


MUTANTS = (
    Mutant(
        "running_games_in_the_clear",
        "Entries of running games are stored as they are: whoever reads the file knows all hands.",
        At(f"{ENCRYPTION}:EntryCipher.encrypt", SkipBranch("_encrypted")),
        (AT_REST + "test_the_bytes_of_the_store_tell_nothing_of_a_running_game",),
    ),
    Mutant(
        "finished_games_stay_locked",
        "The end of a game does not open its entries: without the key file no record can be read.",
        At(f"{ENCRYPTION}:EntryCipher.encrypt", SkipBranch("_disclosure")),
        (AT_REST + "test_a_game_that_is_over_is_read_without_the_key",),
    ),
    Mutant(
        "entries_count_anywhere",
        "An encrypted entry can be moved to another room or number.",
        At(f"{ENCRYPTION}:context", ReplaceFunction(no_place)),
        (ENTRIES + "test_an_entry_counts_at_its_place_only",),
    ),
    Mutant(
        "old_games_stay_in_the_clear",
        "Running games of an earlier version are not encrypted after an upgrade.",
        At("forno.server.store.encrypt_stored:unencrypted_game", ReturnConstant([])),
        (AT_REST + "test_a_store_of_an_earlier_version_is_encrypted_at_the_next_start",),
    ),
)
