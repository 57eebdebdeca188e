import type { AuditDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import type { Services } from '../context.ts';
import { insertUser, type NewUserValues, type UserRow } from '../queries/users.ts';
import { auditUser } from './audit-user.ts';
import { mailPasswordLink } from './mail/account-mail.ts';
import type { PreparedPassword } from './prepare-password.ts';

export interface CreatedUser {
  readonly user: UserRow;
  readonly credentials: { readonly identifier: string; readonly password: string };
}

/** How the new user hears of it: by a mail, or from whoever created them. */
export type Telling = Pick<Services, 'config' | 'secrets'> | null;

/** With a generated password, which must be changed at the first log-in. */
export const createUser = async (
  tx: Tx,
  actor: Member,
  values: Omit<NewUserValues, 'passwordHash' | 'mustChangePassword'>,
  { password, passwordHash }: PreparedPassword,
  telling: Telling,
  now: Date,
  detail: AuditDetail = {},
): Promise<CreatedUser> => {
  const user = await insertUser(tx, { ...values, passwordHash, mustChangePassword: true });
  await auditUser(tx, actor, 'create', user, now, detail);
  if (telling) await mailPasswordLink(telling, tx, 'credentials', user, now);
  return { user, credentials: { identifier: user.username, password } };
};
