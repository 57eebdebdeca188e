-- Who completed is a line of the owner's waiting digest, not a number in it: candidates who finish at the same moment
-- do not queue for one row, and who is erased before it leaves is not counted.
create table digest_lines (
  organization_id uuid not null,
  mail_id uuid not null,
  questionnaire_id uuid not null,
  campaign_id uuid not null,
  primary key (organization_id, mail_id, questionnaire_id),
  foreign key (organization_id, mail_id) references mails on delete cascade,
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('digest_lines');
create index digest_lines_by_questionnaire on digest_lines (organization_id, questionnaire_id);
