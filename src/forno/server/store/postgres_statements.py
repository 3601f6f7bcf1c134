"""The statements for PostgreSQL."""

from __future__ import annotations

APPEND = """
with asked as (
    select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[], $5::text[], $6::boolean[],
                         $7::bigint[], $8::bytea[], $9::bytea[], $10::bigint[])
        as asked (room, seq, command, body, status, listed, due, card, summary, used)
), said as (
    select * from unnest($11::text[], $12::bigint[], $13::text[], $14::bigint[]) as said (room, id, text, chat_at)
), won as (
    insert into log (room, seq, command, body)
    select room, seq, command, body from asked
    where seq = 1 + coalesce((select max(log.seq) from log where log.room = asked.room), 0)
    order by room
    on conflict do nothing
    returning room
), told as (
    insert into texts (room, id, seq, text, chat_at)
    select room, id, seq, text, chat_at from said join asked using (room) join won using (room)
    order by room
    on conflict (room, id) do update set seq = excluded.seq, text = excluded.text, chat_at = excluded.chat_at
), indexed as (
    insert into rooms (room, seq, status, listed, due, card, summary, used)
    select room, seq, status, listed, due, card, summary, used from asked join won using (room)
    order by room
    on conflict (room) do update set
        seq = excluded.seq, status = excluded.status, listed = excluded.listed,
        due = excluded.due, card = excluded.card, summary = excluded.summary, used = excluded.used
    where rooms.seq < excluded.seq
)
select room from won
"""
"""All appends of a batch, each of another room, and the texts of the few that have one. The unique keys decide; the
condition only keeps gaps out.

It asks for the greatest number, because PostgreSQL would answer `exists` by reading the whole log. All goes in the
order of the rooms, so that two processes wait for each other in one direction only.
"""

COMMANDS = """
select room, log.seq, log.command, body, coalesce(id, 0), coalesce(text, '')
from log left join texts using (room, seq)
join unnest($1::text[], $2::text[]) as asked (room, command) using (room, command)
"""

ROWS = """
select seq, command, body, coalesce(id, 0), coalesce(text, '')
from log left join texts using (room, seq) where room = $1"""
INDEX = "select room, seq, status, listed, due, card, summary, used from rooms"
HEADS = "select room, seq from rooms where room = any($1::text[])"
DUE = "select room from rooms where due > 0 and due <= $1 order by due limit $2"

EVERYTHING = """
select born, log.room, log.seq, command, body, coalesce(id, 0), coalesce(text, ''), coalesce(chat_at, 0),
    status, listed, due, card, summary, used
from (select * from rooms where born > $1 order by born limit $2) as page join log using (room)
left join texts on texts.room = log.room and texts.seq = log.seq
order by born, log.seq
"""

LOCK_LOG = "lock table log in share row exclusive mode"
"""Appends wait, and then find the room deleted. Without it, a row that is being appended would outlive its room."""
IS_UNUSED = "select 1 from rooms where room = $1 and ($2::bigint is null or used < $2)"
REPLACE_BODIES = """
update log set body = fresh.after
from unnest($2::bigint[], $3::bytea[], $4::bytea[]) as fresh (seq, before, after)
where log.room = $1 and log.seq = fresh.seq and log.body = fresh.before
"""
TEXTS = "select room, id, text from texts where room = any($1::text[])"
SOME_TEXTS = """
select room, id, text from texts join unnest($1::text[], $2::bigint[]) as wanted (room, id) using (room, id)
"""
DELETE_TEXTS = """
with gone as (delete from texts where room = $1 and ($2::bigint[] is null or id = any($2)) returning 1)
select count(*) from gone
"""

FORGET = "delete from presence where until < $1"
RENEW_PRESENCE = """
insert into presence (room, person, until)
select room, person, $3 from unnest($1::text[], $2::integer[]) as is_present (room, person)
on conflict (room, person) do update set until = greatest(presence.until, excluded.until)
"""
LISTED = """
select room, -person::bigint from presence join rooms using (room)
where person < 0 and until > $1 and listed and status <> 'closed' order by born desc
"""
"""The leases of hosts have the number of their network in place of a person, below 0."""
IS_PRESENT = "select 1 from presence where room = $1 and person = $2 and until > $3"

OWN_TABLES = "select tablename from pg_tables where schemaname = any(current_schemas(false)) order by tablename"
READ_WHOLE = 'select sum(octet_length(one::text)) from "{table}" as one'
"""Reads every value of a table, also those that are stored beside its rows."""
