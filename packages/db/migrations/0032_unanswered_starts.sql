-- Starts that never saved an answer are deleted after a week.
create index screening_questionnaires_never_saved on screening_questionnaires (opened_at)
  where status = 'opened' and version = 1;
