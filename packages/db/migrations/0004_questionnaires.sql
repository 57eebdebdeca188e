-- Questionnaires of both modules, their answers and the numbers of people, and the functions that start, save and
-- complete them.

-- Of `given`, the items whose stamp is newer than the stored one. Saving twice is saving once, in any order, and an old
-- tab does not undo what a newer one said.
create function newer_items(stored_stamps jsonb, given jsonb, given_stamps jsonb) returns jsonb
  language sql immutable parallel safe
  return (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(given)
    where coalesce((stored_stamps ->> key)::bigint, -1) < (given_stamps ->> key)::bigint
  );

-- Every statement that writes to a table reads all its CHECKs anew. As nineteen of them they were two thirds of what
-- saving a page cost in screening_questionnaires; this function checks the same.
create function is_screening_questionnaire(
  status text, language text, completed_at timestamptz, decision text, decision_note text,
  told_at timestamptz, told_decision text, overall numeric, displayed smallint, verdict text, quality text,
  interval_low smallint, interval_high smallint, certainty text
)
returns boolean language plpgsql immutable parallel safe as $$
begin
  -- As in a CHECK, what is unknown is no violation.
  if not (status in ('opened', 'completed') and language in ('fr', 'en')
    and (status = 'completed') = (completed_at is not null)) then return false; end if;
  if decision <> 'undecided' and not (decision in ('shortlisted', 'interview', 'hired', 'rejected')) then
    return false; end if;
  if not (char_length(decision_note) <= 4000) then return false; end if;
  if not ((told_at is null) = (told_decision is null)
    and coalesce(told_decision in ('shortlisted', 'interview', 'hired', 'rejected'), true)) then return false; end if;
  -- The scores of a completed questionnaire.
  if num_nonnulls(overall, displayed, verdict, quality, interval_low, interval_high, certainty) = 0 then return true; end if;
  if not (overall between 0 and 100) or not (displayed between 0 and 100)
    or not (verdict in ('fits', 'can_adapt', 'does_not_fit', 'insufficient_basis'))
    or not (quality in ('good', 'caution', 'unreliable')) then return false; end if;
  if num_nulls(interval_low, interval_high) = 1
    or not (0 <= interval_low and interval_low <= interval_high and interval_high <= 100) then return false; end if;
  if not (certainty in ('very_likely', 'likely', 'uncertain')) then return false; end if;
  return true;
end $$;

