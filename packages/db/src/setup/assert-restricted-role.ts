import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { ROLES } from './roles.ts';

interface RoleAttributes extends Record<string, unknown> {
  readonly name: string;
  readonly superuser: boolean;
  readonly bypass: boolean;
  readonly owns: boolean;
  readonly create: boolean;
}

const HOW_TO_FIX = `Point DATABASE_URL at the role ${ROLES.app}. "npm run db:setup -- <address of a superuser>" creates the roles and the database and prints the addresses to use.`;

/** Superusers, BYPASSRLS roles and owners are not bound by row-level security, so the server refuses to run as one. */
export const assertRestrictedRole = async (database: Database): Promise<void> => {
  const answer = await database.global.execute<RoleAttributes>(sql`
    select current_user as name, rolsuper as superuser, rolbypassrls as bypass,
           rolcreaterole or rolcreatedb as create,
           exists (select from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')) as owns
    from pg_roles where rolname = current_user`);
  const role = answer.rows[0];
  if (!role) throw new Error('The database does not say who is logged in.');
  const reason = role.superuser
    ? 'is a superuser'
    : role.bypass
      ? 'bypasses row-level security'
      : role.owns
        ? 'owns the tables'
        : role.create
          ? 'may create roles or databases'
          : undefined;
  if (reason === undefined) return;
  throw new Error(
    `The database role "${role.name}" ${reason}, so it would not be held to one organisation. ${HOW_TO_FIX}`,
  );
};
