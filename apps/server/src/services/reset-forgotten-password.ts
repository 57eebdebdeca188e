import { hashPassword } from '@cadran/passwords';
import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { findOrganization } from '../queries/organizations.ts';
import { deleteResetsOf, findReset, spendReset } from '../queries/password-resets.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import { findUser, updateUser } from '../queries/users.ts';
import { auditUser } from './audit-user.ts';
import { memberOf } from './member.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { hashToken } from './secrets.ts';

/** One refusal for a link that was used, is too old or never was. */
const spent = (): AppError => new AppError('not_found');

/** Chooses a password by the link of a mail. Ends every session and every other link; a second factor stays. */
export const resetForgottenPassword = async (
  { config, database }: Services,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  now: Date,
): Promise<void> => {
  refuseWeakPassword(config, newPassword);
  const tokenHash = hashToken(token);
  const found = await findReset(database.global, tokenHash);
  if (!found || found.expiresAt <= now) throw spent();
  const passwordHash = await hashPassword(newPassword);
  await database.withTenant(found.organizationId, async (tx) => {
    if (!(await spendReset(tx, found, tokenHash))) throw spent();
    const user = await findUser(tx, found.userId);
    const organization = await findOrganization(tx, found.organizationId);
    if (user.status !== 'active' || organization.status !== 'active') throw spent();
    await updateUser(tx, user, { passwordHash, mustChangePassword: false });
    await deleteResetsOf(tx, user);
    await deleteSessionsOf(tx.sql, user);
    await auditUser(tx, memberOf(user), 'change_password', user, now, { byMail: true });
  });
};
