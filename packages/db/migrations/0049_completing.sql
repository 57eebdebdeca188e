-- A candidate's completion in two round trips: one reads what is scored, one stores the scores with all that follows
-- from them. No transaction is open meanwhile. As the functions of 0037, both return no row, and have written nothing,
-- when anything is out of the ordinary, and run with the rights of the caller.

-- An owner who wants to be told and has no digest waiting is out of the ordinary.
create function read_screening_completion(
  token bytea, organization uuid, questionnaire uuid, checked_version integer, at timestamptz
)
returns table (
  language text, contact jsonb, contact_stamps jsonb, opened_at timestamptz, version integer,
  instruments_version integer, adds_up boolean, items json, stamps json
)
language plpgsql as $$
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

-- `read_version`: of the questionnaire when it was read; nothing may have been saved since. `computed`: the
-- scores. `added`: what is added up with others' answers. `event`: what webhooks are told. A digest that is just being
-- sent is out of the ordinary.
create function complete_screening_questionnaire(
  token bytea, organization uuid, questionnaire uuid, checked_version integer, read_version integer,
  sent jsonb, new_language text, computed jsonb, add_up boolean, added jsonb, event jsonb, at timestamptz
)
returns table (version integer) language plpgsql as $$
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
      interval_high = s."intervalHigh", certainty = s.certainty, verdict_share = s."verdictShare",
      second_verdict = s."secondVerdict", second_share = s."secondShare", section_scores = s."sectionScores",
      scored_profile = s."scoredProfile"
  from jsonb_to_record(computed) as s (scores jsonb, "engineVersion" integer, overall numeric, displayed smallint,
    verdict text, quality text, "intervalLow" smallint, "intervalHigh" smallint, certainty text, "verdictShare" real,
    "secondVerdict" text, "secondShare" real, "sectionScores" jsonb, "scoredProfile" jsonb)
  where q.organization_id = organization and q.id = questionnaire
  returning q.version into read_version;
  -- With the column that 0054 adds, so that erasing somebody deletes what waits of theirs.
  insert into evidence_waiting (organization_id, questionnaire_id, instrument_version, language, kind, numbers)
  select organization, questionnaire, coalesce(before.instruments_version, 1), before.language, a.kind, a.numbers
  from jsonb_to_recordset(added) as a (kind text, numbers integer[]);
  perform notify_webhooks(organization, 'candidate.completed', event, questionnaire, at);
  insert into digest_lines (organization_id, mail_id, questionnaire_id, campaign_id)
  select organization, digest, questionnaire, before.campaign_id where digest is not null;
  return query select read_version;
end $$;