-- One narrow row for each candidate, so that lists read it and a save only raises its version (a heap-only update).
create table screening_questionnaires (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  status text not null default 'opened',
  language text not null,
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
  -- The wishes and weights the scores were computed against, which explain them after the campaign was changed.
  scored_profile jsonb,
  -- What lists show, filter and sort by, without reading the scores.
  overall numeric(6, 3),
  -- The integer that is shown and that the verdict was taken from: rounding `overall` again could differ.
  displayed smallint,
  interval_low smallint,
  interval_high smallint,
  verdict text,
  certainty text,
  quality text,
  -- Section -> the integer that is shown; null: not scored.
  section_scores jsonb,
  -- Whether the answers were handed over to be added up.
  added_up boolean not null default false,
  -- Whether the voluntary form about sex and age was sent, so that nobody sends it twice. What was said is
  -- in stepped_sums alone, added to that of others.
  group_form_sent boolean not null default false,
  decision text not null default 'undecided',
  decision_note text,
  decided_by uuid,
  decided_at timestamptz,
  -- The interview sheets that were submitted when the decision was taken.
  decision_sheets uuid[] not null default '{}',
  told_at timestamptz,
  -- The decision they were told: a later one is not told yet.
  told_decision text,
  version integer not null default 1,
  primary key (organization_id, id),
  constraint screening_questionnaires_sound check (is_screening_questionnaire(
    status, language, completed_at, decision, decision_note, told_at, told_decision, overall, displayed, verdict,
    quality, interval_low, interval_high, certainty)),
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
-- Super administrators list the candidates of all organisations by date. Every completion pays for an index, so they
-- sort by nothing else.
create index screening_questionnaires_over_all on screening_questionnaires (opened_at desc, id);
create unique index screening_questionnaires_by_code
  on screening_questionnaires (organization_id, resume_code_hash) where resume_code_hash is not null;
-- Counting and filtering a campaign's candidates reads this alone, never the rows.
create index screening_questionnaires_by_outcome
  on screening_questionnaires (organization_id, campaign_id, status, verdict, certainty, quality, decision);
-- Completions by day are counted from the index alone. Only finished candidates are in it, so that saving pays nothing.
create index screening_questionnaires_by_completion
  on screening_questionnaires (organization_id, campaign_id, completed_at) where completed_at is not null;
-- Whether a campaign has scores of another version of the engine: its lowest and its highest version.
create index screening_questionnaires_by_engine
  on screening_questionnaires (organization_id, campaign_id, engine_version) where engine_version is not null;
-- Finished and not told the decision; counted from the index alone.
create index screening_questionnaires_not_told
  on screening_questionnaires (organization_id, campaign_id, decision, completed_at)
  where status = 'completed' and told_decision is distinct from decision;
-- Whom to remind: who began and did not finish, unless the same address has finished since.
create index screening_questionnaires_by_address
  on screening_questionnaires (organization_id, campaign_id, status, lower(contact ->> 'email'));
-- Starts that never saved an answer are deleted after a week. The version is not part of the condition: every save
-- would write to all indexes.
create index screening_questionnaires_opened on screening_questionnaires (opened_at) where status = 'opened';

alter table mails add foreign key (organization_id, questionnaire_id) references screening_questionnaires
  on delete cascade;
alter table invitations add foreign key (organization_id, questionnaire_id) references screening_questionnaires
  on delete cascade;

-- A candidate's answers, one row for each part of the questionnaire (culture, values, …, timings): item -> answer, item
-- -> when it was given, item -> the language in which it was read. One jsonb for each candidate would rewrite all
-- answers at every save, with almost twice the write-ahead log.
create table screening_answers (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  part text not null check (char_length(part) <= 40),
  answers jsonb not null,
  stamps jsonb not null,
  languages jsonb not null default '{}',
  primary key (organization_id, questionnaire_id, part),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
) with (fillfactor = 80);
call protect_tenant_table('screening_answers');

-- Numbers of candidates by status. Sixteen rows for each campaign, one for each connection in turn, so that candidates
-- who arrive together do not wait for one row; a list adds them up.
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

-- For whole statements, because a campaign may be deleted with a hundred thousand candidates. Their tokens are deleted
-- with them; a campaign that is itself being deleted is not counted.
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

create trigger screening_forgotten after delete on screening_questionnaires
  referencing old table as gone for each statement execute function forget_screening();

-- Who completed, as lines of the owner's waiting digest: candidates who finish at the same moment do not wait for one
-- row, and who is erased before the digest is sent is not counted.
create table digest_lines (
  organization_id uuid not null,
  mail_id uuid not null,
  questionnaire_id uuid not null,
  campaign_id uuid not null,
  primary key (organization_id, mail_id, questionnaire_id),
  foreign key (organization_id, mail_id) references mails on delete cascade,
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('digest_lines');
create index digest_lines_by_questionnaire on digest_lines (organization_id, questionnaire_id);

-- Employees who have begun an audit and not finished it. The row is deleted when the questionnaire is completed, and
-- with it the return code, the tokens and the draft.
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

-- Unfinished answers, one row for each part. The stamps order two answers to one question; they are moved by a secret
-- distance for each questionnaire, so that they tell no time.
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

-- Finished answers: bands, and the rankings of each side as one whole number (packages/scoring/src/culture), five bits
-- for every situation, six situations in the lower and six in the upper half. No time, no language, no address, no key
-- of a person, nothing that leads back to the questionnaire in which they were given.
create table profiling_answers (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  unit_id uuid,
  gender text check (gender in ('male', 'female')),
  age_band text check (age_band in ('under_30', '30_39', '40_49', '50_plus')),
  tenure_band text check (tenure_band in ('under_2', '2_4', '5_9', '10_plus')),
  perceived bigint,
  desired bigint,
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_answers', platform => false);
create index profiling_answers_by_campaign on profiling_answers (organization_id, campaign_id, id);
-- Given once and for all, whoever asks.
revoke update on profiling_answers from cadran_app;

-- Super administrators list ids and statuses, as a member does. Rights by column: they can read no answer, segment or
-- return code.
grant select (organization_id, id, campaign_id) on profiling_questionnaires, profiling_answers to cadran_platform;
create policy platform on profiling_questionnaires for select to cadran_platform using (true);
create policy platform on profiling_answers for select to cadran_platform using (true);

-- That a browser has answered an audit: a keyed hash of what it chose at random, and no pointer to its answers. Stops
-- double answers.
create table profiling_receipts (
  organization_id uuid not null,
  campaign_id uuid not null,
  receipt bytea not null,
  primary key (organization_id, campaign_id, receipt),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_receipts', platform => false);
revoke update on profiling_receipts from cadran_app;

-- Numbers of employees by status, as screening_counts.
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

-- For whole statements: rows of the one table are opened, rows of the other completed. A campaign that is itself being
-- deleted is not counted.
create function count_profiling() returns trigger language plpgsql as $$
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

create trigger profiling_begun after insert on profiling_questionnaires
  referencing new table as changed for each statement execute function count_profiling();
create trigger profiling_left after delete on profiling_questionnaires
  referencing old table as changed for each statement execute function count_profiling();
create trigger profiling_answered after insert on profiling_answers
  referencing new table as changed for each statement execute function count_profiling();
create trigger profiling_removed after delete on profiling_answers
  referencing old table as changed for each statement execute function count_profiling();

-- Tokens are deleted with the questionnaire they open.
create function forget_profiling_tokens() returns trigger language plpgsql as $$
begin
  delete from access_tokens t using gone
  where t.organization_id = gone.organization_id and t.questionnaire_id = gone.id
    and t.module = 'profiling';
  return null;
end $$;
create trigger profiling_forgotten after delete on profiling_questionnaires
  referencing old table as gone for each statement execute function forget_profiling_tokens();

-- Whom a token belongs to: a user, or a questionnaire with its language and the version of its campaign, which says by
-- which rules answers are checked. Runs with the rights of the owner, because the organisation is not known yet.
create function find_access(token bytea)
returns table (
  expires_at timestamptz, session_id uuid, session_created_at timestamptz, session_used_at timestamptz,
  organization_id uuid, organization_status text, second_factor_for_admins boolean,
  user_id uuid, username text, display_name text, role text, status text, must_change_password boolean,
  screening_enabled boolean, profiling_enabled boolean, second_factor boolean,
  module text, questionnaire_id uuid, language text, campaign_id uuid, campaign_version integer
)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.expires_at, s.id, s.created_at, s.used_at,
         o.organization_id, o.status, o.second_factor_for_admins,
         u.id, u.username, u.display_name, u.role, u.status, u.must_change_password,
         u.screening_enabled, u.profiling_enabled, u.totp_confirmed_at is not null,
         t.module, t.questionnaire_id, q.language, q.campaign_id, q.campaign_version
  from access_tokens t
  left join sessions s on s.id = t.session_id
  left join organizations o on o.organization_id = coalesce(s.organization_id, t.organization_id)
  left join users u on u.organization_id = s.organization_id and u.id = s.user_id
  left join lateral (
    select own.language, own.campaign_id, c.version as campaign_version
    from screening_questionnaires own
    join screening_campaigns c on c.organization_id = own.organization_id and c.id = own.campaign_id
    where t.module = 'screening' and own.organization_id = t.organization_id and own.id = t.questionnaire_id
    union all
    select own.language, own.campaign_id, c.version
    from profiling_questionnaires own
    join profiling_campaigns c on c.organization_id = own.organization_id and c.id = own.campaign_id
    where t.module = 'profiling' and own.organization_id = t.organization_id and own.id = t.questionnaire_id
  ) q on true
  where t.token_hash = token
$$;
revoke all on function find_access(bytea) from public;
grant execute on function find_access(bytea) to cadran_app;

-- Starting, saving and completing take one round trip each (completing a candidate's questionnaire two): token, tenant,
-- rules and rows in one statement. Each function returns no row, and has written nothing, when anything is out of the
-- ordinary; the server then works in a transaction, where its own code applies the rules one by one and says what is
-- wrong. They run with the rights of the caller, so that row-level security holds in them as everywhere. They are
-- planned once for a connection: their plans do not depend on the values, and planning took a sixth of the time.

-- A new questionnaire with the token that opens it. No row if the campaign cannot be answered, the organisation's
-- budget of starts (`most_begun`, counted under `begun_key`) is used up, a webhook is to be told of starts, or the same
-- start was made before.
create function start_screening_questionnaire(
  organization uuid, campaign uuid, begun_key text, most_begun integer, begun_until timestamptz,
  code_hash bytea, new_language text, notice text, longer boolean, instruments integer,
  token bytea, token_until timestamptz, at timestamptz
)
returns table (id uuid, campaign_version integer) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  campaign_version integer;
  new_id uuid;
begin
  perform set_config('app.organization', organization::text, true);
  select c.version into campaign_version
  from screening_campaigns c
  join organizations o on o.organization_id = c.organization_id
  where c.organization_id = organization and c.id = campaign and c.status = 'open' and o.status = 'active'
    and not exists (select from throttles t where t.key = begun_key and t.count >= most_begun
                      and t.resets_at > at and t.resets_at <= begun_until)
    and not exists (select from webhooks w where w.organization_id = organization and w.active
                      and 'candidate.started' = any (w.events));
  if not found then return; end if;
  insert into screening_questionnaires (organization_id, campaign_id, language, consented_at, consent_version,
    keep_longer, opened_at, resume_code_hash, instruments_version)
  values (organization, campaign, new_language, at, notice, longer, at, code_hash, instruments)
  on conflict do nothing
  returning screening_questionnaires.id into new_id;
  if not found then return; end if;
  insert into access_tokens (token_hash, expires_at, organization_id, module, questionnaire_id)
  values (token, token_until, organization, 'screening', new_id);
  return query select new_id, campaign_version;
end $$;

-- Keeps the newer answer of each item and returns the parts that changed. As a rule no item was answered before, and
-- none need be picked.
create function keep_screening_answers(organization uuid, questionnaire uuid, sent jsonb)
returns table (part text, stamps jsonb) language plpgsql as $$
#variable_conflict use_column
begin
  return query
  insert into screening_answers as a (organization_id, questionnaire_id, part, answers, stamps, languages)
  select organization, questionnaire, s.part, s.answers, s.stamps, s.languages
  from jsonb_to_recordset(sent) as s (part text, answers jsonb, stamps jsonb, languages jsonb)
  on conflict (organization_id, questionnaire_id, part) do update
  set (answers, stamps, languages) = (
    select a.answers || case when all_new then excluded.answers
                             else newer_items(a.stamps, excluded.answers, excluded.stamps) end,
           a.stamps || case when all_new then excluded.stamps
                             else newer_items(a.stamps, excluded.stamps, excluded.stamps) end,
           a.languages || case when all_new then excluded.languages
                             else newer_items(a.stamps, excluded.languages, excluded.stamps) end
    from (select not a.stamps ?| array(select jsonb_object_keys(excluded.stamps)) offset 0) as _ (all_new))
  where not a.stamps ?| array(select jsonb_object_keys(excluded.stamps))
    or newer_items(a.stamps, excluded.stamps, excluded.stamps) <> '{}'
  returning a.part, a.stamps;
end $$;

create function keep_profiling_drafts(organization uuid, questionnaire uuid, sent jsonb)
returns table (part text, stamps jsonb) language plpgsql as $$
#variable_conflict use_column
begin
  return query
  insert into profiling_drafts as a (organization_id, questionnaire_id, part, answers, stamps)
  select organization, questionnaire, s.part, s.answers, s.stamps
  from jsonb_to_recordset(sent) as s (part text, answers jsonb, stamps jsonb)
  on conflict (organization_id, questionnaire_id, part) do update
  set (answers, stamps) = (
    select a.answers || case when all_new then excluded.answers
                             else newer_items(a.stamps, excluded.answers, excluded.stamps) end,
           a.stamps || case when all_new then excluded.stamps
                             else newer_items(a.stamps, excluded.stamps, excluded.stamps) end
    from (select not a.stamps ?| array(select jsonb_object_keys(excluded.stamps)) offset 0) as _ (all_new))
  where not a.stamps ?| array(select jsonb_object_keys(excluded.stamps))
    or newer_items(a.stamps, excluded.stamps, excluded.stamps) <> '{}'
  returning a.part, a.stamps;
end $$;

-- Saves of the same moment are written by one statement for each organisation, as starting a statement takes longer
-- than writing a row. `version`: of the campaign whose rules the answers were checked by. `known`: the language of the
-- questionnaire, to be changed to `language` if that is not null. `kept`: the parts in which nothing stored is newer
-- than what was sent. `first`: nothing had been saved before. A questionnaire may be among the saves of one call once;
-- one that somebody else is just writing to is out of the ordinary, so that no save waits.
create function save_screening_answers(organization uuid, saves jsonb)
returns table (place integer, language text, contact jsonb, contact_stamps jsonb, opened_at timestamptz,
  version integer, first boolean, kept text[])
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  perform set_config('app.organization', organization::text, true);
  return query
  with own as materialized (
    select s.place, s.sent, s.contact as new_contact, s."contactStamps" as new_stamps, s.at, q.id, q.opened_at, q.version,
           q.contact, q.contact_stamps, coalesce(s.language, q.language) as language,
           coalesce(s.language, q.language) <> q.language as translated
    from jsonb_to_recordset(saves) as s (place integer, token text, questionnaire uuid, version integer, known text,
      sent jsonb, contact jsonb, "contactStamps" jsonb, email text, language text, at timestamptz)
    join access_tokens t on t.token_hash = decode(s.token, 'hex')
    join screening_questionnaires q on q.organization_id = organization and q.id = s.questionnaire
    join screening_campaigns c on c.organization_id = organization and c.id = q.campaign_id
    join organizations o on o.organization_id = organization
    where t.expires_at > s.at and t.module = 'screening'
      and t.organization_id = organization and t.questionnaire_id = s.questionnaire
      and q.status = 'opened' and (s.language is not null or q.language = s.known)
      and c.status = 'open' and c.version = s.version and o.status = 'active'
      -- An invitation that waits for this address is linked by the server.
      and (s.email is null or not exists (
        select from invitations i
        where i.organization_id = organization and i.screening_campaign_id = q.campaign_id and i.email = s.email
          and i.questionnaire_id is null))
    for update of q skip locked
  ), parts as materialized (
    select own.id, own.place, p.part, p.answers, p.stamps, p.languages
    from own cross join jsonb_to_recordset(own.sent) as p (part text, answers jsonb, stamps jsonb, languages jsonb)
  ), stored as (
    insert into screening_answers as a (organization_id, questionnaire_id, part, answers, stamps, languages)
    select organization, p.id, p.part, p.answers, p.stamps, p.languages from parts p
    on conflict (organization_id, questionnaire_id, part) do update
    set (answers, stamps, languages) = (
      select a.answers || case when all_new then excluded.answers
                               else newer_items(a.stamps, excluded.answers, excluded.stamps) end,
             a.stamps || case when all_new then excluded.stamps
                               else newer_items(a.stamps, excluded.stamps, excluded.stamps) end,
             a.languages || case when all_new then excluded.languages
                               else newer_items(a.stamps, excluded.languages, excluded.stamps) end
      from (select not a.stamps ?| array(select jsonb_object_keys(excluded.stamps)) offset 0) as _ (all_new))
    where not a.stamps ?| array(select jsonb_object_keys(excluded.stamps))
      or newer_items(a.stamps, excluded.stamps, excluded.stamps) <> '{}'
    returning a.questionnaire_id, a.part, a.stamps
  ), merged as materialized (
    select own.place, own.id, own.version, own.language, own.at, own.opened_at,
           own.translated or exists (select from stored s where s.questionnaire_id = own.id)
             or own.new_contact is not null
               and newer_items(own.contact_stamps, own.new_stamps, own.new_stamps) <> '{}' as changed,
           case when own.new_contact is null then own.contact
             else own.contact || newer_items(own.contact_stamps, own.new_contact, own.new_stamps) end as contact,
           case when own.new_contact is null then own.contact_stamps
             else own.contact_stamps || newer_items(own.contact_stamps, own.new_stamps, own.new_stamps) end as stamps,
           (select array_agg(p.part) from parts p
            join stored s on s.questionnaire_id = p.id and s.part = p.part
            where p.place = own.place and s.stamps @> p.stamps) as kept
    from own
  ), touched as (
    update screening_questionnaires q
    set saved_at = m.at, language = m.language, version = m.version + 1, contact = m.contact, contact_stamps = m.stamps
    from merged m
    where q.organization_id = organization and q.id = m.id and m.changed
  )
  select m.place, m.language, m.contact, m.stamps, m.opened_at, m.version + m.changed::integer,
         m.version = 1 and m.changed, m.kept
  from merged m;
end $$;

create function save_profiling_answers(organization uuid, saves jsonb)
returns table (place integer, language text, contact jsonb, contact_stamps jsonb, opened_at timestamptz,
  version integer, first boolean, kept text[])
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  perform set_config('app.organization', organization::text, true);
  return query
  with own as materialized (
    select s.place, s.sent, q.id, q.version, coalesce(s.language, q.language) as language,
           coalesce(s.language, q.language) <> q.language as translated
    from jsonb_to_recordset(saves) as s (place integer, token text, questionnaire uuid, version integer, known text,
      sent jsonb, language text, at timestamptz)
    join access_tokens t on t.token_hash = decode(s.token, 'hex')
    join profiling_questionnaires q on q.organization_id = organization and q.id = s.questionnaire
    join profiling_campaigns c on c.organization_id = organization and c.id = q.campaign_id
    join organizations o on o.organization_id = organization
    where t.expires_at > s.at and t.module = 'profiling'
      and t.organization_id = organization and t.questionnaire_id = s.questionnaire
      and (s.language is not null or q.language = s.known)
      and c.status = 'open' and c.version = s.version and o.status = 'active'
    for update of q skip locked
  ), parts as materialized (
    select own.id, own.place, p.part, p.answers, p.stamps
    from own cross join jsonb_to_recordset(own.sent) as p (part text, answers jsonb, stamps jsonb)
  ), stored as (
    insert into profiling_drafts as a (organization_id, questionnaire_id, part, answers, stamps)
    select organization, p.id, p.part, p.answers, p.stamps from parts p
    on conflict (organization_id, questionnaire_id, part) do update
    set (answers, stamps) = (
      select a.answers || case when all_new then excluded.answers
                               else newer_items(a.stamps, excluded.answers, excluded.stamps) end,
             a.stamps || case when all_new then excluded.stamps
                               else newer_items(a.stamps, excluded.stamps, excluded.stamps) end
      from (select not a.stamps ?| array(select jsonb_object_keys(excluded.stamps)) offset 0) as _ (all_new))
    where not a.stamps ?| array(select jsonb_object_keys(excluded.stamps))
      or newer_items(a.stamps, excluded.stamps, excluded.stamps) <> '{}'
    returning a.questionnaire_id, a.part, a.stamps
  ), merged as materialized (
    select own.place, own.id, own.version, own.language,
           own.translated or exists (select from stored s where s.questionnaire_id = own.id) as changed,
           (select array_agg(p.part) from parts p
            join stored s on s.questionnaire_id = p.id and s.part = p.part
            where p.place = own.place and s.stamps @> p.stamps) as kept
    from own
  ), touched as (
    update profiling_questionnaires q set language = m.language, version = m.version + 1
    from merged m
    where q.organization_id = organization and q.id = m.id and m.changed
  )
  select m.place, m.language, '{}'::jsonb, '{}'::jsonb, null::timestamptz, m.version + m.changed::integer,
         m.version = 1 and m.changed, m.kept
  from merged m;
end $$;

-- What is scored of a candidate who completes. An owner who wants to be told and has no digest waiting is out of the
-- ordinary.
create function read_screening_completion(
  token bytea, organization uuid, questionnaire uuid, checked_version integer, at timestamptz
)
returns table (
  language text, contact jsonb, contact_stamps jsonb, opened_at timestamptz, version integer,
  instruments_version integer, adds_up boolean, items json, stamps json
)
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  perform set_config('app.organization', organization::text, true);
  return query
  select q.language, q.contact, q.contact_stamps, q.opened_at, q.version, q.instruments_version, o.add_up_answers,
         a.items, a.stamps
  from access_tokens t
  join screening_questionnaires q on q.organization_id = t.organization_id and q.id = t.questionnaire_id
  join screening_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
  join users u on u.organization_id = c.organization_id and u.id = c.owner_id
  join organizations o on o.organization_id = q.organization_id
  cross join lateral (
    select coalesce(json_object_agg(own.part, own.answers), '{}'), coalesce(json_object_agg(own.part, own.stamps), '{}')
    from screening_answers own
    where own.organization_id = organization and own.questionnaire_id = questionnaire
  ) as a (items, stamps)
  where t.token_hash = token and t.expires_at > at and t.module = 'screening'
    and t.organization_id = organization and t.questionnaire_id = questionnaire
    and q.status = 'opened' and c.status = 'open' and c.version = checked_version and o.status = 'active'
    and (not u.notifications or u.status <> 'active' or exists (
      select from mails m
      where m.organization_id = organization and m.user_id = u.id
        and m.kind = 'digest' and m.status = 'queued' and m.attempts = 0));
end $$;

-- Stores the scores with all that follows from them. `read_version`: of the questionnaire when it was read; nothing may
-- have been saved since. `computed`: the scores. `added`: what is added up with others' answers. `event`: what webhooks
-- are told. A digest that is just being sent is out of the ordinary.
create function complete_screening_questionnaire(
  token bytea, organization uuid, questionnaire uuid, checked_version integer, read_version integer,
  sent jsonb, new_language text, computed jsonb, add_up boolean, added jsonb, event jsonb, at timestamptz
)
returns table (version integer) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  before record;
  digest uuid;
  changed boolean;
begin
  perform set_config('app.organization', organization::text, true);
  select q.campaign_id, q.instruments_version, coalesce(new_language, q.language) as language,
         coalesce(new_language <> q.language, false) as translated, c.owner_id,
         u.notifications and u.status = 'active' as told
  into before
  from access_tokens t
  join screening_questionnaires q on q.organization_id = t.organization_id and q.id = t.questionnaire_id
  join screening_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
  join users u on u.organization_id = c.organization_id and u.id = c.owner_id
  join organizations o on o.organization_id = q.organization_id
  where t.token_hash = token and t.expires_at > at and t.module = 'screening'
    and t.organization_id = organization and t.questionnaire_id = questionnaire
    and q.status = 'opened' and q.version = read_version
    and c.status = 'open' and c.version = checked_version
    and o.status = 'active' and (o.add_up_answers or not add_up)
  for update of q skip locked;
  if not found then return; end if;
  if before.told then
    select m.id into digest from mails m
    where m.organization_id = organization and m.user_id = before.owner_id
      and m.kind = 'digest' and m.status = 'queued' and m.attempts = 0
    for key share skip locked;
    if not found then return; end if;
  end if;
  select count(*) > 0 into changed from keep_screening_answers(organization, questionnaire, sent);
  update screening_questionnaires q
  set status = 'completed', completed_at = at, saved_at = at, language = before.language,
      version = read_version + case when changed or before.translated then 2 else 1 end,
      added_up = add_up, scores = s.scores, engine_version = s."engineVersion", overall = s.overall,
      displayed = s.displayed, verdict = s.verdict, quality = s.quality, interval_low = s."intervalLow",
      interval_high = s."intervalHigh", certainty = s.certainty, section_scores = s."sectionScores",
      scored_profile = s."scoredProfile"
  from jsonb_to_record(computed) as s (scores jsonb, "engineVersion" integer, overall numeric, displayed smallint,
    verdict text, quality text, "intervalLow" smallint, "intervalHigh" smallint, certainty text, "sectionScores" jsonb, "scoredProfile" jsonb)
  where q.organization_id = organization and q.id = questionnaire
  returning q.version into read_version;
  insert into evidence_waiting (organization_id, questionnaire_id, instrument_version, language, kind, numbers)
  select organization, questionnaire, coalesce(before.instruments_version, 1), before.language, a.kind, a.numbers
  from jsonb_to_recordset(added) as a (kind text, numbers integer[]);
  perform notify_webhooks(organization, 'candidate.completed', event, questionnaire, at);
  insert into digest_lines (organization_id, mail_id, questionnaire_id, campaign_id)
  select organization, digest, questionnaire, before.campaign_id where digest is not null;
  return query select read_version;
end $$;

-- An employee who sends everything at once, with nothing saved before: the answers go under a new id, and what led to
-- them is deleted. The shared lock makes closing wait, as in every completion; a campaign that is being closed is out
-- of the ordinary.
create function complete_profiling_questionnaire(
  token bytea, organization uuid, questionnaire uuid, checked_version integer,
  unit uuid, gender text, age_band text, tenure_band text, perceived bigint, desired bigint, at timestamptz
)
returns table (language text) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_variable
declare
  before record;
begin
  perform set_config('app.organization', organization::text, true);
  perform from profiling_campaigns c
  where c.organization_id = organization and c.status = 'open' and c.version = checked_version
    and c.id = (select q.campaign_id from profiling_questionnaires q
                where q.organization_id = organization and q.id = questionnaire)
  for share skip locked;
  if not found then return; end if;
  select q.campaign_id, q.language into before
  from profiling_questionnaires q
  join organizations o on o.organization_id = q.organization_id
  join access_tokens t on t.organization_id = q.organization_id and t.questionnaire_id = q.id
  where q.organization_id = organization and q.id = questionnaire and q.version = 1 and o.status = 'active'
    and t.token_hash = token and t.expires_at > at and t.module = 'profiling'
  for update of q skip locked;
  if not found then return; end if;
  insert into profiling_answers
    (organization_id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
  values (organization, before.campaign_id, unit, gender, age_band, tenure_band, perceived, desired);
  delete from profiling_questionnaires q where q.organization_id = organization and q.id = questionnaire;
  return query select before.language;
end $$;
