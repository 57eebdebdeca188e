-- Saves of the same moment are written by one statement for each organisation, as starting a statement takes longer
-- than writing a row. The functions of 0048 stay for the version before. As there: a save that is out of the ordinary
-- returns no row and has written nothing, and the functions run with the rights of the caller. A questionnaire may be
-- among the saves of one call once.

-- Keeps the newer answer of each item (keep_screening_answers of 0048), for all questionnaires of the call.
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

-- Planned once for a connection: their plans do not depend on the values, and planning took a sixth of the time.
alter function read_screening_completion set plan_cache_mode = force_generic_plan;
alter function complete_screening_questionnaire set plan_cache_mode = force_generic_plan;
alter function complete_profiling_questionnaire set plan_cache_mode = force_generic_plan;
alter function start_screening_questionnaire set plan_cache_mode = force_generic_plan;
