-- What an installation learns of its own questionnaire: sums, and what waits to be added to them.

-- Answers are added up only where the organisation chose so.
alter table organizations add column add_up_answers boolean not null default false;

-- True once the answers were handed over to be added up.
alter table screening_questionnaires add column added_up boolean not null default false;

-- Answers of people who completed, without anything that names them: neither id nor time. As soon as enough of a kind
-- wait, they are added to the sums together and deleted. The id is random: it puts them in no order.
create table evidence_waiting (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  instrument_version integer not null,
  language text not null check (language in ('fr', 'en')),
  kind text not null check (char_length(kind) between 1 and 200),
  numbers integer[] not null,
  primary key (organization_id, instrument_version, language, kind, id)
);
call protect_tenant_table('evidence_waiting');

-- `counts`: whole numbers of four bytes, the lowest byte first, laid out by packages/scoring/src/evidence.
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
