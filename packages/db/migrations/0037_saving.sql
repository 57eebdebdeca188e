-- Respondents' answers are saved in one round trip: token, tenant, rules and rows in one statement. Each function
-- returns no row, and has written nothing, when anything is out of the ordinary; the server then saves in a
-- transaction, where its own code applies the rules one by one and says what is wrong.
-- They run with the rights of the caller, so that row-level security holds in them as everywhere.

-- The index of 0032 had the version in its condition, so that every save wrote to all indexes of the table.
drop index screening_questionnaires_never_saved;
create index screening_questionnaires_opened on screening_questionnaires (opened_at) where status = 'opened';

-- With what a save needs to know of a respondent's questionnaire: its language, and the version of its campaign, which
-- says by which rules answers are checked.
drop function find_access(bytea);
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

-- Whether a token still opens a questionnaire.
create function opens_questionnaire(token bytea, organization uuid, kind text, questionnaire uuid, at timestamptz)
returns boolean language sql stable
  return exists (
    select from access_tokens t
    where t.token_hash = token and t.expires_at > at
      and t.organization_id = organization and t.module = kind and t.questionnaire_id = questionnaire
  );

-- Keeps the newer answer of each item (newer_items of 0002) and returns the parts that changed.
create function keep_screening_answers(organization uuid, questionnaire uuid, sent jsonb)
returns table (part text, stamps jsonb) language plpgsql as $$
#variable_conflict use_column
begin
  return query
  insert into screening_answers as a (organization_id, questionnaire_id, part, answers, stamps, languages)
  select organization, questionnaire, s.part, s.answers, s.stamps, s.languages
  from jsonb_to_recordset(sent) as s (part text, answers jsonb, stamps jsonb, languages jsonb)
  on conflict (organization_id, questionnaire_id, part) do update
  set answers = a.answers || newer_items(a.stamps, excluded.answers, excluded.stamps),
      stamps = a.stamps || newer_items(a.stamps, excluded.stamps, excluded.stamps),
      languages = a.languages || newer_items(a.stamps, excluded.languages, excluded.stamps)
  where newer_items(a.stamps, excluded.stamps, excluded.stamps) <> '{}'
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
  set answers = a.answers || newer_items(a.stamps, excluded.answers, excluded.stamps),
      stamps = a.stamps || newer_items(a.stamps, excluded.stamps, excluded.stamps)
  where newer_items(a.stamps, excluded.stamps, excluded.stamps) <> '{}'
  returning a.part, a.stamps;
end $$;

-- `checked_version`: of the campaign whose rules the answers were checked by. `known_language`: of the questionnaire, to
-- be changed to `new_language` if that is not null. `kept`: the parts in which nothing stored is newer than what was
-- sent. `first`: nothing had been saved before.
create function save_screening_answers(
  token bytea, organization uuid, questionnaire uuid, checked_version integer, known_language text,
  sent jsonb, new_language text, at timestamptz
)
returns table (language text, opened_at timestamptz, version integer, first boolean, kept text[])
language plpgsql as $$
#variable_conflict use_column
declare
  before record;
  changed boolean;
  kept text[];
begin
  perform set_config('app.organization', organization::text, true);
  select q.language, q.opened_at, q.version into before
  from screening_questionnaires q
  join screening_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
  join organizations o on o.organization_id = q.organization_id
  where q.organization_id = organization and q.id = questionnaire and q.status = 'opened'
    and (new_language is not null or q.language = known_language)
    and c.status = 'open' and c.version = checked_version and o.status = 'active'
    and opens_questionnaire(token, organization, 'screening', questionnaire, at)
  for update of q;
  if not found then return; end if;
  select count(*) > 0, array_agg(k.part) filter (where k.stamps @> s.stamps) into changed, kept
  from keep_screening_answers(organization, questionnaire, sent) k
  join jsonb_to_recordset(sent) as s (part text, stamps jsonb) on s.part = k.part;
  new_language := coalesce(new_language, before.language);
  if changed or new_language <> before.language then
    update screening_questionnaires q
    set saved_at = at, language = new_language, version = before.version + 1
    where q.organization_id = organization and q.id = questionnaire;
    return query select new_language, before.opened_at, before.version + 1, before.version = 1, kept;
  else
    return query select new_language, before.opened_at, before.version, false, kept;
  end if;
