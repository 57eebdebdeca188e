import type { Services } from '../../../http/context.ts';
import { findNextResetRequest, claimResetRequest } from '../queries/password-resets.ts';
import { enqueuePasswordLinkMail } from './mail-password-link.ts';
import { findOrganization } from '../../organizations/index.ts';
import { findLogin, findUser } from '../../users/index.ts';

type Parts = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

/** Sends a reset link for each request; unknown and inactive accounts get none. */
export const processResetRequests = async (parts: Parts): Promise<void> => {
  const { database } = parts;
  for (;;) {
    const request = await findNextResetRequest(database.global);
    if (!request) return;
    const login = await findLogin(database.global, request.identifier);
    if (!login) {
      await claimResetRequest(database.global, request.id);
      continue;
    }
    await database.withTenant(login.organizationId, async (tx) => {
      if (!(await claimResetRequest(tx.sql, request.id))) return;
      const user = await findUser(tx, login.userId);
      const organization = await findOrganization(tx, login.organizationId);
      if (user.status !== 'active' || organization.status !== 'active') return;
      await enqueuePasswordLinkMail(parts, tx, 'password_reset', user, parts.clock());
    });
  }
};
