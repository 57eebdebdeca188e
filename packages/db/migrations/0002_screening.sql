-- Screening: campaigns, candidates' questionnaires and their answers; tokens bound to one questionnaire.

create table screening_campaigns (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  name text not null check (char_length(name) between 3 and 120),
  custom_url text not null check (custom_url ~ '^[a-z0-9-]{3,60}$'),
  redirect_url text check (redirect_url like 'https://%'),
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Retention counts from here (scoring.md §7).
  closed_at timestamptz,
  profile jsonb not null,
  questions jsonb not null default '[]',
  weights jsonb,
  customization jsonb not null,
  allow_personal_report boolean not null default false,
  contact_email text check (char_length(contact_email) <= 254),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, custom_url),
  check ((status = 'closed') = (closed_at is not null)),
  -- At the end of the transaction: an organisation takes its users and its campaigns with it, in any order.
  foreign key (organization_id, owner_id) references users deferrable initially deferred
);
call protect_tenant_table('screening_campaigns');
create index screening_campaigns_by_update on screening_campaigns (organization_id, updated_at desc, id);
create index screening_campaigns_by_name on screening_campaigns (organization_id, lower(name));
create index screening_campaigns_by_owner on screening_campaigns (organization_id, owner_id);
create index screening_campaigns_by_id on screening_campaigns (id);

-- One narrow row a candidate: lists read it, an autosave only raises its version (a heap-only update).
create table screening_questionnaires (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  status text not null default 'opened' check (status in ('opened', 'completed')),
  language text not null check (language in ('fr', 'en')),
  contact jsonb not null default '{}',
  contact_stamps jsonb not null default '{}',
  contact_name text not null generated always as (
    lower(coalesce(contact ->> 'lastName', '') || ' ' || coalesce(contact ->> 'firstName', ''))
  ) stored,
  -- What the candidate was told and agreed to before the first question, and whether to be kept longer.
  consented_at timestamptz not null,
  consent_version text not null,
  keep_longer boolean not null default false,
  opened_at timestamptz not null,
  saved_at timestamptz,
  completed_at timestamptz,
  resume_code_hash bytea,
  instruments_version integer,
  engine_version integer,
  scores jsonb,
  overall numeric(6, 3) check (overall between 0 and 100),
  verdict text check (verdict in ('fits', 'can_adapt', 'does_not_fit', 'insufficient_basis')),
  quality text check (quality in ('good', 'caution', 'unreliable')),
  decision text check (char_length(decision) <= 40),
  decision_note text check (char_length(decision_note) <= 4000),
  decided_by uuid,
  decided_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, id),
  check ((status = 'completed') = (completed_at is not null)),
  foreign key (organization_id, campaign_id) references screening_campaigns on delete cascade,
  foreign key (organization_id, decided_by) references users on delete set null (decided_by)
) with (fillfactor = 80);
call protect_tenant_table('screening_questionnaires');
create index screening_questionnaires_by_date
  on screening_questionnaires (organization_id, campaign_id, opened_at desc, id);
create index screening_questionnaires_by_name
  on screening_questionnaires (organization_id, campaign_id, contact_name, id);
create index screening_questionnaires_by_overall
  on screening_questionnaires (organization_id, campaign_id, overall desc nulls last, id);
create index screening_questionnaires_over_campaigns
  on screening_questionnaires (organization_id, opened_at desc, id);
create unique index screening_questionnaires_by_code
  on screening_questionnaires (organization_id, resume_code_hash) where resume_code_hash is not null;

-- One row a part of the questionnaire (culture, values, …, timings): item -> answer, item -> when it was given.
-- Measured against one jsonb per candidate: the same speed or better, 57 % of the log, no rewriting of all
-- answers at every save.
create table screening_answers (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  part text not null check (char_length(part) <= 40),
  answers jsonb not null,
  stamps jsonb not null,
  primary key (organization_id, questionnaire_id, part),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
) with (fillfactor = 80);
call protect_tenant_table('screening_answers');

-- Of `given`, the items whose stamp is newer than the stored one. Saving twice is saving once, in any order,
-- and an old tab that comes back does not undo what a newer one said.
create function newer_items(stored_stamps jsonb, given jsonb, given_stamps jsonb) returns jsonb
  language sql immutable parallel safe
  return (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(given)
    where coalesce((stored_stamps ->> key)::bigint, -1) < (given_stamps ->> key)::bigint
  );

