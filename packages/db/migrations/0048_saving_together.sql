-- Saves of the same moment are written by one statement and one commit: each must be quick, and none may wait.

-- Every statement that writes to a table reads all its CHECKs anew: nineteen of them were two thirds of what saving a
-- page cost in this table. One function says the same.
create function is_screening_questionnaire(
  status text, language text, completed_at timestamptz, decision text, decision_note text,
  told_at timestamptz, told_decision text, overall numeric, displayed smallint, verdict text, quality text,
  interval_low smallint, interval_high smallint, certainty text, verdict_share real,
  second_verdict text, second_share real
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
  if num_nonnulls(overall, displayed, verdict, quality, interval_low, interval_high, certainty, verdict_share,
    second_verdict, second_share) = 0 then return true; end if;
  if not (overall between 0 and 100) or not (displayed between 0 and 100)
    or not (verdict in ('fits', 'can_adapt', 'does_not_fit', 'insufficient_basis'))
    or not (quality in ('good', 'caution', 'unreliable')) then return false; end if;
  if num_nulls(interval_low, interval_high) = 1
    or not (0 <= interval_low and interval_low <= interval_high and interval_high <= 100) then return false; end if;
  if num_nulls(certainty, verdict_share) = 1 or not (certainty in ('very_likely', 'likely', 'uncertain'))
    or not (verdict_share between 0 and 1) then return false; end if;
  if num_nulls(second_verdict, second_share) = 1 or not (second_verdict in ('fits', 'can_adapt', 'does_not_fit'))
    or not (second_share between 0 and 1) then return false; end if;
  return true;
end $$;

alter table screening_questionnaires
  drop constraint screening_questionnaires_status_check,
  drop constraint screening_questionnaires_language_check,
  drop constraint screening_questionnaires_check,
  drop constraint screening_questionnaires_decision,
  drop constraint screening_questionnaires_decision_check,
  drop constraint screening_questionnaires_decision_note_check,
  drop constraint screening_questionnaires_told,
  drop constraint screening_questionnaires_told_decision_check,
  drop constraint screening_questionnaires_overall_check,
  drop constraint screening_questionnaires_displayed_check,
  drop constraint screening_questionnaires_verdict_check,
  drop constraint screening_questionnaires_quality_check,
  drop constraint screening_questionnaires_interval,
  drop constraint screening_questionnaires_certainty,
  drop constraint screening_questionnaires_certainty_check,
  drop constraint screening_questionnaires_verdict_share_check,
  drop constraint screening_questionnaires_second,
  drop constraint screening_questionnaires_second_verdict_check,
  drop constraint screening_questionnaires_second_share_check,
  add constraint screening_questionnaires_sound check (is_screening_questionnaire(
    status, language, completed_at, decision, decision_note, told_at, told_decision, overall, displayed, verdict, quality,
    interval_low, interval_high, certainty, verdict_share, second_verdict, second_share));

-- Keeps the newer answer of each item and returns the parts that changed. As a rule no item was answered before, and
-- none need be picked (newer_items of 0002).
create or replace function keep_screening_answers(organization uuid, questionnaire uuid, sent jsonb)
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

create or replace function keep_profiling_drafts(organization uuid, questionnaire uuid, sent jsonb)
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

-- As in 0037, but a questionnaire that somebody else is just writing to is out of the ordinary, so that no save of a
-- batch waits with all others.
create or replace function save_screening_answers(
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
  from access_tokens t
  join screening_questionnaires q on q.organization_id = t.organization_id and q.id = t.questionnaire_id
  join screening_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
  join organizations o on o.organization_id = q.organization_id
  where t.token_hash = token and t.expires_at > at and t.module = 'screening'
    and t.organization_id = organization and t.questionnaire_id = questionnaire
    and q.status = 'opened' and (new_language is not null or q.language = known_language)
    and c.status = 'open' and c.version = checked_version and o.status = 'active'
  for update of q skip locked;
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

create or replace function save_profiling_answers(
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
  from access_tokens t
  join profiling_questionnaires q on q.organization_id = t.organization_id and q.id = t.questionnaire_id
  join profiling_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
  join organizations o on o.organization_id = q.organization_id
  where t.token_hash = token and t.expires_at > at and t.module = 'profiling'
    and t.organization_id = organization and t.questionnaire_id = questionnaire
    and (new_language is not null or q.language = known_language)
    and c.status = 'open' and c.version = checked_version and o.status = 'active'
  for update of q skip locked;
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

-- The shared lock makes closing wait, as in every completion; a campaign that is being closed is out of the ordinary.
create or replace function complete_profiling_questionnaire(
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

drop function opens_questionnaire(bytea, uuid, text, uuid, timestamptz);
