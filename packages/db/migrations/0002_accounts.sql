-- Users, logging in, sessions and tokens, sign-in by an organisation's own provider, directories.

-- Users of an organisation; their name on screen is the full name, or the username where none was given.
create table users (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  username text not null check (char_length(username) between 3 and 60),
  full_name text not null default '' check (char_length(full_name) <= 120),
  display_name text not null generated always as (coalesce(nullif(full_name, ''), username)) stored,
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
  -- Whether the list of first steps on the home page was put away.
  first_day_dismissed boolean not null default false,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  primary key (organization_id, id)
);
call protect_tenant_table('users');
create index users_by_name on users (organization_id, lower(username));
create index users_by_display_name on users (organization_id, lower(display_name));
-- Super administrators sort users of all organisations.
create index users_by_name_over_all on users (lower(username), id);
create index users_by_display_name_over_all on users (lower(display_name), id);

alter table mails add foreign key (organization_id, user_id) references users on delete cascade;

-- Usernames and e-mail addresses in lower case, unique over all organisations: a log-in names no organisation.
create table login_names (
  name text primary key,
  organization_id uuid not null,
  user_id uuid not null,
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('login_names');
create index login_names_by_user on login_names (organization_id, user_id);

-- Codes that replace the second factor, each once.
create table recovery_codes (
  organization_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (organization_id, user_id, code_hash),
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('recovery_codes');

-- Addresses (keyed hashes) from which an account has logged in; others' wrong guesses do not block them.
create table known_addresses (
  organization_id uuid not null,
  user_id uuid not null,
  address_hash bytea not null,
  seen_at timestamptz not null,
  primary key (organization_id, user_id, address_hash),
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('known_addresses');

-- Sessions of users. Global: found by the hash of a 256-bit secret before the organisation is known. Ids and times
-- only.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  user_id uuid not null,
  -- The refresh secret changes at every use. The one before stays known: a second tab sends it at the same moment, and
  -- a browser that never received the answer sends it later.
  secret_hash bytea not null unique,
  previous_hash bytea unique,
  rotated_at timestamptz,
  created_at timestamptz not null,
  used_at timestamptz not null,
  foreign key (organization_id, user_id) references users on delete cascade
);
create index sessions_by_user on sessions (organization_id, user_id);
grant select, insert, update, delete on sessions to cadran_app, cadran_platform;

-- Older refresh secrets: whoever sends one proves that two people hold the session, which then ends.
create table retired_session_secrets (
  secret_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade
);
create index retired_session_secrets_by_session on retired_session_secrets (session_id);
grant select, insert, delete on retired_session_secrets to cadran_app, cadran_platform;

-- Bearer tokens: of a session, of one questionnaire, or anonymous. For a culture audit, where no time finer than the
-- day may point to an answer, `expires_at` must be the end of a day.
create table access_tokens (
  token_hash bytea primary key,
  session_id uuid references sessions on delete cascade,
  organization_id uuid references organizations on delete cascade,
  module text check (module in ('screening', 'profiling')),
  questionnaire_id uuid,
  expires_at timestamptz not null,
  constraint access_tokens_bound check (
    num_nulls(organization_id, module, questionnaire_id) in (0, 3)
    and (session_id is null or questionnaire_id is null)
  )
);
create index access_tokens_by_session on access_tokens (session_id);
create index access_tokens_by_expiry on access_tokens (expires_at);
create index access_tokens_by_questionnaire on access_tokens (organization_id, questionnaire_id)
  where questionnaire_id is not null;
grant select, insert, update, delete on access_tokens to cadran_app, cadran_platform;

-- Links that let somebody set a new password.
create table password_resets (
  organization_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (organization_id, user_id, token_hash),
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('password_resets');

-- Requests for a new password. Global: a worker looks the name up later, so that neither the answer nor its time tells
-- whether it exists.
create table password_requests (
  id uuid primary key default gen_random_uuid(),
  identifier text not null check (char_length(identifier) <= 254),
  requested_at timestamptz not null
);
grant select, insert, delete on password_requests to cadran_app;

-- The organisation's own identity provider, by OpenID Connect or SAML 2.0.
create table identity_providers (
  organization_id uuid primary key references organizations on delete cascade,
  protocol text not null default 'oidc' check (protocol in ('oidc', 'saml')),
  issuer text not null check (char_length(issuer) <= 500),
  client_id text check (char_length(client_id) between 1 and 200),
  -- Under the installation's key.
  client_secret bytea,
  -- Where the browser is sent; the server itself never calls it.
  sso_url text check (char_length(sso_url) <= 1000),
  -- PEM. Nothing else may have signed what the provider says.
  certificates text[],
  -- Empty: the names that providers usually give them.
  email_attribute text not null default '' check (char_length(email_attribute) <= 200),
  name_attribute text not null default '' check (char_length(name_attribute) <= 200),
  -- Of the addresses that lead to this provider. Only super administrators set them, so that no organisation can claim
  -- another's.
  domains text[] not null default '{}',
  create_users boolean not null default false,
  -- Whether addresses are trusted that the provider does not say it verified.
  trust_email boolean not null default false,
  -- Whether users with a second factor of their own are asked for it.
  ask_second_factor boolean not null default true,
  enabled boolean not null default true,
  updated_at timestamptz not null,
  constraint identity_providers_oidc check (protocol <> 'oidc' or num_nonnulls(client_id, client_secret) = 2),
  constraint identity_providers_saml check (protocol <> 'saml'
    or (sso_url is not null and cardinality(certificates) between 1 and 5))
);
call protect_tenant_table('identity_providers');

-- The provider's own name for a user, once the user came in by it.
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

-- Browsers that went to a provider and have not come back. Global: found by the hash of a secret before the
-- organisation is known.
create table sign_in_attempts (
  state_hash bytea primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- The secret of the cookie: only the browser that went may come back.
  browser_hash bytea not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_by_expiry on sign_in_attempts (expires_at);
grant select, insert, delete on sign_in_attempts to cadran_app;

-- SAML assertions that were used, until they would be refused as too old: each opens one session, in one instance.
create table saml_assertions (
  organization_id uuid not null references organizations on delete cascade,
  id_hash bytea not null,
  expires_at timestamptz not null,
  primary key (organization_id, id_hash)
);
call protect_tenant_table('saml_assertions');
create index saml_assertions_by_expiry on saml_assertions (organization_id, expires_at);

-- What an organisation's directory (SCIM 2.0) says of a user and Cadran does not.
create table scim_users (
  organization_id uuid not null,
  user_id uuid not null,
  user_name text not null check (char_length(user_name) between 1 and 254),
  external_id text check (char_length(external_id) <= 254),
  given_name text not null default '' check (char_length(given_name) <= 120),
  family_name text not null default '' check (char_length(family_name) <= 120),
  -- Deleted in the directory. The account stays, inactive, because campaigns belong to it.
  removed_at timestamptz,
  changed_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('scim_users');
create unique index scim_users_by_name on scim_users (organization_id, lower(user_name)) where removed_at is null;
create index scim_users_by_external_id on scim_users (organization_id, external_id) where external_id is not null;

-- Groups of a directory. An administrator says what a group gives; without a role it gives nothing.
create table scim_groups (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null default gen_random_uuid(),
  display_name text not null check (char_length(display_name) between 1 and 254),
  external_id text check (char_length(external_id) <= 254),
  role text check (role in ('user', 'admin')),
  screening_enabled boolean not null default false,
  profiling_enabled boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organization_id, id)
);
call protect_tenant_table('scim_groups');
create unique index scim_groups_by_name on scim_groups (organization_id, lower(display_name));

-- Who belongs to which group of a directory.
create table scim_group_members (
  organization_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (organization_id, group_id, user_id),
  foreign key (organization_id, group_id) references scim_groups on delete cascade,
  foreign key (organization_id, user_id) references users on delete cascade
);
call protect_tenant_table('scim_group_members');
create index scim_group_members_by_user on scim_group_members (organization_id, user_id);

-- The organisation of a log-in, a link or an address is known only after these functions found it. They run with the
-- rights of the owner, and find by an exact name or secret only.
create function find_login(login_name text)
returns table (organization_id uuid, user_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select n.organization_id, n.user_id from login_names n where n.name = login_name
$$;
revoke all on function find_login(text) from public;
grant execute on function find_login(text) to cadran_app;

create function find_password_reset(token bytea)
returns table (organization_id uuid, user_id uuid, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.organization_id, r.user_id, r.expires_at from password_resets r where r.token_hash = token
$$;
revoke all on function find_password_reset(bytea) from public;
grant execute on function find_password_reset(bytea) to cadran_app;

create function find_identity_provider(domain text) returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.organization_id from identity_providers p
  join organizations o on o.organization_id = p.organization_id
  where domain = any(p.domains) and p.enabled and o.status = 'active'
  order by p.updated_at limit 1
$$;
revoke all on function find_identity_provider(text) from public;
grant execute on function find_identity_provider(text) to cadran_app;

-- Whom a token belongs to: a user, or a questionnaire. Runs with the rights of the owner, because the organisation is
-- not known yet.
create function find_access(token bytea)
returns table (
  expires_at timestamptz, session_id uuid, session_created_at timestamptz, session_used_at timestamptz,
  organization_id uuid, organization_status text, second_factor_for_admins boolean,
  user_id uuid, username text, display_name text, role text, status text, must_change_password boolean,
  screening_enabled boolean, profiling_enabled boolean, second_factor boolean,
  module text, questionnaire_id uuid
)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.expires_at, s.id, s.created_at, s.used_at,
         o.organization_id, o.status, o.second_factor_for_admins,
         u.id, u.username, u.display_name, u.role, u.status, u.must_change_password,
         u.screening_enabled, u.profiling_enabled, u.totp_confirmed_at is not null,
         t.module, t.questionnaire_id
  from access_tokens t
  left join sessions s on s.id = t.session_id
  left join organizations o on o.organization_id = coalesce(s.organization_id, t.organization_id)
  left join users u on u.organization_id = s.organization_id and u.id = s.user_id
  where t.token_hash = token
$$;
revoke all on function find_access(bytea) from public;
grant execute on function find_access(bytea) to cadran_app;
