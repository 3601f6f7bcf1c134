"""Servers that believe what a stranger says of its name, address or size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    CallInstead,
    ConditionTrue,
    DropElement,
    ReplaceConstant,
    ReplaceFunction,
    ReturnConstant,
    SkipBranch,
    WrapFunction,
)

LIST = "tests/server/test_public_list.py"
NAMES = "tests/unit/rooms/test_names.py"
EDGE = "tests/server/test_host_and_headers.py"


async def send_as_it_is(request: object, response: object) -> None:
    """Add no headers."""


def the_first(hosted: Any, most: int) -> list[str]:
    """Take the first rooms."""
    return [room for room, _ in hosted][:most]


def itself(sign: str) -> str:
    """Return a character as it is."""
    return sign


def whoever_is_there(original: Callable[..., Any], live: Any) -> Any:
    """Count a listed room as hosted by nobody in particular."""
    return original(live) or ((live.name, 1) if live.room.settings.listed else None)


MUTANTS = (
    Mutant(
        "answers_under_any_name",
        "The Host header is not checked: a page of another site reaches the server by DNS rebinding.",
        At("forno.server.web.host_names:HostNames.allow", ReturnConstant(True)),
        (f"{EDGE}::test_a_name_pointed_at_this_server_reaches_nothing",),
    ),
    Mutant(
        "no_security_headers",
        "Answers carry no security headers.",
        At("forno.server.web.security_headers:add_headers", ReplaceFunction(send_as_it_is)),
        (f"{EDGE}::test_every_answer_carries_the_security_headers",),
    ),
    Mutant(
        "inflates_bodies",
        "A compressed body is read.",
        At("forno.server.web.request_body:read_body", SkipBranch("HTTPUnsupportedMediaType")),
        (f"{EDGE}::test_a_compressed_body_is_never_inflated",),
    ),
    Mutant(
        "follows_every_bracket",
        "JSON of any depth is parsed.",
        At("forno.server.protocol.nesting:check_nesting", SkipBranch("wire.unreadable")),
        (f"{EDGE}::test_deep_nesting_is_refused_unread",),
    ),
    Mutant(
        "opens_without_limit",
        "One address opens as many tables as it likes.",
        At("forno.server.infra.address_limits:AddressLimits.take", ReturnConstant(None)),
        ("tests/server/test_address_limits.py::test_every_costly_request_is_limited",),
    ),
    Mutant(
        "remembers_every_network",
        "The limits remember every address that ever asked.",
        At("forno.server.infra.address_limits:AddressLimits.take", SkipBranch("popitem")),
        ("tests/unit/web/test_address_limits.py::test_the_memory_of_the_limits_is_bounded",),
    ),
    Mutant(
        "one_fills_the_list",
        "The newest tables are listed, whoever opened them.",
        At("forno.server.runtime.public_list:share_out", ReplaceFunction(the_first)),
        (f"{LIST}::test_networks_take_turns",),
    ),
    Mutant(
        "lists_tables_without_a_host",
        "A public table stays in the list when its host has gone.",
        At("forno.server.runtime.public_list:hosted_here", WrapFunction(whoever_is_there)),
        (f"{LIST}::test_a_table_is_listed_while_its_host_is_there",),
    ),
    Mutant(
        "one_fills_a_public_table",
        "One address may take all seats of a public table.",
        At("forno.server.runtime.seat_networks:SeatNetworks.check", SkipBranch("house.last-seat")),
        (f"{LIST}::test_one_network_cannot_sit_on_all_seats_of_a_public_table",),
    ),
    Mutant(
        "names_by_their_letters",
        "Names are compared as they are written, whatever they look like.",
        At("forno.server.infra.name_look:look", ReplaceFunction(itself)),
        (f"{NAMES}::test_nobody_looks_like_the_host",),
    ),
    Mutant(
        "names_with_strokes",
        "A stroke across a letter makes another name.",
        At("forno.server.infra.name_look:without_overlays", ConditionTrue("OVERLAY_CLASS")),
        (f"{NAMES}::test_nobody_looks_like_the_host",),
    ),
    Mutant(
        "names_in_small_capitals",
        "Small capitals make another name.",
        At("forno.server.infra.name_look:small_capitals", ReturnConstant({})),
        (f"{NAMES}::test_nobody_looks_like_the_host",),
    ),
    Mutant(
        "names_of_symbols",
        "Symbols are names, also those that are drawn as nothing.",
        At("forno.server.infra.name_look:is_written", ReplaceConstant("LMNP", "LMNPS")),
        (f"{NAMES}::test_a_name_is_what_one_writes_or_a_whole_emoji",),
    ),
    Mutant(
        "names_by_their_number",
        "A name is as wide as it has characters.",
        At("forno.server.room.names:check_name", CallInstead("drawn_width", len)),
        (f"{NAMES}::test_nobody_takes_a_name_of_ours_or_one_that_is_too_wide",),
    ),
    Mutant(
        "speaks_for_the_server",
        "Somebody may be called server.",
        At("forno.server.room.names:check_name", DropElement("RESERVED_NAMES")),
        (f"{NAMES}::test_nobody_takes_a_name_of_ours_or_one_that_is_too_wide",),
    ),
    Mutant(
        "believes_every_proxy",
        "The headers of any peer say what its address is.",
        At("forno.server.infra.client_address:TrustedProxies.trusts", ReturnConstant(True)),
        ("tests/unit/web/test_client_address.py::test_a_peer_that_is_no_proxy_cannot_name_another_client",),
    ),
)
