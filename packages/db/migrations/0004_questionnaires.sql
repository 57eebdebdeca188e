-- Questionnaires of both modules, their answers and the numbers of people.

-- One narrow row for each candidate, for lists. Saving an answer does not touch it.
create table screening_questionnaires (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  status text not null default 'opened' check (status in ('opened', 'completed')),
  language text not null check (language in ('fr', 'en')),
  -- The newest of the contact details that were saved, so that lists show and find an unfinished candidate.
  contact jsonb not null default '{}',
  contact_name text not null generated always as (
    lower(coalesce(contact ->> 'lastName', '') || ' ' || coalesce(contact ->> 'firstName', ''))
  ) stored,
  -- What the candidate was told and agreed to before the first question, and whether to be kept longer.
  consented_at timestamptz not null,
  consent_version text not null,
  keep_longer boolean not null default false,
  opened_at timestamptz not null,
  completed_at timestamptz,
  resume_code_hash bytea,
  instruments_version integer,
  engine_version integer,
  scores jsonb,
  -- The wishes and weights the scores were computed against, which explain them after the campaign was changed.
  scored_profile jsonb,
  -- What lists show, filter and sort by, without reading the scores.
  overall numeric(6, 3) check (overall between 0 and 100),
  -- The integer that is shown and that the verdict was taken from: rounding `overall` again could differ.
  displayed smallint check (displayed between 0 and 100),
  interval_low smallint,
  interval_high smallint,
  verdict text check (verdict in ('fits', 'can_adapt', 'does_not_fit', 'insufficient_basis')),
  certainty text check (certainty in ('very_likely', 'likely', 'uncertain')),
  quality text check (quality in ('good', 'caution', 'unreliable')),
  -- Section -> the integer that is shown; null: not scored.
  section_scores jsonb,
  -- Whether the answers were handed over to be added up.
  added_up boolean not null default false,
  -- Whether the voluntary form about sex and age was sent, so that nobody sends it twice. What was said is
  -- in stepped_sums alone, added to that of others.
  group_form_sent boolean not null default false,
  decision text not null default 'undecided'
    check (decision in ('undecided', 'shortlisted', 'interview', 'hired', 'rejected')),
  decision_note text check (char_length(decision_note) <= 4000),
  decided_by uuid,
  decided_at timestamptz,
  -- The interview sheets that were submitted when the decision was taken.
  decision_sheets uuid[] not null default '{}',
  told_at timestamptz,
  -- The decision they were told: a later one is not told yet.
  told_decision text check (told_decision in ('shortlisted', 'interview', 'hired', 'rejected')),
  version integer not null default 1,
  primary key (organization_id, id),
  check ((status = 'completed') = (completed_at is not null)),
  check ((interval_low is null) = (interval_high is null)),
  check (0 <= interval_low and interval_low <= interval_high and interval_high <= 100),
  check ((told_at is null) = (told_decision is null)),
  foreign key (organization_id, campaign_id) references screening_campaigns on delete cascade,
  foreign key (organization_id, decided_by) references users on delete set null (decided_by)
);
call protect_tenant_table('screening_questionnaires');
create index screening_questionnaires_by_date
  on screening_questionnaires (organization_id, campaign_id, opened_at desc, id);
create index screening_questionnaires_by_name
  on screening_questionnaires (organization_id, campaign_id, contact_name, id);
create index screening_questionnaires_by_overall
  on screening_questionnaires (organization_id, campaign_id, overall desc nulls last, id);
create index screening_questionnaires_over_campaigns
  on screening_questionnaires (organization_id, opened_at desc, id);
-- Super administrators list the candidates of all organisations by date. Every completion pays for an index, so they
-- sort by nothing else.
create index screening_questionnaires_over_all on screening_questionnaires (opened_at desc, id);
create unique index screening_questionnaires_by_code
  on screening_questionnaires (organization_id, resume_code_hash) where resume_code_hash is not null;
-- Counting and filtering a campaign's candidates reads this alone, never the rows.
create index screening_questionnaires_by_outcome
  on screening_questionnaires (organization_id, campaign_id, status, verdict, certainty, quality, decision);
-- Completions by day are counted from the index alone. Only finished candidates are in it, so that saving pays nothing.
create index screening_questionnaires_by_completion
  on screening_questionnaires (organization_id, campaign_id, completed_at) where completed_at is not null;
-- Whether a campaign has scores of another version of the engine: its lowest and its highest version.
create index screening_questionnaires_by_engine
  on screening_questionnaires (organization_id, campaign_id, engine_version) where engine_version is not null;
-- Finished and not told the decision, the longest waiting first.
create index screening_questionnaires_not_told
  on screening_questionnaires (organization_id, campaign_id, completed_at, id)
  where status = 'completed' and told_decision is distinct from decision;
-- Whom to remind: who began and did not finish, unless the same address has finished since.
create index screening_questionnaires_by_address
  on screening_questionnaires (organization_id, campaign_id, status, lower(contact ->> 'email'));
