-- Nothing is erased while a machine's clock and the database's differ, or long after the last daily run, until a super
-- administrator confirms. One row for each machine whose clock differs, and one without a name for the long pause, which
-- concerns all of them. Times are the database's.
create table erasure_holds (
  machine text primary key,
  reason text not null check (reason in ('clock_differs', 'long_pause')),
  since timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  -- The machine's clock minus the database's.
  offset_seconds bigint not null default 0,
  -- The difference that somebody confirmed.
  confirmed_offset_seconds bigint
);
grant select, insert, update, delete on erasure_holds to cadran_app, cadran_platform;

-- A restored backup knows when it was last swept.
grant select on job_runs to cadran_backup;

-- One more kind of mail, whichever kinds there are by now.
do $$
declare
  kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds from pg_constraint
  where conname = 'mails_kind_check' and conrelid = 'mails'::regclass;
  alter table mails drop constraint mails_kind_check;
  execute 'alter table mails add constraint mails_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''erasure_held''::text, ');
end $$;
