"""Breakages of what the store keeps to itself: encryption of running games, retention, and forgetting a person."""

from __future__ import annotations

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import ReplaceFunction, ReplaceSql, ReturnConstant, SkipBranch

ENCRYPTION = "forno.server.store.encryption"
AT_REST = "tests/server/test_encryption_at_rest.py::"
ENTRIES = "tests/server/stores/test_encryption.py::"
FORGETTING = "tests/server/test_forgetting.py::"
RETENTION = "tests/server/stores/test_retention.py::"


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
    Mutant(
        "forgotten_by_name_only",
        "A person who wants to be forgotten stays in the store.",
        At("forno.server.runtime.forgetting:texts_of", ReturnConstant([])),
        (FORGETTING + "test_whoever_has_left_can_be_forgotten_too",),
    ),
    Mutant(
        "any_key_forgets",
        "A request to be forgotten with a key that nobody has is reported as done.",
        At("forno.server.runtime.forgetting:forget_by_lock", SkipBranch("house.key")),
        (FORGETTING + "test_a_key_that_is_not_theirs_forgets_nobody",),
    ),
    Mutant(
        "tables_are_kept_for_ever",
        "Tables that nobody used for a year are not deleted.",
        At("forno.server.runtime.retention:Retention._delete_rooms", ReturnConstant(None)),
        (RETENTION + "test_tables_go_after_a_year_and_texts_after_a_month[sqlite]",),
    ),
    Mutant(
        "tables_in_use_are_deleted",
        "A table that was used after it was found to be old is deleted all the same.",
        At("forno.server.store.sqlite:IS_UNUSED", ReplaceSql("used < :since", "true")),
        (RETENTION + "test_a_table_that_was_used_meanwhile_stays[sqlite]",),
    ),
    Mutant(
        "deleted_names_stay_in_the_file",
        "Deleted rows are not overwritten: their bytes stay in the free pages of the file.",
        At("forno.server.store.sqlite:SqliteStore.reclaim", ReturnConstant(None)),
        (RETENTION + "test_the_space_of_deleted_tables_goes_back_to_the_disk",),
    ),
)
