-- What became of people who were hired: asked for after six and after twelve months.

-- When the decision became hired; another note on the same decision leaves it.
alter table screening_questionnaires add column hired_at timestamptz;
update screening_questionnaires set hired_at = coalesce(decided_at, now()) where decision = 'hired';

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
create index screening_questionnaires_by_hiring on screening_questionnaires (organization_id, hired_at)
  where hired_at is not null;

-- Deleted with the candidate. `counted`: the scores as they were added to the sums, so that a correction takes exactly
-- them away.
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

-- Two more kinds of mail, whichever kinds there are by now.
do $$
declare
  kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds from pg_constraint
  where conname = 'mails_kind_check' and conrelid = 'mails'::regclass;
  alter table mails drop constraint mails_kind_check;
  execute 'alter table mails add constraint mails_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''outcomes_due''::text, ''retest''::text, ');
end $$;

-- Sums that are read in steps of people. `running`: up to now; `published`: as they were when the last step was full.
-- Both are packed numbers and hold nothing of one person. They stay when a candidate is deleted.
create table stepped_sums (
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (char_length(kind) between 1 and 200),
  running_people integer not null default 0 check (running_people >= 0),
  running bytea not null default '',
  people integer not null default 0 check (people >= 0),
  published bytea not null default '',
  read_at timestamptz,
  primary key (organization_id, kind)
);
call protect_tenant_table('stepped_sums');
