import type { SamlRefusal } from '@cadran/contract';
import { AppError } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import { throttle } from '../../../http/limits/throttle.ts';
import { logOrganizationActivity, SYSTEM_ACTOR } from '../../activity-log/index.ts';
import { findOrganization } from '../../organizations/index.ts';

/** Anybody may post to the address: beyond this the request log alone says it. */
const LOGGED = { max: 200, seconds: 3600 };

/** Nothing of the response is stored but the name of what was wrong with it. */
export const logRefusal = async (
  { database }: Pick<Services, 'database'>,
  organizationId: string,
  reason: SamlRefusal,
  now: Date,
): Promise<void> => {
  try {
    await throttle(database.global, `saml-refusals:${organizationId}`, LOGGED, now);
    await database.withTenant(organizationId, async (tx) => {
      const organization = await findOrganization(tx, organizationId);
      await logOrganizationActivity(tx, SYSTEM_ACTOR, 'refuse_sign_in', organization, now, {
        reason,
      });
    });
  } catch (error) {
    // No such organisation, or enough was logged.
    if (!(error instanceof AppError)) throw error;
  }
};
