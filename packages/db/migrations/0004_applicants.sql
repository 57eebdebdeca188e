-- What the list of candidates shows of the scores, narrow beside the scores themselves, and what people decided.

alter table screening_questionnaires
  -- The integer that is shown and from which the verdict was taken: rounding `overall` again could differ.
  add column displayed smallint check (displayed between 0 and 100),
  -- Section -> the integer that is shown; null: not scored.
  add column section_scores jsonb,
  -- The wishes and weights the scores were computed against: a campaign changed later still explains an old score.
  add column scored_profile jsonb,
  alter column decision set default 'undecided';

-- Rows of all tenants, which row-level security hides from their owner too.
alter table screening_questionnaires no force row level security;
update screening_questionnaires set
  decision = coalesce(decision, 'undecided'),
  displayed = (scores ->> 'displayed')::smallint,
  section_scores = (
    select jsonb_object_agg(key, floor((value ->> 'score')::float8 + 0.5)::integer)
    from jsonb_each(scores -> 'sections')
  );
alter table screening_questionnaires force row level security;

alter table screening_questionnaires
  alter column decision set not null,
  add constraint screening_questionnaires_decision
    check (decision in ('undecided', 'shortlisted', 'interview', 'hired', 'rejected'));

-- Counting and filtering a campaign's candidates reads this alone, never the rows.
create index screening_questionnaires_by_outcome
  on screening_questionnaires (organization_id, campaign_id, status, verdict, quality, decision);