-- Candidates by status, without counting them at every list. Sixteen rows a campaign, each connection on its
-- own, so that candidates who arrive together do not queue for one row; a list adds them up.
create table screening_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  slot smallint not null,
  opened integer not null,
  completed integer not null,
  primary key (organization_id, campaign_id, slot),
  foreign key (organization_id, campaign_id) references screening_campaigns on delete cascade
) with (fillfactor = 50);
call protect_tenant_table('screening_counts');

create function count_screening(org uuid, campaign uuid, more_opened integer, more_completed integer)
returns void language sql as $$
  insert into screening_counts as c (organization_id, campaign_id, slot, opened, completed)
  values (org, campaign, pg_backend_pid() % 16, more_opened, more_completed)
  on conflict (organization_id, campaign_id, slot) do update
  set opened = c.opened + excluded.opened, completed = c.completed + excluded.completed
$$;

create function count_screening_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_screening(new.organization_id, new.campaign_id,
      (new.status = 'opened')::integer, (new.status = 'completed')::integer);
  else
    perform count_screening(new.organization_id, new.campaign_id,
      (new.status = 'opened')::integer - (old.status = 'opened')::integer,
      (new.status = 'completed')::integer - (old.status = 'completed')::integer);
  end if;
  return null;
end $$;

create trigger screening_counted after insert on screening_questionnaires
  for each row execute function count_screening_change();
create trigger screening_recounted after update of status on screening_questionnaires
  for each row when (old.status is distinct from new.status) execute function count_screening_change();

-- Whole statements: a campaign may go with a hundred thousand candidates. Their tokens end with them; a
-- campaign that is itself being deleted is no longer there to be counted.
create function forget_screening() returns trigger language plpgsql as $$
begin
  perform count_screening(c.organization_id, c.id,
    -(count(*) filter (where gone.status = 'opened'))::integer,
    -(count(*) filter (where gone.status = 'completed'))::integer)
  from gone
  join screening_campaigns c on c.organization_id = gone.organization_id and c.id = gone.campaign_id
  group by c.organization_id, c.id;
  delete from access_tokens t using gone
  where t.organization_id = gone.organization_id and t.questionnaire_id = gone.id
    and t.module = 'screening';
  return null;
end $$;

-- A respondent's token opens one questionnaire and nothing else. For profiling, where no time finer than the
-- day may point to an answer, `expires_at` must be the end of a day.
alter table access_tokens
  add column organization_id uuid references organizations on delete cascade,
  add column module text check (module in ('screening', 'profiling')),
  add column questionnaire_id uuid,
  add constraint access_tokens_bound check (
    num_nulls(organization_id, module, questionnaire_id) in (0, 3)
    and (session_id is null or questionnaire_id is null)
  );
create index access_tokens_by_questionnaire on access_tokens (organization_id, questionnaire_id)
  where questionnaire_id is not null;

create trigger screening_forgotten after delete on screening_questionnaires
  referencing old table as gone for each statement execute function forget_screening();

drop function find_access(bytea);
create function find_access(token bytea)
returns table (
  expires_at timestamptz, session_id uuid, session_created_at timestamptz, session_used_at timestamptz,
  organization_id uuid, organization_status text, second_factor_for_admins boolean,
  user_id uuid, username text, role text, status text, must_change_password boolean,
  screening_enabled boolean, profiling_enabled boolean, second_factor boolean,
  module text, questionnaire_id uuid
)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.expires_at, s.id, s.created_at, s.used_at,
         o.organization_id, o.status, o.second_factor_for_admins,
         u.id, u.username, u.role, u.status, u.must_change_password,
         u.screening_enabled, u.profiling_enabled, u.totp_confirmed_at is not null,
         t.module, t.questionnaire_id
  from access_tokens t
  left join sessions s on s.id = t.session_id
  left join organizations o on o.organization_id = coalesce(s.organization_id, t.organization_id)
  left join users u on u.organization_id = s.organization_id and u.id = s.user_id
  where t.token_hash = token
$$;
revoke all on function find_access(bytea) from public;
grant execute on function find_access(bytea) to cadran_app;

-- A candidate's page names the campaign; whose it is must be known before the tenant can be set.
create function find_screening_campaign(campaign uuid) returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id from screening_campaigns c where c.id = campaign
$$;
revoke all on function find_screening_campaign(uuid) from public;
grant execute on function find_screening_campaign(uuid) to cadran_app;
