-- Candidates' rights: jobs that run once a day over all instances.

create table job_runs (
  name text primary key,
  ran_at timestamptz not null
);
grant select, insert, update on job_runs to cadran_app, cadran_platform;

-- Retention asks for closed campaigns, and those are few among many.
create index screening_campaigns_by_closing on screening_campaigns (closed_at) where closed_at is not null;
