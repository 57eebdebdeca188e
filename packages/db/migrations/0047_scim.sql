-- Users and groups that an organisation's directory keeps up to date (SCIM 2.0).

-- What the directory says of a user and Cadran does not.
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

-- An administrator says what a group gives; without a role it gives nothing.
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
