import type { contract } from '@cadran/contract';
import { hashPassword } from '@cadran/passwords';
import { userPolicy } from '@cadran/policies';
import { AppError, invalid } from '../app-error.ts';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import { deleteResetsOf } from '../queries/password-resets.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import { updateUser } from '../queries/users.ts';
import { auditUser } from '../services/audit-user.ts';
import { findReadableUser, findUserForChange } from '../services/find-user.ts';
import { preparePassword } from '../services/prepare-password.ts';
import { provePassword } from '../services/prove-identity.ts';
import { refuseWeakPassword } from '../services/refuse-weak-password.ts';
import { stillProven } from '../services/still-proven.ts';

type Passwords = Pick<Handlers<typeof contract.users>, 'changePassword' | 'resetPassword'>;

export const userPasswords: Passwords = {
  changePassword: async ({ actor, tx, params, body, config, now, request, ...services }) => {
    const user = await findReadableUser(tx, actor, params.id);
    authorise(userPolicy.changePassword, actor, user);
    refuseWeakPassword(config, body.newPassword);
    await provePassword(services, user, body.oldPassword, now, 'oldPassword');
    // A generated password that an administrator has seen is not changed by typing it again.
    if (body.newPassword === body.oldPassword) throw invalid({ newPassword: 'same_password' });
    const passwordHash = await hashPassword(body.newPassword);
    if (!(await stillProven(tx, user))) throw new AppError('conflict');
    await updateUser(tx, user, { passwordHash, mustChangePassword: false });
    await deleteResetsOf(tx, user);
    await deleteSessionsOf(tx.sql, user, request.sessionId ?? undefined);
    await auditUser(tx, actor, 'change_password', user, now);
  },

  resetPassword: async ({ actor, tx, params, now }) => {
    const user = await findUserForChange(tx, actor, params.id);
    authorise(userPolicy.resetPassword, actor, user);
    const { password, passwordHash } = await preparePassword();
    await updateUser(tx, user, { passwordHash, mustChangePassword: true });
    await deleteResetsOf(tx, user);
    await deleteSessionsOf(tx.sql, user);
    await auditUser(tx, actor, 'reset_password', user, now);
    return { password };
  },
};
