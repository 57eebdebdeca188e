-- What an installation learns of its own questionnaire: sums, and what waits to be added to them.

-- Answers of candidates who completed, until enough of a kind wait: then they are added to the sums together and
-- deleted. The id is random: it puts them in no order. Few wait of an organisation, so that the primary key finds those
-- of a candidate who is erased.
create table evidence_waiting (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  questionnaire_id uuid not null,
  instrument_version integer not null,
  language text not null check (language in ('fr', 'en')),
  kind text not null check (char_length(kind) between 1 and 200),
  numbers integer[] not null,
  primary key (organization_id, instrument_version, language, kind, id),
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('evidence_waiting');

-- Sums of answers. `counts`: whole numbers of four bytes, the lowest byte first, laid out by
-- packages/scoring/src/evidence.
create table evidence_sums (
  organization_id uuid not null references organizations on delete cascade,
  instrument_version integer not null,
  language text not null check (language in ('fr', 'en')),
  kind text not null check (char_length(kind) between 1 and 200),
  people integer not null default 0,
  read_at timestamptz,
  counts bytea not null default '',
  primary key (organization_id, instrument_version, language, kind)
);
call protect_tenant_table('evidence_sums');

-- Readings of selection and decisions: counted over an organisation, kept until at least 30 more people have come.
create table evidence_readings (
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 300),
  people integer not null,
  read_at timestamptz not null,
  figures jsonb not null,
  primary key (organization_id, name)
);
call protect_tenant_table('evidence_readings');

-- Norms of the installation: figures of at least 300 people, of no organisation. A version that was adopted does not
-- change, except whether candidates of its language are compared by it.
create table evidence_norms (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 80),
  language text not null check (language in ('fr', 'en')),
  instrument_version integer not null,
  people integer not null check (people >= 300),
  norms jsonb not null,
  adopted_at timestamptz not null,
  adopted_by text not null,
  in_use boolean not null default false
);
grant select, insert, update on evidence_norms to cadran_platform;
grant select on evidence_norms to cadran_app, cadran_backup;
create unique index evidence_norms_in_use on evidence_norms (language) where in_use;

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
