import type { Proof } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { verifyPassword } from '@cadran/passwords';
import { invalid } from '../app-error.ts';
import type { Services } from '../context.ts';
import type { UserRow } from '../queries/users.ts';
import { spendCode } from './spend-code.ts';
import { throttle } from './throttle.ts';

/** Somebody at an open screen may guess no faster than somebody at the log-in. */
const GUESSES = { max: 10, seconds: 15 * 60 };

/** Counted outside the request's transaction, which a wrong guess rolls back. */
export const throttleProof = (
  { database }: Pick<Services, 'database'>,
  user: Pick<UserRow, 'id'>,
  now: Date,
): Promise<void> => throttle(database.global, `proof:${user.id}`, GUESSES, now);

const checkPassword = async (user: UserRow, password: string, field: string): Promise<void> => {
  if (!(await verifyPassword(password, user.passwordHash)))
    throw invalid({ [field]: 'wrong_password' });
};

export const provePassword = async (
  services: Pick<Services, 'database'>,
  user: UserRow,
  password: string,
  now: Date,
  field = 'password',
): Promise<void> => {
  await throttleProof(services, user, now);
  await checkPassword(user, password, field);
};

/** Password or code, whichever was sent; both must be right if both were. */
export const proveIdentity = async (
  services: Pick<Services, 'database' | 'secrets'>,
  tx: Tx,
  user: UserRow,
  { password, code }: Proof,
  now: Date,
): Promise<void> => {
  if (password === undefined && code === undefined) throw invalid({ password: 'required' });
  await throttleProof(services, user, now);
  if (password !== undefined) await checkPassword(user, password, 'password');
  if (code !== undefined && !(await spendCode(tx, services.secrets, user, code, now)))
    throw invalid({ code: 'wrong_code' });
};
