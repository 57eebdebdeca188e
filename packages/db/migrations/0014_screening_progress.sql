-- How a campaign went, day by day: completions are counted from the index alone. Only finished candidates are in it, so
-- that beginning and saving pay nothing.

create index screening_questionnaires_by_completion
  on screening_questionnaires (organization_id, campaign_id, completed_at) where completed_at is not null;
