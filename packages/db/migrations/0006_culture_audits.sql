-- Culture audits: codes, finished answers written anew, snapshots of results, actions, the published page, papers.

-- Single-use codes (keyed hashes). Nothing tells whose a code is, nor when or with which answers it was used. `used`
-- from the first start on; the questionnaire is found by another hash of the same code, which is deleted when it is
-- sent.
create table profiling_codes (
  organization_id uuid not null,
  campaign_id uuid not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used boolean not null default false,
  primary key (organization_id, campaign_id, code_hash),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_codes');

-- Answers that were written anew, one row for everybody who shares all segments, with the rankings of all of them in
-- order of the rankings themselves: there is no order of people left that could tell anything. A million answers take
-- 17 MB. `profiling_answers` has those that came since.
create table profiling_answer_groups (
  organization_id uuid not null,
  campaign_id uuid not null,
  -- New with each rewriting: stands for these people in the draws of an audit by link.
  id uuid not null default gen_random_uuid(),
  unit_id uuid,
  gender text check (gender in ('male', 'female')),
  age_band text check (age_band in ('under_30', '30_39', '40_49', '50_plus')),
  tenure_band text check (tenure_band in ('under_2', '2_4', '5_9', '10_plus')),
  people integer not null check (people > 0),
  perceived bigint[] not null,
  desired bigint[] not null,
  primary key (organization_id, campaign_id, id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade,
  check (cardinality(perceived) = people and cardinality(desired) = people)
);
call protect_tenant_table('profiling_answer_groups', platform => false);
-- Numbers that look random do not compress.
alter table profiling_answer_groups
  alter column perceived set storage external,
  alter column desired set storage external;
-- Written by the functions below only.
revoke insert, update, delete on profiling_answer_groups from cadran_app;

create function count_profiling_groups() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into profiling_counts as c (organization_id, campaign_id, slot, opened, completed)
  select p.organization_id, p.id, pg_backend_pid() % 16, 0, sign * own.number
  from (select organization_id, campaign_id, sum(people) as number from changed group by 1, 2) own
  join profiling_campaigns p on p.organization_id = own.organization_id and p.id = own.campaign_id
  on conflict (organization_id, campaign_id, slot) do update set completed = c.completed + excluded.completed;
  return null;
end $$;
create trigger profiling_grouped after insert on profiling_answer_groups
  referencing new table as changed for each statement execute function count_profiling_groups();
create trigger profiling_ungrouped after delete on profiling_answer_groups
  referencing old table as changed for each statement execute function count_profiling_groups();

-- Answers and codes of a campaign are written anew in one transaction: neither the order of rows nor the transaction
-- that wrote them tells which code came with which answer. These functions run as the owner, because a super
-- administrator may close a campaign without any right to its answers. Whoever redeems a code holds a shared lock of
-- the campaign and so never looks for a row that is being rewritten.

-- Writes the codes in the order of their hashes.
create function shuffle_profiling_codes(organization uuid, campaign uuid) returns void
language sql set search_path = public, pg_temp as $$
  with gone as (
    delete from profiling_codes c where c.organization_id = organization and c.campaign_id = campaign returning c.*
  )
  insert into profiling_codes (organization_id, campaign_id, code_hash, used)
  select organization_id, campaign_id, code_hash, used from gone order by code_hash
$$;

-- Writes all answers of a campaign into new groups, of which the rows of single answers and of the groups before become
-- superfluous, and returns how many single answers that were; `forget_grouped_answers` must delete them in the same
-- transaction, which holds the campaign's row, so that none comes in between.
create function group_profiling_answers(organization uuid, campaign uuid) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before bigint;
  after bigint;
begin
  if organization is distinct from current_organization() and current_setting('role') <> 'cadran_platform' then
    raise 'rows of another organisation' using errcode = '42501';
  end if;
  perform from profiling_campaigns c where c.organization_id = organization and c.id = campaign for update;
  -- A million answers take 31 MB while they are grouped.
  perform set_config('work_mem', '64MB', true);
  select coalesce(sum(g.people), 0) into before
  from profiling_answer_groups g where g.organization_id = organization and g.campaign_id = campaign;
  with gone as (
    delete from profiling_answer_groups g
    where g.organization_id = organization and g.campaign_id = campaign returning g.*
  ), grouped as (
    select gen_random_uuid() as new_id, own.unit_id, own.gender, own.age_band, own.tenure_band,
           count(*) as people, array_agg(own.perceived) as perceived, array_agg(own.desired) as desired
    from (
      select a.unit_id, a.gender, a.age_band, a.tenure_band, a.perceived, a.desired
      from profiling_answers a where a.organization_id = organization and a.campaign_id = campaign
      union all
      select gone.unit_id, gone.gender, gone.age_band, gone.tenure_band, one.perceived, one.desired
      from gone, unnest(gone.perceived, gone.desired) one (perceived, desired)
    ) own
    group by own.unit_id, own.gender, own.age_band, own.tenure_band
  )
  insert into profiling_answer_groups
    (organization_id, campaign_id, id, unit_id, gender, age_band, tenure_band, people, perceived, desired)
  select organization, campaign, grouped.new_id, grouped.unit_id, grouped.gender, grouped.age_band,
         grouped.tenure_band, grouped.people, sorted.perceived, sorted.desired
  from grouped, lateral (
    select array_agg(p order by p, d) as perceived, array_agg(d order by p, d) as desired
    from unnest(grouped.perceived, grouped.desired) one (p, d)
  ) sorted
  order by grouped.new_id;
  select coalesce(sum(g.people), 0) into after
  from profiling_answer_groups g where g.organization_id = organization and g.campaign_id = campaign;
  return after - before;
end $$;

create function forget_grouped_answers(organization uuid, campaign uuid, grouped bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  deleted bigint;
begin
  if organization is distinct from current_organization() and current_setting('role') <> 'cadran_platform' then
    raise 'rows of another organisation' using errcode = '42501';
  end if;
  delete from profiling_answers a where a.organization_id = organization and a.campaign_id = campaign;
  get diagnostics deleted = row_count;
  if deleted <> grouped then
    raise 'of % answers % were grouped', deleted, grouped using errcode = '40001';
  end if;
  perform shuffle_profiling_codes(organization, campaign);
end $$;

revoke all on function shuffle_profiling_codes(uuid, uuid), group_profiling_answers(uuid, uuid),
  forget_grouped_answers(uuid, uuid, bigint) from public;
grant execute on function shuffle_profiling_codes(uuid, uuid), group_profiling_answers(uuid, uuid),
  forget_grouped_answers(uuid, uuid, bigint) to cadran_app, cadran_platform;

-- Campaigns that were closed and whose answers and codes still have to be written anew: a job does it, because a
-- million rows take longer than a request may. The row is deleted in the transaction that has rewritten them, so a
-- process that dies leaves nothing behind but an expired lease.
create table profiling_shuffles (
  organization_id uuid not null,
  campaign_id uuid not null,
  worker uuid,
  lease_until timestamptz,
  primary key (organization_id, campaign_id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_shuffles');

-- Results as they were frozen. A snapshot is also the job that takes it: its worker renews the lease at short
-- intervals, and when `lease_until` has passed, another takes over.
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
  -- Answers by unit as they are shown, of the units where they may be: nothing is counted by group between two
  -- snapshots.
  unit_answers jsonb,
  engine_version integer,
  primary key (organization_id, campaign_id, number),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade,
  check ((status = 'running') = (worker is not null)),
  check (status <> 'ready' or (taken_at is not null and respondents is not null and served is not null))
);
call protect_tenant_table('profiling_snapshots');
-- One at a time for each campaign, whoever asks for it and how often.
create unique index profiling_snapshots_under_way on profiling_snapshots (organization_id, campaign_id)
  where status in ('waiting', 'running');
create index profiling_snapshots_to_do on profiling_snapshots (requested_at)
  where status in ('waiting', 'running');

-- The groups whose results are shown, one row for each; a group without a row is not shown.
create table profiling_snapshot_cells (
  organization_id uuid not null,
  campaign_id uuid not null,
  snapshot integer not null,
  cell text not null,
  people integer not null check (people >= 5),
  -- How many people gave which rank sums, packed; empty for audits by link.
  counts bytea not null,
  -- The four bars as they are shown, so that groups are compared without their counts.
  perceived jsonb not null,
  desired jsonb not null,
  -- What is published of the group, so that screen, PDF, workbook, comparison, trend and API agree to the last digit.
  figures jsonb,
  primary key (organization_id, campaign_id, snapshot, cell),
  foreign key (organization_id, campaign_id, snapshot) references profiling_snapshots on delete cascade
);
call protect_tenant_table('profiling_snapshot_cells');
-- Packed numbers do not compress.
alter table profiling_snapshot_cells alter column counts set storage external;

-- How many people share all segments and were there from which snapshot on: what the next audit of anonymity starts
-- from. Groups of one are among them, so that only the own organisation can read it.
create table profiling_cohorts (
  organization_id uuid not null,
  campaign_id uuid not null,
  cohorts jsonb not null,
  primary key (organization_id, campaign_id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_cohorts', platform => false);

-- What an organisation does after an audit: for whom, by whom, until when, and the figure it should move. A member is
-- named by their account and disappears with it; anybody else by a name and perhaps an address.
create table audit_actions (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  title text not null check (char_length(title) between 1 and 160),
  notes text not null default '' check (char_length(notes) <= 4000),
  -- A unit or group of units of the audit; null: everybody.
  unit_id uuid,
  responsible_id uuid,
  responsible_name text not null default '' check (char_length(responsible_name) <= 120),
  responsible_email text check (char_length(responsible_email) <= 254),
  due_on date,
  state text not null default 'planned' check (state in ('planned', 'under_way', 'done', 'abandoned')),
  figure text check (figure in ('clan', 'adhocracy', 'market', 'hierarchy', 'gap', 'strength', 'dispersion',
    'congruence', 'styles_apart')),
  direction text check (direction in ('up', 'down')),
  recommendation text check (char_length(recommendation) <= 60),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the responsible person was told that it is overdue; null again when person or date change.
  overdue_mailed_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, id),
  check ((figure is null) = (direction is null)),
  check (responsible_id is null or (responsible_name = '' and responsible_email is null)),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade,
  foreign key (organization_id, responsible_id) references users on delete set null (responsible_id)
);
call protect_tenant_table('audit_actions');
create index audit_actions_by_campaign on audit_actions (organization_id, campaign_id, due_on, id);
create index audit_actions_by_responsible on audit_actions (organization_id, responsible_id)
  where responsible_id is not null;
create index audit_actions_overdue on audit_actions (due_on)
  where state in ('planned', 'under_way') and overdue_mailed_at is null;

-- The page that tells those who answered an audit what was heard and what will be done. `content` is a copy of the
-- figures, texts and actions as they were when it was published; null: not published, or taken back. Of its readers
-- only a number is kept.
create table profiling_published_pages (
  organization_id uuid not null,
  campaign_id uuid not null,
  draft jsonb not null,
  saved_at timestamptz not null,
  version integer not null default 1,
  content jsonb,
  published_at timestamptz,
  openings integer not null default 0 check (openings >= 0),
  primary key (organization_id, campaign_id),
  check ((content is null) = (published_at is null)),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_published_pages');

-- Papers for employee representatives: the settings of the audit at each version. What was handed out stays as it was.
create table profiling_paper_versions (
  organization_id uuid not null,
  campaign_id uuid not null,
  number integer not null check (number > 0),
  created_at timestamptz not null,
  occasion text not null check (occasion in ('paper', 'change', 'opening')),
  digest text not null,
  settings jsonb not null,
  primary key (organization_id, campaign_id, number),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_paper_versions');
revoke update on profiling_paper_versions from cadran_app, cadran_platform;
