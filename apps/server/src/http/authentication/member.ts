import type { Database, Tx } from '@cadran/db';
import { type Member, routePolicy } from '@cadran/policies';

type MemberRow = Pick<Member, 'id' | 'organizationId' | 'username' | 'displayName' | 'role'> & {
  readonly screeningEnabled: boolean;
  readonly profilingEnabled: boolean;
};

/** The actor that a user is, from the user's row or from a session. */
export const toMember = (row: MemberRow): Member => ({
  kind: 'member',
  id: row.id,
  organizationId: row.organizationId,
  username: row.username,
  displayName: row.displayName,
  role: row.role,
  modules: { screening: row.screeningEnabled, profiling: row.profilingEnabled },
});

/** In the member's tenant; for super admins over all tenants. */
export const memberTransaction = <T>(
  database: Database,
  actor: Member,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  routePolicy.crossOrganizations(actor)
    ? database.withPlatform(work)
    : database.withTenant(actor.organizationId, work);
