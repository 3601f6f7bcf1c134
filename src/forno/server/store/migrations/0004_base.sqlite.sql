-- The tables of the first format that is migrated from. Earlier ones were never released.

create table log (
    room text not null,
    seq integer not null,
    command text not null,
    body blob not null
);
create unique index log_seq on log (room, seq);
create unique index log_command on log (room, command);

create table texts (
    room text not null,
    id integer not null,
    seq integer not null,
    text text not null,
    primary key (room, id)
) without rowid;
create unique index texts_seq on texts (room, seq);

create table rooms (
    born integer primary key,
    room text not null unique,
    seq integer not null,
    status text not null,
    listed integer not null,
    due integer not null,
    card blob not null,
    summary blob not null
);
create index rooms_due on rooms (due) where due > 0;
create index rooms_listed on rooms (born) where listed and status <> 'closed';

create table presence (
    room text not null,
    person integer not null,
    until integer not null,
    primary key (room, person)
) without rowid;

create table recipients (
    room text not null,
    lock text not null,
    address text not null,
    body blob not null,
    saved integer not null,
    due integer not null,
    primary key (room, lock, address)
) without rowid;
create index recipients_due on recipients (due) where due > 0;

create table calls (
    room text not null,
    kind text not null,
    subject text not null,
    recipient text not null,
    at integer not null,
    until integer not null,
    claims integer not null,
    body blob not null,
    primary key (room, kind, subject, recipient)
) without rowid;
create index calls_until on calls (until) where until > 0;

create table secrets (name text primary key, value blob not null) without rowid;

create table rings (
    id text primary key,
    version integer not null,
    body blob not null,
    used integer not null
);
create index rings_used on rings (used);
