-- By which key the secrets in here were made: a keyed hash of nothing, from which the key cannot be told. A server that
-- comes with another one would take every second factor and every resume code for wrong.

create table installation_key (
  only_one boolean primary key default true check (only_one),
  proof bytea not null
);
grant select, insert on installation_key to cadran_app;
grant select on installation_key to cadran_backup;
