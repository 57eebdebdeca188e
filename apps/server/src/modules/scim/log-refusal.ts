import type { Database, Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { ScimError } from '../../http/errors/scim-error.ts';
import { logOrganizationActivity } from '../activity-log/index.ts';
import { findOrganization } from '../organizations/index.ts';

/** What no directory does by itself: an attack, or a mapping that an administrator has to change. */
const LOGGED: ReadonlySet<string> = new Set(['invalidFilter', 'invalidPath', 'last_admin']);

/** Runs a call in the organisation's transaction; a refusal is logged after it was taken back. */
export const runLogged = async <T>(
  { database, actor, now }: { database: Database; actor: Member; now: Date },
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const { organizationId } = actor;
  try {
    return await database.withTenant(organizationId, work);
  } catch (error) {
    const reason =
      error instanceof ScimError ? error.scimType : error instanceof AppError ? error.code : '';
    if (LOGGED.has(reason))
      await database.withTenant(organizationId, async (tx) => {
        const organization = await findOrganization(tx, organizationId);
        await logOrganizationActivity(tx, actor, 'refuse_provisioning', organization, now, {
          reason,
        });
      });
    throw error;
  }
};