end $$;

create function save_profiling_answers(
  token bytea, organization uuid, questionnaire uuid, checked_version integer, known_language text,
  sent jsonb, new_language text, at timestamptz
)
returns table (language text, opened_at timestamptz, version integer, first boolean, kept text[])
language plpgsql as $$
#variable_conflict use_column
declare
  before record;
  changed boolean;
  kept text[];
begin
  perform set_config('app.organization', organization::text, true);
  select q.language, q.version into before
  from profiling_questionnaires q
  join profiling_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
  join organizations o on o.organization_id = q.organization_id
  where q.organization_id = organization and q.id = questionnaire
    and (new_language is not null or q.language = known_language)
    and c.status = 'open' and c.version = checked_version and o.status = 'active'
    and opens_questionnaire(token, organization, 'profiling', questionnaire, at)
  for update of q;
  if not found then return; end if;
  select count(*) > 0, array_agg(k.part) filter (where k.stamps @> s.stamps) into changed, kept
  from keep_profiling_drafts(organization, questionnaire, sent) k
  join jsonb_to_recordset(sent) as s (part text, stamps jsonb) on s.part = k.part;
  new_language := coalesce(new_language, before.language);
  if changed or new_language <> before.language then
    update profiling_questionnaires q set language = new_language, version = before.version + 1
    where q.organization_id = organization and q.id = questionnaire;
    return query select new_language, null::timestamptz, before.version + 1, before.version = 1, kept;
  else
    return query select new_language, null::timestamptz, before.version, false, kept;
  end if;
end $$;

-- An employee who sends everything at once, with nothing saved before: the answers go under a new id, and what led to
-- them is deleted. The shared lock makes closing wait, as in every completion.
create function complete_profiling_questionnaire(
  token bytea, organization uuid, questionnaire uuid, checked_version integer,
  unit uuid, gender text, age_band text, tenure_band text, perceived jsonb, desired jsonb, at timestamptz
)
returns table (language text) language plpgsql as $$
#variable_conflict use_variable
declare
  before record;
begin
  perform set_config('app.organization', organization::text, true);
  perform from profiling_campaigns c
  where c.organization_id = organization and c.status = 'open' and c.version = checked_version
    and c.id = (select q.campaign_id from profiling_questionnaires q
                where q.organization_id = organization and q.id = questionnaire)
  for share;
  if not found then return; end if;
  select q.campaign_id, q.language into before
  from profiling_questionnaires q
  join organizations o on o.organization_id = q.organization_id
  where q.organization_id = organization and q.id = questionnaire and q.version = 1 and o.status = 'active'
    and opens_questionnaire(token, organization, 'profiling', questionnaire, at)
  for update of q;
  if not found then return; end if;
  insert into profiling_answers
    (organization_id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
  values (organization, before.campaign_id, unit, gender, age_band, tenure_band, perceived, desired);
  delete from profiling_questionnaires q where q.organization_id = organization and q.id = questionnaire;
  return query select before.language;
end $$;

-- A new questionnaire with the token that opens it. No row if the campaign cannot be answered, the organisation's budget
-- of starts (`most_begun`, counted under `begun_key`) is used up, a webhook is to be told of starts, or the same start was
-- made before.
create function start_screening_questionnaire(
  organization uuid, campaign uuid, begun_key text, most_begun integer, begun_until timestamptz,
  code_hash bytea, new_language text, notice text, longer boolean, instruments integer,
  token bytea, token_until timestamptz, at timestamptz
)
returns table (id uuid, campaign_version integer) language plpgsql as $$
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
