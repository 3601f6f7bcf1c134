"""Breakages of calls to the table: to whom, for what, how often, and into which network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    ConditionFalse,
    DropOperand,
    ReplaceArgument,
    ReplaceCall,
    ReturnConstant,
    SetValue,
    WrapFunction,
)

OUTBOUND = "tests/unit/notify/test_outbound.py::"
CALLS = "tests/server/test_calls.py::"
DELIVERY = "tests/server/test_call_delivery.py::"
TWINS = "tests/server/test_secrecy.py::test_redeals_of_hidden_cards_change_no_byte_of_any_channel"
NOTIFY = "forno.server.notify"
CALLER = "forno.server.runtime.caller"


def with_the_hand(original: Callable[..., bytes], room: Any, *arguments: Any, **named: Any) -> bytes:
    """Add the cards of the player who is called."""
    return original(room, *arguments, **named) + str(room.playing.legal_moves()).encode()


async def claim_once(original: Callable[..., Any], *arguments: Any) -> Any:
    """Claim nothing a second time."""
    claim = await original(*arguments)
    return claim if claim and claim.claims == 1 else None


async def claim_anyway(original: Callable[..., Any], recipients: Any, call: Any, now: int, until: int) -> Any:
    """Claim what another process has claimed."""
    return await original(recipients, call, now, until) or msgspec.structs.replace(call, until=until, claims=1)


MUTANTS = (
    Mutant(
        "calls_into_the_own_network",
        "A name that resolves to a private address is called. (GitLab, CVE-2021-22214)",
        At(f"{NOTIFY}.outbound:is_public", ReturnConstant(True)),
        (OUTBOUND + "test_a_name_that_leads_inside_is_not_called",),
    ),
    Mutant(
        "half_of_the_addresses_checked",
        "A disguised IPv4 address is taken for one of the internet.",
        At(f"{NOTIFY}.outbound:is_public", DropOperand("teredo"), DropOperand("is_multicast")),
        (OUTBOUND + "test_no_address_of_an_own_network_is_public",),
    ),
    Mutant(
        "any_host_is_called",
        "Hosts that the operator did not name are called.",
        At(f"{NOTIFY}.outbound:HostList.allows", ReturnConstant(True)),
        (OUTBOUND + "test_other_addresses_are_refused",),
    ),
    Mutant(
        "redirects_are_followed",
        "A redirect leads to a host that was not checked. (Slack, 2019)",
        At(f"{NOTIFY}.outbound:Outbound.send", ReplaceArgument("request", "allow_redirects", True)),
        (OUTBOUND + "test_no_redirect_is_followed_and_no_large_answer_read",),
    ),
    Mutant(
        "called_for_a_jump_in",
        "In a jump-in window somebody is called, which tells the hand.",
        At(f"{NOTIFY}.calls:open_decision", DropOperand("clock_started_at")),
        ("tests/unit/notify/test_calls.py::test_nobody_owes_anything_in_a_jump_in_window",),
    ),
    Mutant(
        "calls_that_tell",
        "The payload of a call depends on the hand.",
        At(f"{NOTIFY}.calls:call_message", WrapFunction(with_the_hand)),
        (TWINS + "[solo]",),
    ),
    Mutant(
        "called_by_every_process",
        "A call is sent by every process that has the room in memory.",
        At("forno.server.store.recipients:Recipients.claim", WrapFunction(claim_anyway)),
        (CALLS + "test_of_two_processes_one_calls", "tests/server/stores/test_recipients.py"),
    ),
    Mutant(
        "claimed_for_ever",
        "A call that a process has claimed and not sent is nobody's any more.",
        At("forno.server.store.recipients:Recipients.claim", WrapFunction(claim_once)),
        (DELIVERY + "test_a_call_is_sent_by_the_next_process_if_its_own_is_killed_before",),
    ),
    Mutant(
        "forgotten_at_a_restart",
        "A server that starts does not look for the messages that it had begun.",
        At(f"{CALLER}:Caller._continue", ReturnConstant(None)),
        (DELIVERY + "test_a_withdrawal_is_sent_by_the_next_process_if_its_own_is_killed_before",),
    ),
    Mutant(
        "asleep_until_visited",
        "A server that starts calls nobody until somebody opens the table.",
        At(f"{CALLER}:Caller._resume", ReturnConstant(None)),
        (DELIVERY + "test_a_decision_is_called_for_although_no_process_ran_when_it_was_due",),
    ),
    Mutant(
        "tried_without_end",
        "A message is sent again however many processes died of it.",
        At("forno.server.store.recipients:MAX_CLAIMS", SetValue(1000)),
        (DELIVERY + "test_a_message_that_kills_its_processes_is_given_up",),
    ),
    Mutant(
        "called_while_looking",
        "Somebody who looks at the table is called.",
        At("forno.server.runtime.live_room:LiveRoom.is_looking", ReturnConstant(False)),
        (CALLS + "test_somebody_who_looks_on_any_device_is_not_called",),
    ),
    Mutant(
        "called_at_night",
        "Quiet hours are not kept.",
        At(f"{CALLER}:Caller._call_device", ReplaceCall("quiet_until", None)),
        (CALLS + "test_quiet_hours_postpone_a_call_to_their_end",),
    ),
    Mutant(
        "subscriptions_outlive_their_key",
        "The subscription of a key that was replaced is kept.",
        At(f"{CALLER}:Caller._forget", ConditionFalse("WEBHOOK")),
        (CALLS + "test_a_subscription_is_deleted_with_the_seat_its_key_or_the_room",),
    ),
    Mutant(
        "calls_are_not_withdrawn",
        "A call stays when its decision is answered.",
        At(f"{CALLER}:Caller._note_called", ReturnConstant(None)),
        (CALLS + "test_somebody_who_left_the_page_is_called_once_and_the_call_is_withdrawn",),
    ),
    Mutant(
        "hooks_of_closed_doors",
        "A webhook is told of a room that nobody may watch.",
        At(f"{CALLER}:Caller._tell", ConditionFalse("can_be_watched")),
        (CALLS + "test_a_webhook_of_a_room_without_spectators_is_told_nothing",),
    ),
    Mutant(
        "guests_set_hooks",
        "Any player sets the webhook of a room.",
        At("forno.server.runtime.call_requests:need_host", ConditionFalse("host")),
        (CALLS + "test_requests_that_are_refused",),
    ),
)
