import type { Database, Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';

/** The member's tenant; for a super admin the platform's path over all organisations. */
export const memberTransaction = <T>(
  database: Database,
  actor: Member,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  actor.role === 'superadmin'
    ? database.withPlatform(work)
    : database.withTenant(actor.organizationId, work);
