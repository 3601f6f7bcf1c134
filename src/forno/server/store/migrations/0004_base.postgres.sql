-- The tables of the first format that is migrated from. Earlier ones were never released.

create table log (
    room text collate "C" not null,
    seq bigint not null,
    command text collate "C" not null,
    body bytea not null,
    primary key (room, seq),
    unique (room, command)
);

create table texts (
    room text collate "C" not null,
    id bigint not null,
    seq bigint not null,
    text text not null,
    primary key (room, id),
    unique (room, seq)
);

create table rooms (
    born bigint generated always as identity unique,
    room text collate "C" primary key,
    seq bigint not null,
    status text not null,
    listed boolean not null,
    due bigint not null,
    card bytea not null,
    summary bytea not null
);
create index rooms_due on rooms (due) where due > 0;
create index rooms_listed on rooms (born) where listed and status <> 'closed';

create table format (version integer not null);

create unlogged table presence (
    room text collate "C" not null,
    person integer not null,
    until bigint not null,
    primary key (room, person)
);

create table recipients (
    room text collate "C" not null,
    lock text collate "C" not null,
    address text collate "C" not null,
    body bytea not null,
    saved bigint not null,
    due bigint not null,
    primary key (room, lock, address)
);
create index recipients_due on recipients (due) where due > 0;

create table calls (
    room text collate "C" not null,
    kind text collate "C" not null,
    subject text collate "C" not null,
    recipient text collate "C" not null,
    at bigint not null,
    until bigint not null,
    claims integer not null,
    body bytea not null,
    primary key (room, kind, subject, recipient)
);
create index calls_until on calls (until) where until > 0;

create table secrets (name text collate "C" primary key, value bytea not null);

create table rings (
    id text collate "C" primary key,
    version bigint not null,
    body bytea not null,
    used bigint not null
);
create index rings_used on rings (used);
