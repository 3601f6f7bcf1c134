"""The tables in PostgreSQL, and what is said to them."""

from __future__ import annotations

MAKING = 7_036_701
"""Two processes that start at once make the tables one after the other. Nothing else rests on this lock."""

TABLES = f"""
select pg_advisory_xact_lock({MAKING});

create table if not exists log (
    room text collate "C" not null,
    seq bigint not null,
    command text collate "C" not null,
    body bytea not null,
    primary key (room, seq),
    unique (room, command)
);

create table if not exists rooms (
    born bigint generated always as identity unique,
    room text collate "C" primary key,
    seq bigint not null,
    status text not null,
    listed boolean not null,
    due bigint not null,
    card bytea not null
);
create index if not exists rooms_due on rooms (due) where due > 0;
create index if not exists rooms_listed on rooms (born) where listed and status <> 'closed';

create unlogged table if not exists presence (
    room text collate "C" not null,
    seat integer not null,
    until bigint not null,
    primary key (room, seat)
);
"""

APPEND = """
with asked as (
    select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[],
                         $5::text[], $6::boolean[], $7::bigint[], $8::bytea[])
        as asked (room, seq, command, body, status, listed, due, card)
), won as (
    insert into log (room, seq, command, body)
    select room, seq, command, body from asked
    where seq = 1 + coalesce((select max(log.seq) from log where log.room = asked.room), 0)
    order by room
    on conflict do nothing
    returning room
), marked as (
    insert into rooms (room, seq, status, listed, due, card)
    select room, seq, status, listed, due, card from asked join won using (room)
    order by room
    on conflict (room) do update set
        seq = excluded.seq, status = excluded.status, listed = excluded.listed,
        due = excluded.due, card = excluded.card
    where rooms.seq < excluded.seq
)
select room from won
"""
"""All appends of a batch, each of another room. The unique keys decide; the condition only keeps gaps out.

It asks for the greatest number, because PostgreSQL would answer `exists` by reading the whole log. All goes in the
order of the rooms, so that two processes wait for each other in one direction only.
"""

COMMANDS = """
select room, seq, log.command, body
from log join unnest($1::text[], $2::text[]) as asked (room, command) using (room, command)
"""

ROWS = "select seq, command, body from log where room = $1"
MARKS = "select room, seq, status, listed, due, card from rooms"
HEADS = "select room, seq from rooms where room = any($1::text[])"
DUE = "select room from rooms where due > 0 and due <= $1 order by due limit $2"

EVERYTHING = """
select born, room, log.seq, command, body, status, listed, due, card
from (select * from rooms where born > $1 order by born limit $2) as page join log using (room)
order by born, log.seq
"""

FORGET = "delete from presence where until < $1"
VOUCH = """
insert into presence (room, seat, until)
select room, seat, $3 from unnest($1::text[], $2::integer[]) as vouched (room, seat)
on conflict (room, seat) do update set until = greatest(presence.until, excluded.until)
"""
VOUCHED = "select 1 from presence where room = $1 and seat = $2 and until > $3"
