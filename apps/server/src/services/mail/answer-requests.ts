import type { Services } from '../../context.ts';
import { findLogin } from '../../queries/login-names.ts';
import { findOrganization } from '../../queries/organizations.ts';
import { nextRequest, takeRequest } from '../../queries/password-resets.ts';
import { findUser } from '../../queries/users.ts';
import { mailPasswordLink } from './account-mail.ts';

type Parts = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

/** Turns requests for a new password into mails. A name that is nobody's, or an inactive one's, gets none. */
export const answerPasswordRequests = async (parts: Parts): Promise<void> => {
  const { database } = parts;
  for (;;) {
    const request = await nextRequest(database.global);
    if (!request) return;
    const login = await findLogin(database.global, request.identifier);
    if (!login) {
      await takeRequest(database.global, request.id);
      continue;
    }
    await database.withTenant(login.organizationId, async (tx) => {
      if (!(await takeRequest(tx.sql, request.id))) return;
      const user = await findUser(tx, login.userId);
      const organization = await findOrganization(tx, login.organizationId);
      if (user.status !== 'active' || organization.status !== 'active') return;
      await mailPasswordLink(parts, tx, 'password_reset', user, parts.clock());
    });
  }
};
