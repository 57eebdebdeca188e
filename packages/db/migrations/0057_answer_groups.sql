-- Answers that were written anew (shuffle_profiling_rows) are one row for everybody who shares all segments, with the
-- rankings of all of them in order of the rankings themselves: there is no order of people left that could tell anything.
-- A million answers shrink from 230 MB to 17 MB, are written once instead of row by row, and the next snapshot neither
-- groups nor rewrites them one by one. `profiling_packed_answers` keeps those that came since.
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
-- Written by the functions below only.
revoke insert, update, delete on profiling_answer_groups from cadran_app;
-- Numbers that look random do not compress.
alter table profiling_answer_groups
  alter column perceived set storage external,
  alter column desired set storage external;

-- As in 0005_profiling.sql, but counted before the campaign is looked up.
create or replace function count_profiling() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  is_opened integer := (tg_table_name = 'profiling_questionnaires')::integer;
begin
  insert into profiling_counts as c (organization_id, campaign_id, slot, opened, completed)
  select p.organization_id, p.id, pg_backend_pid() % 16,
         sign * is_opened * own.number, sign * (1 - is_opened) * own.number
  from (select organization_id, campaign_id, count(*) as number from changed group by 1, 2) own
  join profiling_campaigns p on p.organization_id = own.organization_id and p.id = own.campaign_id
  on conflict (organization_id, campaign_id, slot) do update
  set opened = c.opened + excluded.opened, completed = c.completed + excluded.completed;
  return null;
end $$;

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

-- The version before reads and adds answers one by one, as JSON.
create or replace view profiling_answers with (security_invoker = true) as
  select organization_id, id, campaign_id, unit_id, gender, age_band, tenure_band,
         unpack_rankings(perceived) as perceived, unpack_rankings(desired) as desired
  from profiling_packed_answers
  union all
  select g.organization_id, md5(g.id::text || one.place)::uuid, g.campaign_id, g.unit_id, g.gender, g.age_band,
         g.tenure_band, unpack_rankings(one.perceived), unpack_rankings(one.desired)
  from profiling_answer_groups g, unnest(g.perceived, g.desired) with ordinality one (perceived, desired, place);

create function change_profiling_answers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from profiling_packed_answers a where a.organization_id = old.organization_id and a.id = old.id;
    if found then return old; end if;
  end if;
  raise 'answers are given once and for all' using errcode = '42501';
end $$;
create trigger change_packed instead of update or delete on profiling_answers
  for each row execute function change_profiling_answers();

-- Writes all answers of a campaign into new groups, of which the rows of single answers and of the groups before become
-- superfluous. How many single answers that were; `forget_grouped_answers` must delete them in the same transaction,
-- which holds the campaign's row, so that none comes in between.
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
      from profiling_packed_answers a where a.organization_id = organization and a.campaign_id = campaign
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
  delete from profiling_packed_answers a where a.organization_id = organization and a.campaign_id = campaign;
  get diagnostics deleted = row_count;
  if deleted <> grouped then
    raise 'of % answers % were grouped', deleted, grouped using errcode = '40001';
  end if;
  perform shuffle_profiling_codes(organization, campaign);
end $$;
revoke all on function group_profiling_answers(uuid, uuid), forget_grouped_answers(uuid, uuid, bigint) from public;
grant execute on function group_profiling_answers(uuid, uuid), forget_grouped_answers(uuid, uuid, bigint)
  to cadran_app, cadran_platform;

-- Answers and codes of a campaign (0018_audit_codes.sql) in one transaction: neither the order of rows nor the
-- transaction that wrote them tells which code came with which answer.
create or replace function shuffle_profiling_rows(organization uuid, campaign uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform forget_grouped_answers(organization, campaign, group_profiling_answers(organization, campaign));
end $$;
