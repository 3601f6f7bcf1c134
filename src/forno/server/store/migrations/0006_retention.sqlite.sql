-- The time of a table's last entry, and of each chat message: by these, tables and texts are deleted after a time.
-- Of what is there already the times are not known: for tables they begin now, and old chat goes with its table's names.

alter table rooms add column used integer not null default 0;
update rooms set used = cast(strftime('%s', 'now') as integer) * 1000;
create index rooms_used on rooms (used) where used > 0;

alter table texts add column chat_at integer not null default 0;
create index texts_chat_at on texts (chat_at) where chat_at > 0;
