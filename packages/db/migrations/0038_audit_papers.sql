-- Papers for employee representatives: what the organisation says of an audit, and the settings of each version.
alter table profiling_campaigns
  add column purpose jsonb not null default '{"fr": "", "en": ""}',
  add column legal_basis text not null default 'to_complete'
    check (legal_basis in ('to_complete', 'legitimate_interests', 'consent', 'public_task', 'agreement'));

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
-- What was handed out stays as it was.
revoke update on profiling_paper_versions from cadran_app, cadran_platform;
