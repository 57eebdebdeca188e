-- The two rankings of a finished answer as one whole number each: five bits for every situation, six situations in the
-- lower and six in the upper half. A million answers take 130 MB instead of 1.8 GB, so that a snapshot reads them in one
-- pass and writes them anew in seconds. `profiling_answers` stays as a view with the rankings as JSON: the version before
-- reads and writes through it.

-- All rankings of the four types as their JSON is written; a code is a place in this list, from 0.
create function culture_rankings() returns text[] language sql immutable parallel safe as $$
  select array[
    '["clan", "adhocracy", "market", "hierarchy"]',
    '["clan", "adhocracy", "hierarchy", "market"]',
    '["clan", "market", "adhocracy", "hierarchy"]',
    '["clan", "market", "hierarchy", "adhocracy"]',
    '["clan", "hierarchy", "adhocracy", "market"]',
    '["clan", "hierarchy", "market", "adhocracy"]',
    '["adhocracy", "clan", "market", "hierarchy"]',
    '["adhocracy", "clan", "hierarchy", "market"]',
    '["adhocracy", "market", "clan", "hierarchy"]',
    '["adhocracy", "market", "hierarchy", "clan"]',
    '["adhocracy", "hierarchy", "clan", "market"]',
    '["adhocracy", "hierarchy", "market", "clan"]',
    '["market", "clan", "adhocracy", "hierarchy"]',
    '["market", "clan", "hierarchy", "adhocracy"]',
    '["market", "adhocracy", "clan", "hierarchy"]',
    '["market", "adhocracy", "hierarchy", "clan"]',
    '["market", "hierarchy", "clan", "adhocracy"]',
    '["market", "hierarchy", "adhocracy", "clan"]',
    '["hierarchy", "clan", "adhocracy", "market"]',
    '["hierarchy", "clan", "market", "adhocracy"]',
    '["hierarchy", "adhocracy", "clan", "market"]',
    '["hierarchy", "adhocracy", "market", "clan"]',
    '["hierarchy", "market", "clan", "adhocracy"]',
    '["hierarchy", "market", "adhocracy", "clan"]'
  ]
$$;

create function ranking_code(answers jsonb, situation text) returns bigint language sql immutable parallel safe as $$
  select (array_position(culture_rankings(), answers ->> situation) - 1)::bigint
$$;

-- Null unless every situation is fully ranked: such answers are not counted.
create function pack_rankings(answers jsonb) returns bigint language sql immutable parallel safe as $$
  select ranking_code(answers, 'dominant_characteristics_1')
    | (ranking_code(answers, 'dominant_characteristics_2') << 5)
    | (ranking_code(answers, 'leadership_1') << 10)
    | (ranking_code(answers, 'leadership_2') << 15)
    | (ranking_code(answers, 'management_of_employees_1') << 20)
    | (ranking_code(answers, 'management_of_employees_2') << 25)
    | (ranking_code(answers, 'organizational_glue_1') << 32)
    | (ranking_code(answers, 'organizational_glue_2') << 37)
    | (ranking_code(answers, 'strategic_emphases_1') << 42)
    | (ranking_code(answers, 'strategic_emphases_2') << 47)
    | (ranking_code(answers, 'criteria_of_success_1') << 52)
    | (ranking_code(answers, 'criteria_of_success_2') << 57)
$$;

create function ranking_of(packed bigint, place integer) returns jsonb language sql immutable parallel safe as $$
  select (culture_rankings())[1 + ((packed >> place) & 31)::integer]::jsonb
$$;

create function unpack_rankings(packed bigint) returns jsonb language sql stable parallel safe as $$
  select case when packed is null then '{}' else
    jsonb_build_object(
      'dominant_characteristics_1', ranking_of(packed, 0),
      'dominant_characteristics_2', ranking_of(packed, 5),
      'leadership_1', ranking_of(packed, 10),
      'leadership_2', ranking_of(packed, 15),
      'management_of_employees_1', ranking_of(packed, 20),
      'management_of_employees_2', ranking_of(packed, 25),
      'organizational_glue_1', ranking_of(packed, 32),
      'organizational_glue_2', ranking_of(packed, 37),
      'strategic_emphases_1', ranking_of(packed, 42),
      'strategic_emphases_2', ranking_of(packed, 47),
      'criteria_of_success_1', ranking_of(packed, 52),
      'criteria_of_success_2', ranking_of(packed, 57)
    ) end
$$;

alter table profiling_answers rename to profiling_packed_answers;
alter table profiling_packed_answers
  alter column perceived drop not null,
  alter column desired drop not null,
  alter column perceived type bigint using pack_rankings(perceived),
  alter column desired type bigint using pack_rankings(desired);

create view profiling_answers with (security_invoker = true) as
  select organization_id, id, campaign_id, unit_id, gender, age_band, tenure_band,
         unpack_rankings(perceived) as perceived, unpack_rankings(desired) as desired
  from profiling_packed_answers;
grant select, insert, delete on profiling_answers to cadran_app;

create function insert_profiling_answers() returns trigger language plpgsql as $$
begin
  insert into profiling_packed_answers
    (organization_id, id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
  values (new.organization_id, coalesce(new.id, gen_random_uuid()), new.campaign_id, new.unit_id, new.gender,
    new.age_band, new.tenure_band, pack_rankings(new.perceived), pack_rankings(new.desired));
  return new;
end $$;
create trigger insert_packed instead of insert on profiling_answers
  for each row execute function insert_profiling_answers();

-- As in 0018_audit_codes.sql, on the table itself.
create or replace function shuffle_profiling_rows(organization uuid, campaign uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if organization is distinct from current_organization() and current_setting('role') <> 'cadran_platform' then
    raise 'rows of another organisation' using errcode = '42501';
  end if;
  perform from profiling_campaigns c where c.organization_id = organization and c.id = campaign for update;
  with gone as (
    delete from profiling_packed_answers a
    where a.organization_id = organization and a.campaign_id = campaign returning a.*
  ), renamed as (select gen_random_uuid() as new_id, gone.* from gone)
  insert into profiling_packed_answers
    (organization_id, id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
  select organization_id, new_id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired
  from renamed order by new_id;
  perform shuffle_profiling_codes(organization, campaign);
end $$;

-- Who began and did not finish, and whether the same address has finished since: whom to remind is counted by it.
create index screening_questionnaires_by_address
  on screening_questionnaires (organization_id, campaign_id, status, lower(contact ->> 'email'));

-- What super admins sort mails by over all organisations. Mails that were not sent come last in both directions.
create index mails_by_recipient_over_all on mails (recipient, id);
create index mails_by_sending_over_all on mails (sent_at desc nulls last, id);
create index mails_by_first_sending_over_all on mails (sent_at, id);
