-- Audits that are compared over time. A new audit begins a series of its own; a repeated one continues that of the
-- audit before. Until now all audits of an organisation about one subject could be compared: they become one series.
-- `unit_matches`: the unit of a later audit that a unit of this one belongs to, where neither id nor name tell.
alter table profiling_campaigns
  add column series_id uuid not null default gen_random_uuid(),
  add column unit_matches jsonb not null default '{}';

create index profiling_campaigns_by_series on profiling_campaigns (organization_id, series_id);

update profiling_campaigns later
set series_id = first.series_id
from (
  select distinct on (organization_id, subject) organization_id, subject, series_id
  from profiling_campaigns
  order by organization_id, subject, created_at, id
) first
where first.organization_id = later.organization_id and first.subject = later.subject;
