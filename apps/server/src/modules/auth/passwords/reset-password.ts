import { logUserActivity } from '../../activity-log/index.ts';
import { toMember } from '../../../http/authentication/member.ts';
import { hashPassword } from '@cadran/passwords';
import { AppError } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import { deleteUserResets, findReset, consumeReset } from '../queries/password-resets.ts';
import { deleteUserSessions } from '../queries/sessions.ts';
import { requireStrongPassword } from './new-password.ts';
import { hashToken } from '../../../secrets.ts';
import { findOrganization } from '../../organizations/index.ts';
import { findUser, updateUser } from '../../users/index.ts';

/** The same error for a used, expired or unknown link. */
const invalidLink = (): AppError => new AppError('not_found');

/** Ends every session and every other reset link; the second factor stays. */
export const resetPasswordByLink = async (
  { config, database }: Services,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  now: Date,
): Promise<void> => {
  requireStrongPassword(config, newPassword);
  const tokenHash = hashToken(token);
  const found = await findReset(database.global, tokenHash);
  if (!found || found.expiresAt <= now) throw invalidLink();
  const passwordHash = await hashPassword(newPassword);
  await database.withTenant(found.organizationId, async (tx) => {
    if (!(await consumeReset(tx, found, tokenHash))) throw invalidLink();
    const user = await findUser(tx, found.userId);
    const organization = await findOrganization(tx, found.organizationId);
    if (user.status !== 'active' || organization.status !== 'active') throw invalidLink();
    await updateUser(tx, user, { passwordHash, mustChangePassword: false });
    await deleteUserResets(tx, user);
    await deleteUserSessions(tx.sql, user);
    await logUserActivity(tx, toMember(user), 'change_password', user, now, { byMail: true });
  });
};
