create table reports (
    id text collate "C" primary key,
    room text collate "C" not null,
    at bigint not null,
    reporter text collate "C" not null,
    person integer not null,
    seat integer not null,
    name text not null,
    reason text not null,
    line text not null,
    note text not null
);
create index reports_room on reports (room, reporter);

create table bans (
    room text collate "C" not null,
    address text collate "C" not null,
    at bigint not null,
    primary key (room, address)
);

create table announcements (id integer primary key, text text not null, at bigint not null);
