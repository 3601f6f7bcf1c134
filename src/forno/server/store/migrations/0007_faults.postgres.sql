create table faults (
    room text collate "C" primary key,
    seq bigint not null,
    doing text not null,
    why text not null,
    at bigint not null
);
