-- Sign-in by an organisation's own identity provider (OpenID Connect).

create table identity_providers (
  organization_id uuid primary key references organizations on delete cascade,
  issuer text not null check (char_length(issuer) <= 500),
  client_id text not null check (char_length(client_id) between 1 and 200),
  -- Under the installation's key.
  client_secret bytea not null,
  -- Of the addresses that lead to this provider; set by super admins, or one organisation could claim another's.
  domains text[] not null default '{}',
  create_users boolean not null default false,
  enabled boolean not null default true,
  updated_at timestamptz not null
);
call protect_tenant_table('identity_providers');

-- Whom the provider means: its own name for a person, once the person came in by it.
create table user_identities (
  organization_id uuid not null,
  user_id uuid not null,
  issuer text not null,
  subject text not null check (char_length(subject) <= 255),
  primary key (organization_id, issuer, subject),
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('user_identities');
create index user_identities_by_user on user_identities (organization_id, user_id);

-- Who went to a provider and has not come back yet. Global: found by the hash of a secret before the tenant is known.
create table sign_in_attempts (
  state_hash bytea primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- The secret of the cookie: who comes back is who went.
  browser_hash bytea not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_by_expiry on sign_in_attempts (expires_at);
grant select, insert, delete on sign_in_attempts to cadran_app;

create function find_identity_provider(domain text) returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.organization_id from identity_providers p
  join organizations o on o.organization_id = p.organization_id
  where domain = any(p.domains) and p.enabled and o.status = 'active'
  order by p.updated_at limit 1
$$;
revoke all on function find_identity_provider(text) from public;
grant execute on function find_identity_provider(text) to cadran_app;
