-- What happens with candidates who completed: interviews, decisions, outcomes, retests.

-- The questions of a candidate's interview, as they were when somebody began to rate: later changes of the campaign or
-- of the scores do not change them.
create table interviews (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  guide jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, questionnaire_id),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('interviews');

-- What each interviewer rated. `reads_only`: has read the others' ratings without rating, and can rate no more.
create table interview_sheets (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  questionnaire_id uuid not null,
  interviewer_id uuid,
  reads_only boolean not null default false,
  ratings jsonb not null default '[]',
  note text not null default '' check (char_length(note) <= 4000),
  submitted_at timestamptz,
  saved_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, id),
  unique (organization_id, questionnaire_id, interviewer_id),
  check (not (reads_only and submitted_at is not null)),
  foreign key (organization_id, questionnaire_id) references interviews on delete cascade,
  foreign key (organization_id, interviewer_id) references users on delete set null (interviewer_id)
);
call protect_tenant_table('interview_sheets');
create index interview_sheets_by_interviewer on interview_sheets (organization_id, interviewer_id);

-- A candidate counts as told in the transaction that records the mail as sent, whichever process sends it.
create function record_told_decision() returns trigger language plpgsql as $$
begin
  update screening_questionnaires
  set told_at = new.sent_at, told_decision = new.data ->> 'decision'
  where organization_id = new.organization_id and id = new.questionnaire_id;
  return null;
end
$$;
create trigger mails_told_decision after update of status on mails
  for each row when (new.kind = 'decision' and new.status = 'sent' and old.status <> 'sent')
  execute function record_told_decision();

create function note_hiring() returns trigger language plpgsql as $$
begin
  if new.decision <> 'hired' then
    new.hired_at := null;
  elsif new.hired_at is null then
    new.hired_at := coalesce(new.decided_at, now());
  end if;
  return new;
end $$;
create trigger screening_questionnaires_hired before update of decision on screening_questionnaires
  for each row execute function note_hiring();
create trigger screening_questionnaires_made_hired before insert on screening_questionnaires
  for each row when (new.decision = 'hired') execute function note_hiring();

-- What became of people who were hired. `counted`: the scores as they were added to the sums, so that a correction
-- takes exactly them away.
create table outcomes (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  months smallint not null check (months in (6, 12)),
  stayed boolean not null,
  reason text check (reason in ('own_choice', 'employer_choice', 'end_of_contract', 'other')),
  performance smallint check (performance between 1 and 5),
  teamwork smallint check (teamwork between 1 and 5),
  learning smallint check (learning between 1 and 5),
  counted jsonb not null,
  entered_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, questionnaire_id, months),
  check (stayed = (reason is null)),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('outcomes');

-- Whose outcome the owner was asked for by mail, once for each time.
create table outcome_requests (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  months smallint not null check (months in (6, 12)),
  mailed_at timestamptz not null,
  primary key (organization_id, questionnaire_id, months),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('outcome_requests');

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
