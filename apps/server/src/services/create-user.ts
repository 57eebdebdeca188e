import type { AuditDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { generatePassword, hashPassword } from '@cadran/passwords';
import type { Member } from '@cadran/policies';
import { insertUser, type NewUserValues, type UserRow } from '../queries/users.ts';
import { auditUser } from './audit-user.ts';

export interface CreatedUser {
  readonly user: UserRow;
  /** Shown this once; what is kept is its hash. */
  readonly credentials: { readonly identifier: string; readonly password: string };
}

/** With a generated password, which must be changed at the first log-in. */
export const createUser = async (
  tx: Tx,
  actor: Member,
  values: Omit<NewUserValues, 'passwordHash' | 'mustChangePassword'>,
  now: Date,
  detail: AuditDetail = {},
): Promise<CreatedUser> => {
  const password = generatePassword();
  const user = await insertUser(tx, {
    ...values,
    passwordHash: await hashPassword(password),
    mustChangePassword: true,
  });
  await auditUser(tx, actor, 'create', user, now, detail);
  return { user, credentials: { identifier: user.username, password } };
};
