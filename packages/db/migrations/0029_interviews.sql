-- Interviews: a campaign's six questions, the questions of one candidate, and what each interviewer rated.

-- Null: the six of the bank of questions.
alter table screening_campaigns add column interview jsonb;

-- The questions as they were when somebody began to rate: later changes of the campaign or the scores leave them alone.
create table interviews (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  guide jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, questionnaire_id),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('interviews');

-- One sheet an interviewer. `reads_only`: has read the others' ratings without rating, and cannot rate any more.
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
