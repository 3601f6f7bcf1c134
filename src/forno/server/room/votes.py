"""Votes: ending a running game early, and removing a person from it. (house.vote)"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import CastVote, ProposeVote
from forno.server.protocol.room_events import VoteProposed
from forno.server.room.commands import apply_command, check, check_time, need_person, need_seat
from forno.server.room.log_entry import EndVote, LogEntry
from forno.server.room.settling import drop_vote, electors, is_seated, may_decide_alone, settle_vote, voices
from forno.server.room.state import Effects, Room, Sender, Vote

PROPOSAL_INTERVAL_MS = 60_000
"""Between two votes of the same device, unless the first was carried: they cannot be used to pester."""


@check.register
def check_propose_vote(command: ProposeVote, room: Room, sender: Sender) -> None:
    """Accept one vote at a time, in a running game, by somebody who votes. Of two people, the host removes."""
    need_seat(room, sender)
    room.must_be("playing")
    person = need_person(room, sender)
    if (command.vote == "remove") != (command.person is not None) or command.person == person:
        raise Refused("house.vote")
    if command.person is not None and not is_seated(room, command.person):
        raise Refused("house.person")
    people = electors(room, command.person)
    if room.vote or person not in people:
        raise Refused("house.vote")
    if len(voices(room, people)) == 1 and not may_decide_alone(room, proposed(command, person, 0)):
        raise Refused("house.host")


@check_time.register
def check_time_of_proposal(command: ProposeVote, room: Room, sender: Sender, at_ms: int) -> None:
    """Refuse a vote soon after another that came to nothing, withdrawn or not, unless there is nobody else to ask."""
    device = {one.id for one in room.sharers(need_person(room, sender))}
    if len(voices(room, electors(room, command.person))) > 1 and any(
        at_ms < last + PROPOSAL_INTERVAL_MS for person, last in room.proposed_at.items() if person in device
    ):
        raise Refused("house.vote")


def proposed(command: ProposeVote, by: int, at_ms: int, bot_name: str = "") -> Vote:
    """The vote that a command proposes; its sender agrees."""
    return Vote(command.vote, by, command.person, at_ms, frozenset({by}), bot_name=bot_name)


@apply_command.register
def apply_propose_vote(command: ProposeVote, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Open the vote. Somebody alone decides at once, and nobody is asked."""
    assert entry.person is not None
    assert entry.seat is not None
    room.vote = vote = proposed(command, entry.person, entry.at_ms, next(iter(entry.bot_names), ""))
    room.proposed_at = room.proposed_at | {entry.person: entry.at_ms}
    effects.room = True
    concerned = None if vote.person is None else room.seat_held_by(vote.person)
    settle_vote(room, vote, effects)
    if room.vote:
        effects.room_events.append(VoteProposed(entry.seat, vote.kind, concerned))


@check.register
def check_cast_vote(command: CastVote, room: Room, sender: Sender) -> None:
    person = need_person(room, sender)
    if room.vote is None or person not in electors(room, room.vote.person):
        raise Refused("house.vote")


@apply_command.register
def apply_cast_vote(command: CastVote, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Count a vote, which may be changed until the end, also by others who share the device. A proposer who votes
    against it withdraws it."""
    vote, person = room.vote, entry.person
    assert vote is not None
    assert person is not None
    sharers = {one.id for one in room.sharers(person)}
    if vote.by in sharers and not command.yes:
        drop_vote(room, effects)
        return
    yes, no = vote.yes - sharers, vote.no - sharers
    yes, no = (yes | {person}, no) if command.yes else (yes, no | {person})
    room.vote = Vote(vote.kind, vote.by, vote.person, vote.opened, yes, no, vote.bot_name)
    effects.room = True


@check.register
def check_end_vote(command: EndVote, room: Room, sender: Sender) -> None:
    if room.vote is None or room.vote.opened != command.opened:
        raise Refused("house.vote")


@apply_command.register
def apply_end_vote(command: EndVote, room: Room, entry: LogEntry, effects: Effects) -> None:
    drop_vote(room, effects)
