-- What waits to be added up is deleted with the candidate: erasing somebody leaves no row of theirs. Few wait of an
-- organisation, so the primary key finds them.
delete from evidence_waiting;
alter table evidence_waiting
  add column questionnaire_id uuid not null,
  add foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade;
