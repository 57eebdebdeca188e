-- Profiling: campaigns, unfinished questionnaires, and finished answers to which nothing points.

create table profiling_campaigns (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  name text not null check (char_length(name) between 3 and 120),
  custom_url text not null check (custom_url ~ '^[a-z0-9-]{3,60}$'),
  redirect_url text check (redirect_url like 'https://%'),
  status text not null default 'open' check (status in ('open', 'closed')),
  closed_at timestamptz,
  -- From then on the minimum group is fixed (scoring.md §8).
  first_opened_at timestamptz,
  subject jsonb not null,
  units jsonb not null default '[]',
  mandatory jsonb not null,
  values_sets jsonb not null default '[]',
  minimum_group integer not null check (minimum_group between 5 and 100),
  logo_etag text,
  customization jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, custom_url),
  check ((status = 'closed') = (closed_at is not null)),
  check (status = 'closed' or first_opened_at is not null),
  -- At the end of the transaction: an organisation takes its users and its campaigns with it, in any order.
  foreign key (organization_id, owner_id) references users deferrable initially deferred
);
call protect_tenant_table('profiling_campaigns');
create index profiling_campaigns_by_update on profiling_campaigns (organization_id, updated_at desc, id);
create index profiling_campaigns_by_name on profiling_campaigns (organization_id, lower(name));
create index profiling_campaigns_by_owner on profiling_campaigns (organization_id, owner_id);
create index profiling_campaigns_by_id on profiling_campaigns (id);

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

-- Who has begun and not finished. The row goes when the questionnaire is completed, and with it the resume code,
-- the tokens and the draft: what remains is a row of profiling_answers under another, new id.
create table profiling_questionnaires (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  language text not null check (language in ('fr', 'en')),
  resume_code_hash bytea not null,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
) with (fillfactor = 80);
call protect_tenant_table('profiling_questionnaires', platform => false);
create index profiling_questionnaires_by_campaign on profiling_questionnaires (organization_id, campaign_id, id);
create unique index profiling_questionnaires_by_code
  on profiling_questionnaires (organization_id, resume_code_hash);

-- One row a part (segments, perceived, desired), as in screening. The stamps order two answers to one question;
-- they are moved by a secret distance for each questionnaire, so that they tell no time.
create table profiling_drafts (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  part text not null check (part in ('segments', 'perceived', 'desired')),
  answers jsonb not null,
  stamps jsonb not null,
  primary key (organization_id, questionnaire_id, part),
  foreign key (organization_id, questionnaire_id) references profiling_questionnaires on delete cascade
) with (fillfactor = 80);
call protect_tenant_table('profiling_drafts', platform => false);

-- The finished answers: bands, and type -> rank. No time, no language, no address, no key of a person, nothing that
-- leads back to the questionnaire in which they were given.
create table profiling_answers (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  unit_id uuid,
  gender text check (gender in ('male', 'female')),
  age_band text check (age_band in ('under_30', '30_39', '40_49', '50_plus')),
  tenure_band text check (tenure_band in ('under_2', '2_4', '5_9', '10_plus')),
  perceived jsonb not null,
  desired jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_answers', platform => false);
create index profiling_answers_by_campaign on profiling_answers (organization_id, campaign_id, id);
-- Given once and for all, by everybody's path.
revoke update on profiling_answers from cadran_app;

-- The platform's path lists ids and statuses, as a member's does. Rights by column: an answer, a segment or a resume
-- code is not readable there, whatever is asked.
grant select (organization_id, id, campaign_id) on profiling_questionnaires, profiling_answers to cadran_platform;
create policy platform on profiling_questionnaires for select to cadran_platform using (true);
create policy platform on profiling_answers for select to cadran_platform using (true);

-- That a key was used for a campaign: a keyed hash of what a browser chose at random, and no pointer to what it
-- answered. Stops double answers.
create table profiling_receipts (
  organization_id uuid not null,
  campaign_id uuid not null,
  receipt bytea not null,
  primary key (organization_id, campaign_id, receipt),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_receipts', platform => false);
revoke update on profiling_receipts from cadran_app;

-- Numbers of people without counting them, in sixteen rows a campaign (0002_screening.sql).
create table profiling_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  slot smallint not null,
  opened integer not null,
  completed integer not null,
  primary key (organization_id, campaign_id, slot),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
) with (fillfactor = 50);
call protect_tenant_table('profiling_counts');

-- Whole statements, in both directions: rows of the one table are opened, rows of the other completed. A campaign
-- that is itself being deleted is no longer there to be counted.
create function count_profiling() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  is_opened integer := (tg_table_name = 'profiling_questionnaires')::integer;
begin
  insert into profiling_counts as c (organization_id, campaign_id, slot, opened, completed)
  select p.organization_id, p.id, pg_backend_pid() % 16,
         sign * is_opened * count(*), sign * (1 - is_opened) * count(*)
  from changed
  join profiling_campaigns p on p.organization_id = changed.organization_id and p.id = changed.campaign_id
  group by p.organization_id, p.id
  on conflict (organization_id, campaign_id, slot) do update
  set opened = c.opened + excluded.opened, completed = c.completed + excluded.completed;
  return null;
end $$;

create trigger profiling_begun after insert on profiling_questionnaires
  referencing new table as changed for each statement execute function count_profiling();
create trigger profiling_left after delete on profiling_questionnaires
  referencing old table as changed for each statement execute function count_profiling();
create trigger profiling_answered after insert on profiling_answers
  referencing new table as changed for each statement execute function count_profiling();
create trigger profiling_removed after delete on profiling_answers
  referencing old table as changed for each statement execute function count_profiling();

-- Tokens end with the questionnaire they open.
create function forget_profiling_tokens() returns trigger language plpgsql as $$
begin
  delete from access_tokens t using gone
  where t.organization_id = gone.organization_id and t.questionnaire_id = gone.id
    and t.module = 'profiling';
  return null;
end $$;
create trigger profiling_forgotten after delete on profiling_questionnaires
  referencing old table as gone for each statement execute function forget_profiling_tokens();

-- An employee's page names the campaign; whose it is must be known before the tenant can be set.
create function find_profiling_campaign(campaign uuid) returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id from profiling_campaigns c where c.id = campaign
$$;
revoke all on function find_profiling_campaign(uuid) from public;
grant execute on function find_profiling_campaign(uuid) to cadran_app;
