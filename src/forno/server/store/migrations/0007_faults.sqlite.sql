create table faults (
    room text primary key,
    seq integer not null,
    doing text not null,
    why text not null,
    at integer not null
) without rowid;
