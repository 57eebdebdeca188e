import type { Proof } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { verifyPassword } from '@cadran/passwords';
import { AppError, invalid } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { throttle } from '../../http/limits/throttle.ts';
import { verifySecondFactor } from '../two-factor/index.ts';
import type { UserRow } from '../users/index.ts';
import { credentialsUnchanged } from './credentials-unchanged.ts';

/** The same limit as at log-in, against guessing at an unattended screen. */
const ATTEMPTS = { max: 10, seconds: 15 * 60 };

/** Counted outside the request's transaction, which a wrong attempt rolls back. */
export const throttleReauthentication = (
  { database }: Pick<Services, 'database'>,
  user: Pick<UserRow, 'id'>,
  now: Date,
): Promise<void> => throttle(database.global, `proof:${user.id}`, ATTEMPTS, now);

const checkPassword = async (user: UserRow, password: string, field: string): Promise<void> => {
  if (!(await verifyPassword(password, user.passwordHash)))
    throw invalid({ [field]: 'wrong_password' });
};

export const requirePassword = async (
  services: Pick<Services, 'database'>,
  user: UserRow,
  password: string,
  now: Date,
  field = 'password',
): Promise<void> => {
  await throttleReauthentication(services, user, now);
  await checkPassword(user, password, field);
};

/**
 * Requires a password or a second-factor code; both must be right if both are sent. The transaction follows the hash,
 * which is slow.
 */
export const reauthenticate = async <T>(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  user: UserRow,
  { password, code }: Proof,
  now: Date,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  if (password === undefined && code === undefined) throw invalid({ password: 'required' });
  await throttleReauthentication({ database }, user, now);
  if (password !== undefined) await checkPassword(user, password, 'password');
  return database.withTenant(user.organizationId, async (tx) => {
    if (!(await credentialsUnchanged(tx, user))) throw new AppError('conflict');
    if (code !== undefined && !(await verifySecondFactor(tx, secrets, user, code, now)))
      throw invalid({ code: 'wrong_code' });
    return work(tx);
  });
};
