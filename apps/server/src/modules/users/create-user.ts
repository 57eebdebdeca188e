import { logUserActivity } from '../activity-log/index.ts';
import type { ActivityDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import type { Services } from '../../http/context.ts';
import { insertUser, type NewUserValues, type UserRow } from './queries/users.ts';
import { enqueuePasswordLinkMail, type HashedPassword } from '../auth/index.ts';

export interface CreatedUser {
  readonly user: UserRow;
  readonly credentials: { readonly identifier: string; readonly password: string };
}

/** `null`: no mail, the administrator passes the credentials on. */
export type CredentialsMailServices = Pick<Services, 'config' | 'secrets'> | null;

/** The generated password must be changed at the first log-in. */
export const createUser = async (
  tx: Tx,
  actor: Member,
  values: Omit<NewUserValues, 'passwordHash' | 'mustChangePassword'>,
  { password, passwordHash }: HashedPassword,
  mailServices: CredentialsMailServices,
  now: Date,
  detail: ActivityDetail = {},
): Promise<CreatedUser> => {
  const user = await insertUser(tx, { ...values, passwordHash, mustChangePassword: true });
  await logUserActivity(tx, actor, 'create', user, now, detail);
  if (mailServices) await enqueuePasswordLinkMail(mailServices, tx, 'credentials', user, now);
  return { user, credentials: { identifier: user.username, password } };
};
