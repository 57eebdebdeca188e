-- Organisations, users, sessions, throttles, audit: what both modules stand on.
-- Run as cadran_owner. The server logs in as cadran_app; cadran_platform is the super admins' explicit path.

-- Rows of a tenant table are seen only inside a transaction that names their organisation (security.md, Decisions).
-- The sub-select is evaluated once per query; after SET LOCAL the setting is '' and not null.
create function current_organization() returns uuid
  language sql stable
  return (select nullif(current_setting('app.organization', true), '')::uuid);

-- One way to make a tenant table: forced row-level security, its policies and its grants.
create procedure protect_tenant_table(tab regclass, platform boolean default true)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tab);
  execute format('alter table %s force row level security', tab);
  execute format(
    'create policy tenant on %s to cadran_app
       using (organization_id = (select current_organization()))
       with check (organization_id = (select current_organization()))', tab);
  execute format('grant select, insert, update, delete on %s to cadran_app', tab);
  if platform then
    execute format('create policy platform on %s to cadran_platform using (true) with check (true)', tab);
    execute format('grant select, insert, update, delete on %s to cadran_platform', tab);
  end if;
  execute format('create policy backup on %s for select to cadran_backup using (true)', tab);
  execute format('grant select on %s to cadran_backup', tab);
  -- Forced security binds the owner too: migrations and restore need this line.
  execute format('create policy maintenance on %s to cadran_owner using (true) with check (true)', tab);
end $$;

create table organizations (
  organization_id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 120),
  status text not null default 'active' check (status in ('active', 'inactive')),
  theme jsonb not null,
  language text not null default 'fr' check (language in ('fr', 'en')),
  screening_retention_days integer not null default 90 check (screening_retention_days between 1 and 730),
  minimum_group integer not null default 5 check (minimum_group between 5 and 100),
  second_factor_for_admins boolean not null default false,
  logo_etag text,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
call protect_tenant_table('organizations');
create index organizations_by_name on organizations (lower(name));

create table organization_logos (
  organization_id uuid primary key references organizations on delete cascade,
  content bytea not null,
  width integer not null,
  height integer not null
);
call protect_tenant_table('organization_logos');

create table users (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  username text not null check (char_length(username) between 3 and 60),
  email text not null check (char_length(email) <= 254),
  password_hash text not null,
  must_change_password boolean not null default false,
  role text not null default 'user' check (role in ('user', 'admin', 'superadmin')),
  notifications boolean not null default true,
  profiling_enabled boolean not null default true,
  screening_enabled boolean not null default true,
  language text not null default 'fr' check (language in ('fr', 'en')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  primary key (organization_id, id)
);
call protect_tenant_table('users');
create index users_by_name on users (organization_id, lower(username));

-- A log-in names no organisation, so names are unique over all of them: username and email, in lower case.
create table login_names (
  name text primary key,
  organization_id uuid not null,
  user_id uuid not null,
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('login_names');
create index login_names_by_user on login_names (organization_id, user_id);

create table recovery_codes (
  organization_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (organization_id, user_id, code_hash),
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('recovery_codes');

-- Global: a session is found by the hash of a 256-bit secret before its organisation is known. Ids and times only.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  user_id uuid not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  used_at timestamptz not null,
  foreign key (organization_id, user_id) references users on delete cascade
);
create index sessions_by_user on sessions (organization_id, user_id);
grant select, insert, update, delete on sessions to cadran_app, cadran_platform;

-- Bearer tokens: of a session, or anonymous (no session).
create table access_tokens (
  token_hash bytea primary key,
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_by_session on access_tokens (session_id);
create index access_tokens_by_expiry on access_tokens (expires_at);
grant select, insert, update, delete on access_tokens to cadran_app, cadran_platform;

-- Counters shared between instances. Unlogged: after a crash of the database they start again at zero.
create unlogged table throttles (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
grant select, insert, update, delete on throttles to cadran_app;

-- Addresses (keyed hashes) from which an account has logged in: not stopped by others' guesses.
create table known_addresses (
  organization_id uuid not null,
  user_id uuid not null,
  address_hash bytea not null,
  seen_at timestamptz not null,
  primary key (organization_id, user_id, address_hash),
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('known_addresses');

-- Who did what, when, in which role. Append-only: nobody but the owner of the database can change or remove a line.
create table audit_log (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  actor_role text not null,
  action text not null,
  target_type text not null,
  target_id uuid,
  target_name text not null default '',
  detail jsonb not null default '{}',
  primary key (organization_id, id)
);
call protect_tenant_table('audit_log');
revoke update, delete on audit_log from cadran_app, cadran_platform;
create index audit_log_by_time on audit_log (organization_id, at desc, id);
create index audit_log_over_all on audit_log (at desc, id);

-- Two look-ups come before the tenant is known. They run with the owner's eyes, by an exact secret or name only.
create function find_access(token bytea)
returns table (
  expires_at timestamptz, session_id uuid, session_created_at timestamptz, session_used_at timestamptz,
  organization_id uuid, organization_status text, second_factor_for_admins boolean,
  user_id uuid, username text, role text, status text, must_change_password boolean,
  screening_enabled boolean, profiling_enabled boolean, second_factor boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.expires_at, s.id, s.created_at, s.used_at,
         o.organization_id, o.status, o.second_factor_for_admins,
         u.id, u.username, u.role, u.status, u.must_change_password,
         u.screening_enabled, u.profiling_enabled, u.totp_confirmed_at is not null
  from access_tokens t
  left join sessions s on s.id = t.session_id
  left join organizations o on o.organization_id = s.organization_id
  left join users u on u.organization_id = s.organization_id and u.id = s.user_id
  where t.token_hash = token
$$;
revoke all on function find_access(bytea) from public;
grant execute on function find_access(bytea) to cadran_app;

create function find_login(login_name text)
returns table (organization_id uuid, user_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select n.organization_id, n.user_id from login_names n where n.name = login_name
$$;
revoke all on function find_login(text) from public;
grant execute on function find_login(text) to cadran_app;
