-- Mail: who was invited, what is to be sent or was, and links that open an account once.

create table invitations (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  screening_campaign_id uuid,
  profiling_campaign_id uuid,
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  name text not null default '' check (char_length(name) <= 120),
  language text not null check (language in ('fr', 'en')),
  invited_at timestamptz not null,
  -- What the invited person began. The invitation goes with it: erasing a candidate erases the address too.
  questionnaire_id uuid,
  primary key (organization_id, id),
  check (num_nonnulls(screening_campaign_id, profiling_campaign_id) = 1),
  -- Who answered an audit is nobody's to know.
  check (profiling_campaign_id is null or questionnaire_id is null),
  unique (organization_id, screening_campaign_id, email),
  unique (organization_id, profiling_campaign_id, email),
  foreign key (organization_id, screening_campaign_id) references screening_campaigns on delete cascade,
  foreign key (organization_id, profiling_campaign_id) references profiling_campaigns on delete cascade,
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('invitations');
create index invitations_by_questionnaire on invitations (organization_id, questionnaire_id)
  where questionnaire_id is not null;

-- The outbox. A worker takes a mail by a lease (`sending`), speaks to the mail server, and writes what became of it.
-- Whoever dies in between leaves an expired lease: then nobody can know, and `unknown` says so.
create table mails (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('invitation', 'reminder', 'result', 'digest', 'credentials', 'password_reset')),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  recipient text not null check (char_length(recipient) <= 254),
  recipient_name text not null default '' check (char_length(recipient_name) <= 120),
  reply_to text check (char_length(reply_to) <= 254),
  language text not null check (language in ('fr', 'en')),
  data jsonb not null,
  -- A link that opens an account, under the installation's key; gone as soon as the mail is.
  secret bytea,
  -- Whom it is about: it goes with them.
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
  check ((status = 'sent') = (sent_at is not null)),
  foreign key (organization_id, invitation_id) references invitations on delete cascade,
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade,
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('mails');
create index mails_due on mails (due_at, id) where status = 'queued';
create index mails_leased on mails (lease_until) where status = 'sending';
create index mails_by_time on mails (organization_id, created_at desc, id);
create index mails_over_all on mails (created_at desc, id);
create index mails_by_invitation on mails (organization_id, invitation_id, created_at desc)
  where invitation_id is not null;
create index mails_by_questionnaire on mails (organization_id, questionnaire_id, created_at desc)
  where questionnaire_id is not null;
create index mails_by_user on mails (organization_id, user_id, created_at desc) where user_id is not null;
-- What completes while a digest waits is told by that digest; one that is being retried is full.
create unique index mails_one_digest on mails (organization_id, user_id)
  where kind = 'digest' and status = 'queued' and attempts = 0;

create table password_resets (
  organization_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (organization_id, user_id, token_hash),
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('password_resets');

-- Somebody says to have forgotten a password. Global: whether the name exists is looked up later, by the worker, so
-- that neither the answer nor its time tells.
create table password_requests (
  id uuid primary key default gen_random_uuid(),
  identifier text not null check (char_length(identifier) <= 254),
  requested_at timestamptz not null
);
grant select, insert, delete on password_requests to cadran_app;

create function find_password_reset(token bytea)
returns table (organization_id uuid, user_id uuid, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organization_id, r.user_id, r.expires_at from password_resets r where r.token_hash = token
$$;
revoke all on function find_password_reset(bytea) from public;
grant execute on function find_password_reset(bytea) to cadran_app;
