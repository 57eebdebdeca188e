-- Results of profiling: frozen counts of the groups that the anonymity audit serves (scoring.md §8), and nothing of
-- anybody else. A request, a PDF and an export are look-ups of a row here.

-- Units that are only ever looked at together; fixed by the first snapshot.
alter table profiling_campaigns add column unit_groups jsonb not null default '[]';

-- A snapshot is also the job that takes it. Whoever works on one says so at short intervals: when `lease_until` has
-- passed, that process is gone and another takes over.
create table profiling_snapshots (
  organization_id uuid not null,
  campaign_id uuid not null,
  number integer not null check (number >= 1),
  kind text not null check (kind in ('interim', 'final')),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  requested_at timestamptz not null,
  worker uuid,
  lease_until timestamptz,
  attempts smallint not null default 0,
  taken_at timestamptz,
  respondents integer,
  -- The cells that were served, in canonical order: the audit of a later snapshot starts with them.
  served jsonb,
  engine_version integer,
  primary key (organization_id, campaign_id, number),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade,
  check ((status = 'running') = (worker is not null)),
  check (status <> 'ready' or (taken_at is not null and respondents is not null and served is not null))
);
call protect_tenant_table('profiling_snapshots');
-- One at a time a campaign, whoever asks for it and how often.
create unique index profiling_snapshots_under_way on profiling_snapshots (organization_id, campaign_id)
  where status in ('waiting', 'running');
create index profiling_snapshots_to_do on profiling_snapshots (requested_at)
  where status in ('waiting', 'running');

-- One row a served cell of the latest snapshot: how many people gave which rank sums, packed. A cell without a row is
-- not served.
create table profiling_snapshot_cells (
  organization_id uuid not null,
  campaign_id uuid not null,
  snapshot integer not null,
  cell text not null,
  people integer not null check (people >= 5),
  counts bytea not null,
  -- The four bars as they are shown, so that groups are compared without their counts.
  perceived jsonb not null,
  desired jsonb not null,
  primary key (organization_id, campaign_id, snapshot, cell),
  foreign key (organization_id, campaign_id, snapshot) references profiling_snapshots on delete cascade
);
call protect_tenant_table('profiling_snapshot_cells');
-- Packed already.
alter table profiling_snapshot_cells alter column counts set storage external;

-- How many people share all segments and were there from which snapshot on: what the next audit starts from. Groups
-- of one are among them, so nobody but the audit of the own organisation reads it.
create table profiling_cohorts (
  organization_id uuid not null,
  campaign_id uuid not null,
  cohorts jsonb not null,
  primary key (organization_id, campaign_id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_cohorts', platform => false);
