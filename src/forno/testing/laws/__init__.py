"""The laws that every game keeps. Each is a function of a Playthrough; its docstring states it."""

from forno.testing.law import Law
from forno.testing.laws.kernel import kernel_plays_the_same
from forno.testing.laws.moves import (
    acting_is_playing,
    after_foretells_play,
    after_leaves_its_table_alone,
    copies_share_nothing,
    defaults_are_legal,
    defaults_end_the_game,
    options_are_legal,
)
from forno.testing.laws.notation import (
    events_read_back,
    garbled_text_is_unreadable,
    huge_numbers_cost_nothing,
    known_positions_can_be_set_up,
    moves_read_back,
    positions_set_up_the_same_table,
)
from forno.testing.laws.play import (
    cards_are_conserved,
    finished_tables_refuse_everything,
    games_end,
    outcomes_are_well_formed,
    same_seed_is_same_game,
    sequence_plays_the_same_game,
)
from forno.testing.laws.refusals import nonsense_is_refused, other_decisions_are_refused, out_of_turn_is_refused
from forno.testing.laws.secrecy import memory_is_what_was_heard, redeals_draw_anew, secrets_stay_secret
from forno.testing.laws.twins import twin_worlds_sound_the_same

EVERY_STEP: tuple[Law, ...] = (
    games_end,
    cards_are_conserved,
    options_are_legal,
    defaults_are_legal,
    after_foretells_play,
    moves_read_back,
    events_read_back,
)
"""Cheap laws, checked before every move and at the end."""

NOW_AND_THEN: tuple[Law, ...] = (
    after_leaves_its_table_alone,
    acting_is_playing,
    copies_share_nothing,
    positions_set_up_the_same_table,
    secrets_stay_secret,
    twin_worlds_sound_the_same,
    known_positions_can_be_set_up,
    garbled_text_is_unreadable,
    outcomes_are_well_formed,
    out_of_turn_is_refused,
    other_decisions_are_refused,
    nonsense_is_refused,
    huge_numbers_cost_nothing,
    sequence_plays_the_same_game,
    kernel_plays_the_same,
)
"""Expensive laws, checked at random steps."""

AT_THE_END: tuple[Law, ...] = (
    positions_set_up_the_same_table,
    outcomes_are_well_formed,
    secrets_stay_secret,
    redeals_draw_anew,
    finished_tables_refuse_everything,
    defaults_end_the_game,
    memory_is_what_was_heard,
    same_seed_is_same_game,
)
"""Laws that are checked once, when the game is over."""

ALL: tuple[Law, ...] = tuple(dict.fromkeys((*EVERY_STEP, *NOW_AND_THEN, *AT_THE_END)))

__all__ = [
    "ALL",
    "AT_THE_END",
    "EVERY_STEP",
    "NOW_AND_THEN",
    "acting_is_playing",
    "after_foretells_play",
    "after_leaves_its_table_alone",
    "cards_are_conserved",
    "copies_share_nothing",
    "defaults_are_legal",
    "defaults_end_the_game",
    "events_read_back",
    "finished_tables_refuse_everything",
    "games_end",
    "garbled_text_is_unreadable",
    "huge_numbers_cost_nothing",
    "kernel_plays_the_same",
    "known_positions_can_be_set_up",
    "memory_is_what_was_heard",
    "moves_read_back",
    "nonsense_is_refused",
    "options_are_legal",
    "other_decisions_are_refused",
    "out_of_turn_is_refused",
    "outcomes_are_well_formed",
    "positions_set_up_the_same_table",
    "redeals_draw_anew",
    "same_seed_is_same_game",
    "secrets_stay_secret",
    "sequence_plays_the_same_game",
    "twin_worlds_sound_the_same",
]
