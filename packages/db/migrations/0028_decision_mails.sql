-- Candidates are told what was decided: in the organisation's own words, a day after somebody asked for it, and once.

-- Decision -> language -> subject and text; the product's own apply where it says nothing.
alter table organizations add column decision_texts jsonb not null default '{}';

alter table screening_questionnaires
  add column told_at timestamptz,
  -- The decision they were told: a later one is not told yet.
  add column told_decision text check (told_decision in ('shortlisted', 'interview', 'hired', 'rejected')),
  add constraint screening_questionnaires_told check ((told_at is null) = (told_decision is null));

-- Finished, and not told; counted from the index alone.
create index screening_questionnaires_not_told
  on screening_questionnaires (organization_id, campaign_id, decision, completed_at)
  where status = 'completed' and told_decision is distinct from decision;

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in ('invitation', 'reminder', 'result', 'decision', 'digest',
    'credentials', 'password_reset', 'session_reused'));

-- Two requests at the same moment cannot tell somebody twice.
create unique index mails_one_decision on mails (organization_id, questionnaire_id)
  where kind = 'decision' and status in ('queued', 'sending');

-- In the transaction that records the mail as sent, whichever process sends it.
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
