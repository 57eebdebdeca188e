-- Organisations, the activity log, mail and what all instances share.
-- Run as cadran_owner. The server logs in as cadran_app and takes the role cadran_platform for super administrators.

-- Rows of a tenant table are seen only inside a transaction that names their organisation.
-- The sub-select is evaluated once for each query; after SET LOCAL the setting is '' and not null.
create function current_organization() returns uuid
  language sql stable
  return (select nullif(current_setting('app.organization', true), '')::uuid);

-- Makes a table a tenant table: forced row-level security, its policies and its grants.
create procedure protect_tenant_table(tab regclass, platform boolean default true)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tab);
  execute format('alter table %s force row level security', tab);
  execute format(
    'create policy tenant on %s to cadran_app
       using (organization_id = (select current_organization()))
       with check (organization_id = (select current_organization()))', tab);
  execute format('grant select, insert, update, delete on %s to cadran_app', tab);
  if platform then
    execute format('create policy platform on %s to cadran_platform using (true) with check (true)', tab);
    execute format('grant select, insert, update, delete on %s to cadran_platform', tab);
  end if;
  execute format('create policy backup on %s for select to cadran_backup using (true)', tab);
  execute format('grant select on %s to cadran_backup', tab);
  -- Forced security applies to the owner too: migrations and restore need this policy.
  execute format('create policy maintenance on %s to cadran_owner using (true) with check (true)', tab);
end $$;

-- Organisations with their settings.
create table organizations (
  organization_id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 120),
  status text not null default 'active' check (status in ('active', 'inactive')),
  theme jsonb not null,
  logo_etag text,
  language text not null default 'fr' check (language in ('fr', 'en')),
  -- The IANA name of the zone in which dates are shown; null until an administrator has logged in.
  time_zone text check (char_length(time_zone) between 1 and 64),
  screening_retention_days integer not null default 90 check (screening_retention_days between 1 and 730),
  minimum_group integer not null default 5 check (minimum_group between 5 and 100),
  second_factor_for_admins boolean not null default false,
  -- An e-mail address or a text: whom candidates can write to about their data.
  privacy_contact text check (char_length(privacy_contact) between 1 and 200),
  -- What new campaigns begin with.
  default_parameters jsonb not null default '{}',
  -- Decision -> language -> subject and text of the mail to the candidate; the product's own where it says nothing.
  decision_texts jsonb not null default '{}',
  -- Whether answers are added to the sums of the evidence.
  add_up_answers boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
call protect_tenant_table('organizations');
create index organizations_by_name on organizations (lower(name));

-- The logo of an organisation.
create table organization_logos (
  organization_id uuid primary key references organizations on delete cascade,
  content bytea not null,
  width integer not null,
  height integer not null
);
call protect_tenant_table('organization_logos');

-- The activity log: who did what, when, in which role. Only the owner of the database can change or remove a line.
create table audit_log (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  -- People can change their full name but not their username; null if the actor is not a user.
  actor_username text,
  actor_role text not null,
  action text not null,
  target_type text not null,
  target_id uuid,
  target_name text not null default '',
  detail jsonb not null default '{}',
  primary key (organization_id, id)
);
call protect_tenant_table('audit_log');
revoke update, delete on audit_log from cadran_app, cadran_platform;
create index audit_log_by_time on audit_log (organization_id, at desc, id);
create index audit_log_over_all on audit_log (at desc, id);
create index audit_log_by_target on audit_log (target_id, at desc, id) where target_id is not null;
create index audit_log_by_actor on audit_log (actor_id, at desc, id) where actor_id is not null;

-- Mails to be sent and sent. A worker leases a mail (`sending`), hands it to the mail server and records the result. If
-- the worker dies in between, the lease expires and nobody can know the result: the status is then `unknown`.
create table mails (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('invitation', 'reminder', 'result', 'decision', 'digest', 'credentials',
    'password_reset', 'session_reused', 'action_overdue', 'erasure_held')),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  recipient text not null check (char_length(recipient) <= 254),
  recipient_name text not null default '' check (char_length(recipient_name) <= 120),
  reply_to text check (char_length(reply_to) <= 254),
  language text not null check (language in ('fr', 'en')),
  data jsonb not null,
  -- A link that opens an account, under the installation's key; deleted as soon as the mail is sent.
  secret bytea,
  -- Whom the mail is about: it is deleted with them.
  invitation_id uuid,
  questionnaire_id uuid,
  user_id uuid,
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  lease_until timestamptz,
  sent_at timestamptz,
  error text check (char_length(error) <= 500),
  primary key (organization_id, id),
  check ((status = 'sending') = (lease_until is not null)),
  check ((status = 'sent') = (sent_at is not null))
);
call protect_tenant_table('mails');
create index mails_due on mails (due_at, id) where status = 'queued';
create index mails_leased on mails (lease_until) where status = 'sending';
create index mails_by_time on mails (organization_id, created_at desc, id);
create index mails_by_invitation on mails (organization_id, invitation_id, created_at desc)
  where invitation_id is not null;
create index mails_by_questionnaire on mails (organization_id, questionnaire_id, created_at desc)
  where questionnaire_id is not null;
create index mails_by_user on mails (organization_id, user_id, created_at desc) where user_id is not null;
-- Candidates who complete while a digest waits are added to it; one that is being retried takes no more.
create unique index mails_one_digest on mails (organization_id, user_id)
  where kind = 'digest' and status = 'queued' and attempts = 0;
-- Two requests at the same moment cannot tell a candidate the decision twice.
create unique index mails_one_decision on mails (organization_id, questionnaire_id)
  where kind = 'decision' and status in ('queued', 'sending');
-- Super administrators sort and filter mails of all organisations. Mails that were not sent come last in both
-- directions.
create index mails_over_all on mails (created_at desc, id);
create index mails_by_status_over_all on mails (status, created_at desc, id);
create index mails_by_kind_over_all on mails (kind, created_at desc, id);
create index mails_by_recipient_over_all on mails (recipient, id);
create index mails_by_sending_over_all on mails (sent_at desc nulls last, id);
create index mails_by_first_sending_over_all on mails (sent_at, id);

-- Counters of requests, shared by all instances. Unlogged: after a crash of the database they start again at zero.
create unlogged table throttles (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
grant select, insert, update, delete on throttles to cadran_app;

-- When each daily job last ran, over all instances.
create table job_runs (
  name text primary key,
  ran_at timestamptz not null
);
grant select, insert, update on job_runs to cadran_app, cadran_platform;
grant select on job_runs to cadran_backup;

-- Which key the secrets in this database were made with: a keyed hash of nothing, from which the key cannot be told.
-- With another key every second factor and every return code would look wrong.
create table installation_key (
  only_one boolean primary key default true check (only_one),
  proof bytea not null
);
grant select, insert on installation_key to cadran_app;
grant select on installation_key to cadran_backup;