-- Starts that never saved an answer are deleted after a week.
create index screening_questionnaires_opened on screening_questionnaires (opened_at) where status = 'opened';

alter table mails add foreign key (organization_id, questionnaire_id) references screening_questionnaires
  on delete cascade;
alter table invitations add foreign key (organization_id, questionnaire_id) references screening_questionnaires
  on delete cascade;

-- What an unfinished candidate saved: a row for each save, part -> item -> [answer, stamp, language], page times among
-- them. A row is only ever added, so that a save writes as little as possible and two devices cannot overwrite each
-- other; the server folds the rows by their stamps when somebody reads them. Completing deletes them.
create table screening_saves (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  id uuid not null default gen_random_uuid(),
  saved_at timestamptz not null,
  items jsonb not null,
  primary key (organization_id, questionnaire_id, id),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('screening_saves');
revoke update on screening_saves from cadran_app, cadran_platform;

-- A candidate's finished answers: part -> item -> answer, page times among them, and part -> item -> the language in
-- which it was read.
create table screening_answers (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  answers jsonb not null,
  languages jsonb not null,
  primary key (organization_id, questionnaire_id),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('screening_answers');

-- Numbers of candidates by status; of those who completed, how many have no decision or were not told it, and how long
-- the others had waited. Sixteen rows for each campaign, one for each connection in turn, so that candidates who arrive
-- together do not wait for one row; a list adds them up.
create table screening_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  slot smallint not null,
  opened integer not null,
  completed integer not null,
  undecided integer not null,
  not_told integer not null,
  told_seconds bigint not null,
  primary key (organization_id, campaign_id, slot),
  foreign key (organization_id, campaign_id) references screening_campaigns on delete cascade
) with (fillfactor = 50);
call protect_tenant_table('screening_counts');

create function count_screening(
  org uuid, campaign uuid, more_opened integer, more_completed integer, more_undecided integer, more_not_told integer,
  more_told_seconds bigint
)
returns void language sql as $$
  insert into screening_counts as c
    (organization_id, campaign_id, slot, opened, completed, undecided, not_told, told_seconds)
  values (org, campaign, pg_backend_pid() % 16, more_opened, more_completed, more_undecided, more_not_told,
    more_told_seconds)
  on conflict (organization_id, campaign_id, slot) do update
  set opened = c.opened + excluded.opened, completed = c.completed + excluded.completed,
    undecided = c.undecided + excluded.undecided, not_told = c.not_told + excluded.not_told,
    told_seconds = c.told_seconds + excluded.told_seconds
$$;

-- 0 for who was not told the decision.
create function told_seconds(decision text, told_decision text, completed_at timestamptz, told_at timestamptz)
  returns bigint language sql immutable parallel safe
  return coalesce(case when told_decision = decision then extract(epoch from told_at - completed_at)::bigint end, 0);

-- Everything of `old` is null where a row was inserted.
create function count_screening_change() returns trigger language plpgsql as $$
begin
  perform count_screening(new.organization_id, new.campaign_id,
    (new.status = 'opened')::integer - coalesce((old.status = 'opened')::integer, 0),
    (new.status = 'completed')::integer - coalesce((old.status = 'completed')::integer, 0),
    (new.status = 'completed' and new.decision = 'undecided')::integer
      - coalesce((old.status = 'completed' and old.decision = 'undecided')::integer, 0),
    (new.status = 'completed' and new.told_decision is distinct from new.decision)::integer
      - coalesce((old.status = 'completed' and old.told_decision is distinct from old.decision)::integer, 0),
    told_seconds(new.decision, new.told_decision, new.completed_at, new.told_at)
      - told_seconds(old.decision, old.told_decision, old.completed_at, old.told_at));
  return null;
end $$;

create trigger screening_counted after insert on screening_questionnaires
  for each row execute function count_screening_change();
create trigger screening_recounted after update of status, decision, told_decision, told_at on screening_questionnaires
  for each row when ((old.status, old.decision, old.told_decision, old.told_at)
    is distinct from (new.status, new.decision, new.told_decision, new.told_at))
  execute function count_screening_change();

-- For whole statements, because a campaign may be deleted with a hundred thousand candidates. Their tokens are deleted
-- with them; a campaign that is itself being deleted is not counted.
create function forget_screening() returns trigger language plpgsql as $$
begin
  perform count_screening(c.organization_id, c.id,
    -(count(*) filter (where gone.status = 'opened'))::integer,
    -(count(*) filter (where gone.status = 'completed'))::integer,
    -(count(*) filter (where gone.status = 'completed' and gone.decision = 'undecided'))::integer,
    -(count(*) filter (where gone.status = 'completed' and gone.told_decision is distinct from gone.decision))::integer,
    -sum(told_seconds(gone.decision, gone.told_decision, gone.completed_at, gone.told_at))::bigint)
  from gone
  join screening_campaigns c on c.organization_id = gone.organization_id and c.id = gone.campaign_id
  group by c.organization_id, c.id;
  delete from access_tokens t using gone
  where t.organization_id = gone.organization_id and t.questionnaire_id = gone.id
    and t.module = 'screening';
  return null;
end $$;

create trigger screening_forgotten after delete on screening_questionnaires
  referencing old table as gone for each statement execute function forget_screening();

-- Who completed, as lines of the owner's waiting digest: candidates who finish at the same moment do not wait for one
-- row, and who is erased before the digest is sent is not counted.
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

-- Employees who have begun an audit and not finished it. The row is deleted when the questionnaire is completed, and
-- with it the return code, the tokens and the draft.
create table profiling_questionnaires (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  language text not null check (language in ('fr', 'en')),
  resume_code_hash bytea not null,
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_questionnaires', platform => false);
create index profiling_questionnaires_by_campaign on profiling_questionnaires (organization_id, campaign_id, id);
create unique index profiling_questionnaires_by_code
  on profiling_questionnaires (organization_id, resume_code_hash);

-- What an employee saved and has not sent, as screening_saves, with no language and no page times. The stamps are moved
-- by a secret distance for each questionnaire, so that they tell no time.
create table profiling_saves (
  organization_id uuid not null,
  questionnaire_id uuid not null,
  id uuid not null default gen_random_uuid(),
  items jsonb not null,
  primary key (organization_id, questionnaire_id, id),
  foreign key (organization_id, questionnaire_id) references profiling_questionnaires on delete cascade
);
call protect_tenant_table('profiling_saves', platform => false);
revoke update on profiling_saves from cadran_app;

-- Finished answers: bands, and the rankings of each side as one whole number (packages/scoring/src/culture), five bits
-- for every situation, six situations in the lower and six in the upper half. No time, no language, no address, no key
-- of a person, nothing that leads back to the questionnaire in which they were given.
create table profiling_answers (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  unit_id uuid,
  gender text check (gender in ('male', 'female')),
  age_band text check (age_band in ('under_30', '30_39', '40_49', '50_plus')),
  tenure_band text check (tenure_band in ('under_2', '2_4', '5_9', '10_plus')),
  perceived bigint,
  desired bigint,
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_answers', platform => false);
create index profiling_answers_by_campaign on profiling_answers (organization_id, campaign_id, id);
-- Given once and for all, whoever asks.
revoke update on profiling_answers from cadran_app;

-- Super administrators list ids and statuses, as a member does. Rights by column: they can read no answer, segment or
-- return code.
grant select (organization_id, id, campaign_id) on profiling_questionnaires, profiling_answers to cadran_platform;
create policy platform on profiling_questionnaires for select to cadran_platform using (true);
create policy platform on profiling_answers for select to cadran_platform using (true);

-- That a browser has answered an audit: a keyed hash of what it chose at random, and no pointer to its answers. Stops
-- double answers.
create table profiling_receipts (
  organization_id uuid not null,
  campaign_id uuid not null,
  receipt bytea not null,
  primary key (organization_id, campaign_id, receipt),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
);
call protect_tenant_table('profiling_receipts', platform => false);
revoke update on profiling_receipts from cadran_app;

-- Numbers of employees by status, as screening_counts.
create table profiling_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  slot smallint not null,
  opened integer not null,
  completed integer not null,
  primary key (organization_id, campaign_id, slot),
  foreign key (organization_id, campaign_id) references profiling_campaigns on delete cascade
) with (fillfactor = 50);
call protect_tenant_table('profiling_counts');

-- For whole statements: rows of the one table are opened, rows of the other completed. A campaign that is itself being
-- deleted is not counted.
create function count_profiling() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  is_opened integer := (tg_table_name = 'profiling_questionnaires')::integer;
begin
  insert into profiling_counts as c (organization_id, campaign_id, slot, opened, completed)
  select p.organization_id, p.id, pg_backend_pid() % 16,
         sign * is_opened * own.number, sign * (1 - is_opened) * own.number
  from (select organization_id, campaign_id, count(*) as number from changed group by 1, 2) own
  join profiling_campaigns p on p.organization_id = own.organization_id and p.id = own.campaign_id
  on conflict (organization_id, campaign_id, slot) do update
  set opened = c.opened + excluded.opened, completed = c.completed + excluded.completed;
  return null;
end $$;

create trigger profiling_begun after insert on profiling_questionnaires
  referencing new table as changed for each statement execute function count_profiling();
create trigger profiling_left after delete on profiling_questionnaires
  referencing old table as changed for each statement execute function count_profiling();
create trigger profiling_answered after insert on profiling_answers
  referencing new table as changed for each statement execute function count_profiling();
create trigger profiling_removed after delete on profiling_answers
  referencing old table as changed for each statement execute function count_profiling();

-- Tokens are deleted with the questionnaire they open.
create function forget_profiling_tokens() returns trigger language plpgsql as $$
begin
  delete from access_tokens t using gone
  where t.organization_id = gone.organization_id and t.questionnaire_id = gone.id
    and t.module = 'profiling';
  return null;
end $$;
create trigger profiling_forgotten after delete on profiling_questionnaires
  referencing old table as gone for each statement execute function forget_profiling_tokens();
