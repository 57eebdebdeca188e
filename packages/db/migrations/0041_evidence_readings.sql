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

-- Norms of our own: figures of at least 300 people, of no organisation. Nothing of a version changes once it was
-- adopted, except whether new campaigns use it.
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

-- Pinned norms by language; a language without any is compared by the provisional norms.
alter table screening_campaigns add column norms jsonb not null default '{}';
