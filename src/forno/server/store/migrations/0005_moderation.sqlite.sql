create table reports (
    id text primary key,
    room text not null,
    at integer not null,
    reporter text not null,
    person integer not null,
    seat integer not null,
    name text not null,
    reason text not null,
    line text not null,
    note text not null
) without rowid;
create index reports_room on reports (room, reporter);

create table bans (
    room text not null,
    address text not null,
    at integer not null,
    primary key (room, address)
) without rowid;

create table announcements (id integer primary key, text text not null, at integer not null);
