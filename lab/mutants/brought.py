"""Breakages that were made for other experiments, each with a check that is quicker than the experiment itself."""

from __future__ import annotations

from lab.crowds import broken
from lab.hostile import mutants as hostile
from lab.mutants.mutant import caught_by
from lab.nemeses import mutants as nemeses

HOSTILE = "tests/server/test_hostile.py::"
LOG = "tests/server/stores/test_log.py::"
OUTAGES = "tests/server/test_outages.py::"
SOCKETS = "tests/server/test_sockets.py::"

caught_by(LOG + "test_heads[sqlite]")(nemeses.write_behind_by_half_a_minute)
caught_by(LOG + "test_heads[postgres]")(nemeses.write_behind_in_postgres)
caught_by(LOG + "test_who_comes_second_for_a_number_is_told_so[postgres]")(nemeses.owner_believes_itself)
caught_by("tests/server/stores/test_sqlite.py::test_a_full_disk")(nemeses.never_opens_again)
caught_by(OUTAGES + "test_without_redis_the_log_itself_is_looked_at")(nemeses.trusts_hints)
caught_by(HOSTILE + "test_a_flood_of_requests_is_slowed")(broken.no_rate)
caught_by(SOCKETS + "test_coming_back_gives_the_same_view_question_and_clock")(broken.forgets_who_was_away)
caught_by(HOSTILE + "test_bad_requests_get_a_clear_answer")(hostile.explains_nothing)
caught_by(SOCKETS + "test_a_key_that_is_wrong_opens_nothing_and_harms_nobody")(hostile.locks_after_wrong_keys)
