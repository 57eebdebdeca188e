import { logUserActivity } from '../../activity-log/index.ts';
import type { contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { hashPassword, verifyPassword } from '@cadran/passwords';
import { userPolicy } from '@cadran/policies';
import { AppError, invalid } from '../../../http/app-error.ts';
import { authorise } from '../../../http/authorise.ts';
import { memberTransaction } from '../../../http/authentication/member.ts';
import type { Handlers } from '../../../http/context.ts';
import { updateUser } from '../queries/users.ts';
import { findReadableUser, findUserForUpdate } from '../find-user.ts';
import {
  deleteUserResets,
  deleteUserSessions,
  generateHashedPassword,
  requirePassword,
  requireStrongPassword,
  credentialsUnchanged,
} from '../../auth/index.ts';

type Passwords = Pick<Handlers<typeof contract.users>, 'changePassword' | 'resetPassword'>;

export const userPasswords: Passwords = {
  changePassword: async ({ actor, params, body, config, now, request, ...services }) => {
    const { database } = services;
    const user = await memberTransaction(database, actor, (tx) =>
      findReadableUser(tx, actor, params.id),
    );
    authorise(userPolicy.changePassword, actor, user);
    requireStrongPassword(config, body.newPassword);
    if (body.oldPassword !== undefined)
      await requirePassword(services, user, body.oldPassword, now, 'oldPassword');
    else if (!user.mustChangePassword) throw invalid({ oldPassword: 'required' });
    // An administrator has seen the generated password, so it must really change.
    if (await verifyPassword(body.newPassword, user.passwordHash))
      throw invalid({ newPassword: 'same_password' });
    const passwordHash = await hashPassword(body.newPassword);
    await memberTransaction(database, actor, async (tx) => {
      if (!(await credentialsUnchanged(tx, user))) throw new AppError('conflict');
      await updateUser(tx, user, { passwordHash, mustChangePassword: false });
      await deleteUserResets(tx, user);
      await deleteUserSessions(tx.sql, user, request.sessionId ?? undefined);
      await logUserActivity(tx, actor, 'change_password', user, now);
    });
  },

  resetPassword: async ({ actor, database, params, now }) => {
    const findResettable = async (tx: Tx) => {
      const user = await findUserForUpdate(tx, actor, params.id);
      authorise(userPolicy.resetPassword, actor, user);
      return user;
    };
    await memberTransaction(database, actor, findResettable);
    const { password, passwordHash } = await generateHashedPassword();
    await memberTransaction(database, actor, async (tx) => {
      const user = await findResettable(tx);
      await updateUser(tx, user, { passwordHash, mustChangePassword: true });
      await deleteUserResets(tx, user);
      await deleteUserSessions(tx.sql, user);
      await logUserActivity(tx, actor, 'reset_password', user, now);
    });
    return { password };
  },
};
