/** Database roles. The names are fixed: the policies in the migrations name them. */
export const ROLES = {
  /** Runs migrations; owns the tables. */
  owner: 'cadran_owner',
  /** The server's log-in: restricted, sees one organisation at a time. */
  app: 'cadran_app',
  /** Without log-in; the app sets this role for super admins and to look up a log-in name. */
  platform: 'cadran_platform',
  /** Reads everything, writes nothing. */
  backup: 'cadran_backup',
} as const;

/** Run by a superuser, repeatable. NOINHERIT: the app has the platform's rights only where it sets the role. */
export const CREATE_ROLES = `
do $$
begin
  if not exists (select from pg_roles where rolname = '${ROLES.owner}') then
    create role ${ROLES.owner} login nosuperuser nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = '${ROLES.platform}') then
    create role ${ROLES.platform} nologin nosuperuser nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = '${ROLES.app}') then
    create role ${ROLES.app} login noinherit nosuperuser nobypassrls;
    grant ${ROLES.platform} to ${ROLES.app};
  end if;
  if not exists (select from pg_roles where rolname = '${ROLES.backup}') then
    create role ${ROLES.backup} login nosuperuser nobypassrls;
  end if;
end $$`;
