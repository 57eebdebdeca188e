-- What an organisation does after an audit: for whom, by whom, until when, and the figure it should move.
-- A member is named by their account and disappears with it; anybody else by a name and perhaps an address.
create table audit_actions (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  title text not null check (char_length(title) between 1 and 160),
  notes text not null default '' check (char_length(notes) <= 4000),
  -- A unit or group of units of the audit; null: everybody.
  unit_id uuid,
  responsible_id uuid,
  responsible_name text not null default '' check (char_length(responsible_name) <= 120),
  responsible_email text check (char_length(responsible_email) <= 254),
  due_on date,
  state text not null default 'planned' check (state in ('planned', 'under_way', 'done', 'abandoned')),
  figure text check (figure in ('clan', 'adhocracy', 'market', 'hierarchy', 'gap', 'strength', 'dispersion',
    'congruence', 'styles_apart')),
  direction text check (direction in ('up', 'down')),
  recommendation text check (char_length(recommendation) <= 60),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the responsible person was told that it is overdue; null again when person or date change.
  overdue_mailed_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, id),
  check ((figure is null) = (direction is null)),
  check (responsible_id is null or (responsible_name = '' and responsible_email is null)),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade,
  foreign key (organization_id, responsible_id) references users on delete set null (responsible_id)
);
call protect_tenant_table('audit_actions');
create index audit_actions_by_campaign on audit_actions (organization_id, campaign_id, due_on, id);
create index audit_actions_by_responsible on audit_actions (organization_id, responsible_id)
  where responsible_id is not null;
create index audit_actions_overdue on audit_actions (due_on)
  where state in ('planned', 'under_way') and overdue_mailed_at is null;

-- One more kind of mail, whichever kinds there are by now.
do $$
declare
  kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds from pg_constraint
  where conname = 'mails_kind_check' and conrelid = 'mails'::regclass;
  alter table mails drop constraint mails_kind_check;
  execute 'alter table mails add constraint mails_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''action_overdue''::text, ');
end $$;
