-- How sure a score is (measurement.md §3), beside the score, so that lists show, filter and sort by it without reading
-- the detailed scores. Null for scores of engine 1, which stay as they are until they are recomputed.

alter table screening_questionnaires
  add column interval_low smallint,
  add column interval_high smallint,
  add column certainty text check (certainty in ('very_likely', 'likely', 'uncertain')),
  add column verdict_share real check (verdict_share between 0 and 1),
  add column second_verdict text check (second_verdict in ('fits', 'can_adapt', 'does_not_fit')),
  add column second_share real check (second_share between 0 and 1),
  add constraint screening_questionnaires_interval
    check (num_nulls(interval_low, interval_high) in (0, 2) and interval_low between 0 and interval_high
      and interval_high <= 100),
  add constraint screening_questionnaires_certainty check (num_nulls(certainty, verdict_share) in (0, 2)),
  add constraint screening_questionnaires_second check (num_nulls(second_verdict, second_share) in (0, 2));

-- As before, with the certainty among the filters.
drop index screening_questionnaires_by_outcome;
create index screening_questionnaires_by_outcome
  on screening_questionnaires (organization_id, campaign_id, status, verdict, certainty, quality, decision);

-- Whether a campaign mixes scores of several engines: its lowest and its highest version.
create index screening_questionnaires_by_engine
  on screening_questionnaires (organization_id, campaign_id, engine_version) where engine_version is not null;

-- Item -> the language in which the item was read; empty for answers given before (measurement.md §4).
alter table screening_answers add column languages jsonb not null default '{}';
