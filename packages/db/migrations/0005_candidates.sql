-- What happens with candidates who completed: interviews and decisions.

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

-- Reports that were printed, found by a digest of all that they are made from, so that nobody waits for the same one
-- again. Not logged: what a crash of the database empties is printed anew. Without the platform role: whoever may read a
-- report gets it in the transaction of its organisation.
create unlogged table printed_reports (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  digest bytea not null,
  content bytea not null,
  printed_at timestamptz not null,
  primary key (organization_id, questionnaire_id, digest),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('printed_reports', platform => false);
alter table printed_reports alter column content set storage external;
create index printed_reports_by_time on printed_reports (organization_id, printed_at desc);
