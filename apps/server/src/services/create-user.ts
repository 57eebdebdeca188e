import type { AuditDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { insertUser, type NewUserValues, type UserRow } from '../queries/users.ts';
import { auditUser } from './audit-user.ts';
import type { PreparedPassword } from './prepare-password.ts';

export interface CreatedUser {
  readonly user: UserRow;
  readonly credentials: { readonly identifier: string; readonly password: string };
}

/** With a generated password, which must be changed at the first log-in. */
export const createUser = async (
  tx: Tx,
  actor: Member,
  values: Omit<NewUserValues, 'passwordHash' | 'mustChangePassword'>,
  { password, passwordHash }: PreparedPassword,
  now: Date,
  detail: AuditDetail = {},
): Promise<CreatedUser> => {
  const user = await insertUser(tx, { ...values, passwordHash, mustChangePassword: true });
  await auditUser(tx, actor, 'create', user, now, detail);
  return { user, credentials: { identifier: user.username, password } };
};
