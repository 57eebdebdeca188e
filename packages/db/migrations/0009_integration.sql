-- Integration: keys of programs, notices to other systems, and a sandbox for those who write either.

create table api_keys (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  -- The beginning, to recognise it by; the rest is known to nobody here.
  prefix text not null check (char_length(prefix) = 12),
  key_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, created_by) references users on delete set null (created_by)
);
call protect_tenant_table('api_keys');

create table webhooks (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  url text not null check (char_length(url) <= 500),
  -- Under the installation's key: every notice is signed with it.
  secret bytea not null,
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
call protect_tenant_table('webhooks');

-- At least once: whoever dies with a notice in hand leaves it to the next, under the same id.
create table webhook_deliveries (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  event text not null check (event in ('candidate.completed', 'ping')),
  data jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'delivered', 'failed')),
  created_at timestamptz not null,
  -- While somebody has it in hand, the end of the lease.
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz,
  response_status integer,
  error text check (char_length(error) <= 500),
  -- A notice about a candidate goes with the candidate.
  questionnaire_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, webhook_id) references webhooks on delete cascade,
  foreign key (organization_id, questionnaire_id) references screening_questionnaires on delete cascade
);
call protect_tenant_table('webhook_deliveries');
create index webhook_deliveries_due on webhook_deliveries (due_at, id) where status = 'queued';
create index webhook_deliveries_by_time on webhook_deliveries (organization_id, webhook_id, created_at desc, id);
create index webhook_deliveries_by_questionnaire on webhook_deliveries (organization_id, questionnaire_id)
  where questionnaire_id is not null;

create table sandbox_items (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  -- Any JSON; its null is the column's.
  payload jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
call protect_tenant_table('sandbox_items');

create function find_api_key(key bytea)
returns table (
  organization_id uuid, organization_status text, id uuid, name text, scopes text[], expires_at timestamptz,
  last_used_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.organization_id, o.status, k.id, k.name, k.scopes, k.expires_at, k.last_used_at
  from api_keys k join organizations o on o.organization_id = k.organization_id
  where k.key_hash = key
$$;
revoke all on function find_api_key(bytea) from public;
grant execute on function find_api_key(bytea) to cadran_app;
