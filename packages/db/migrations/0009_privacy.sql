-- Erasing at the end of retention.

-- Nothing is erased while a machine's clock and the database's differ, or long after the last daily run, until a super
-- administrator confirms. One row for each machine whose clock differs, and one without a name for the long pause,
-- which concerns all of them. Times are the database's.
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
