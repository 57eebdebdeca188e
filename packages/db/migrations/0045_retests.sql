-- Candidates who agreed to answer a second time after three weeks. Deleted with the candidate, when the second answers
-- were added up, and when their time is over. Recruiters see nothing of it.
create table retests (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  language text not null check (language in ('fr', 'en')),
  due_at timestamptz not null,
  -- Both set when the mail is queued; the link has the secret.
  ends_at timestamptz,
  secret_hash bytea,
  primary key (organization_id, questionnaire_id),
  check ((ends_at is null) = (secret_hash is null)),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('retests');
create index retests_due on retests (coalesce(ends_at, due_at));

-- The second answers until they are sent.
create table retest_answers (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  part text not null check (part in ('culture', 'values', 'personality', 'motivations')),
  answers jsonb not null,
  stamps jsonb not null,
  primary key (organization_id, questionnaire_id, part),
  foreign key (organization_id, questionnaire_id) references retests on delete cascade
);
call protect_tenant_table('retest_answers');

-- Keeps the newer answer of each item, as keep_screening_answers does.
create function keep_retest_answers(organization uuid, questionnaire uuid, sent jsonb)
returns table (part text, stamps jsonb) language plpgsql as $$
#variable_conflict use_column
begin
  return query
  insert into retest_answers as a (organization_id, questionnaire_id, part, answers, stamps)
  select organization, questionnaire, s.part, s.answers, s.stamps
  from jsonb_to_recordset(sent) as s (part text, answers jsonb, stamps jsonb)
  on conflict (organization_id, questionnaire_id, part) do update
  set answers = a.answers || newer_items(a.stamps, excluded.answers, excluded.stamps),
      stamps = a.stamps || newer_items(a.stamps, excluded.stamps, excluded.stamps)
  where newer_items(a.stamps, excluded.stamps, excluded.stamps) <> '{}'
  returning a.part, a.stamps;
end $$;
