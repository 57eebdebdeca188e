-- Campaigns of both modules and the invitations to them.

-- Screening campaigns: candidates answer and are compared with the wishes of the profile.
create table screening_campaigns (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  name text not null check (char_length(name) between 3 and 120),
  custom_url text not null check (custom_url ~ '^[a-z0-9-]{3,60}$'),
  redirect_url text check (redirect_url like 'https://%'),
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Retention counts from here.
  closed_at timestamptz,
  -- The shortest retention its candidates may have read, when the organisation's own is made longer; null: what holds
  -- now.
  announced_retention_days integer check (announced_retention_days between 1 and 730),
  profile jsonb not null,
  questions jsonb not null default '[]',
  weights jsonb,
  -- The questions of the interview; null: the six of the bank of questions.
  interview jsonb,
  customization jsonb not null,
  allow_personal_report boolean not null default false,
  -- Whether the questionnaire's first screen shows the computed duration instead of the usual one.
  show_estimated_duration boolean not null default false,
  contact_email text check (char_length(contact_email) <= 254),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, custom_url),
  check ((status = 'closed') = (closed_at is not null)),
  -- Checked at the end of the transaction: an organisation is deleted with its users and its campaigns in any order.
  foreign key (organization_id, owner_id) references users deferrable initially deferred
);
call protect_tenant_table('screening_campaigns');
create index screening_campaigns_by_update on screening_campaigns (organization_id, updated_at desc, id);
create index screening_campaigns_by_name on screening_campaigns (organization_id, lower(name));
create index screening_campaigns_by_owner on screening_campaigns (organization_id, owner_id);
create index screening_campaigns_by_id on screening_campaigns (id);
create index screening_campaigns_by_closing on screening_campaigns (closed_at) where closed_at is not null;
-- Super administrators sort campaigns of all organisations.
create index screening_campaigns_over_all on screening_campaigns (updated_at desc, id);
create index screening_campaigns_by_name_over_all on screening_campaigns (lower(name), id);
create index screening_campaigns_by_creation_over_all on screening_campaigns (created_at, id);

-- Culture audits: employees answer, and groups of them are described.
create table profiling_campaigns (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  name text not null check (char_length(name) between 3 and 120),
  custom_url text not null check (custom_url ~ '^[a-z0-9-]{3,60}$'),
  redirect_url text check (redirect_url like 'https://%'),
  status text not null default 'open' check (status in ('open', 'closed')),
  closed_at timestamptz,
  -- From then on the minimum group is fixed.
  first_opened_at timestamptz,
  subject jsonb not null,
  -- Audits that are compared over time: a repeated audit continues the series of the one before.
  series_id uuid not null default gen_random_uuid(),
  units jsonb not null default '[]',
  -- Units that are only ever looked at together; fixed by the first snapshot.
  unit_groups jsonb not null default '[]',
  -- The unit of a later audit that a unit of this one belongs to, where neither id nor name tell.
  unit_matches jsonb not null default '{}',
  mandatory jsonb not null,
  values_sets jsonb not null default '[]',
  minimum_group integer not null check (minimum_group between 5 and 100),
  -- Who may answer: the holder of a single-use code, or anybody who has the link.
  access text not null default 'link' check (access in ('codes', 'link')),
  -- Mailed codes are derived from it and the address, so that a reminder can repeat them. Under the installation's key;
  -- null until the first code is mailed, and from closing on.
  code_secret bytea,
  codes_mailed integer not null default 0 check (codes_mailed >= 0),
  codes_printed integer not null default 0 check (codes_printed >= 0),
  -- What the organisation says of the audit in the papers for employee representatives.
  purpose jsonb not null default '{"fr": "", "en": ""}',
  legal_basis text not null default 'to_complete'
    check (legal_basis in ('to_complete', 'legitimate_interests', 'consent', 'public_task', 'agreement')),
  logo_etag text,
  customization jsonb not null,
  show_estimated_duration boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, custom_url),
  check ((status = 'closed') = (closed_at is not null)),
  check (status = 'closed' or first_opened_at is not null),
  -- Checked at the end of the transaction, as for screening campaigns.
  foreign key (organization_id, owner_id) references users deferrable initially deferred
);
call protect_tenant_table('profiling_campaigns');
create index profiling_campaigns_by_update on profiling_campaigns (organization_id, updated_at desc, id);
create index profiling_campaigns_by_name on profiling_campaigns (organization_id, lower(name));
create index profiling_campaigns_by_owner on profiling_campaigns (organization_id, owner_id);
create index profiling_campaigns_by_series on profiling_campaigns (organization_id, series_id);
create index profiling_campaigns_by_id on profiling_campaigns (id);
create index profiling_campaigns_over_all on profiling_campaigns (updated_at desc, id);
create index profiling_campaigns_by_name_over_all on profiling_campaigns (lower(name), id);
create index profiling_campaigns_by_creation_over_all on profiling_campaigns (created_at, id);

-- The logo of a culture audit.
create table profiling_campaign_logos (
  organization_id uuid not null,
  campaign_id uuid not null,
  content bytea not null,
  width integer not null,
  height integer not null,
  primary key (organization_id, campaign_id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_campaign_logos');

-- People who were invited to a campaign by mail.
create table invitations (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  screening_campaign_id uuid,
  profiling_campaign_id uuid,
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  name text not null default '' check (char_length(name) <= 120),
  language text not null check (language in ('fr', 'en')),
  invited_at timestamptz not null,
  -- What the invited candidate began. The invitation is deleted with it: erasing a candidate erases the address too.
  questionnaire_id uuid,
  -- Two addresses of one audit may have the same beginning of a hash: then the later one takes the next hash.
  code_round smallint not null default 0,
  primary key (organization_id, id),
  check (num_nonnulls(screening_campaign_id, profiling_campaign_id) = 1),
  -- Nobody may know who answered an audit.
  check (profiling_campaign_id is null or questionnaire_id is null),
  unique (organization_id, screening_campaign_id, email),
  unique (organization_id, profiling_campaign_id, email),
  foreign key (organization_id, screening_campaign_id) references screening_campaigns on delete cascade,
  foreign key (organization_id, profiling_campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('invitations');
create index invitations_by_questionnaire on invitations (organization_id, questionnaire_id)
  where questionnaire_id is not null;

alter table mails add foreign key (organization_id, invitation_id) references invitations on delete cascade;

-- A respondent's page names the campaign only; these find its organisation, with the rights of the owner.
create function find_screening_campaign(campaign uuid) returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id from screening_campaigns c where c.id = campaign
$$;
revoke all on function find_screening_campaign(uuid) from public;
grant execute on function find_screening_campaign(uuid) to cadran_app;

create function find_profiling_campaign(campaign uuid) returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id from profiling_campaigns c where c.id = campaign
$$;
revoke all on function find_profiling_campaign(uuid) from public;
grant execute on function find_profiling_campaign(uuid) to cadran_app;
