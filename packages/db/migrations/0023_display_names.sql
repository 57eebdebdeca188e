-- Colleagues see a person's full name; the username is for logging in, and is shown where no full name was given.
alter table users add column full_name text not null default '' check (char_length(full_name) <= 120);
alter table users add column display_name text not null
  generated always as (coalesce(nullif(full_name, ''), username)) stored;
create index users_by_display_name on users (organization_id, lower(display_name));
create index users_by_display_name_over_all on users (lower(display_name), id);

-- People can change their full name but not their username: the log keeps both. Null: not a user, or an older line.
alter table audit_log add column actor_username text;

drop function find_access(bytea);
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
