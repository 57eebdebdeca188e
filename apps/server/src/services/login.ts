import type { Database } from '@cadran/db';
import {
  hashPassword,
  needsRehash,
  NOBODYS_HASH,
  refuseWhenBusy,
  verifyPassword,
} from '@cadran/passwords';
import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { rememberAddress } from '../queries/known-addresses.ts';
import { findOrganization, type OrganizationRow } from '../queries/organizations.ts';
import { findLogin } from '../queries/login-names.ts';
import { uncountOne } from '../queries/throttles.ts';
import { findUser, updateUser, type UserRow } from '../queries/users.ts';
import { auditUser } from './audit-user.ts';
import { throttleLogin } from './login-throttle.ts';
import { type NewSession, openSession } from './open-session.ts';
import { spendCode } from './spend-code.ts';
import { stillProven } from './still-proven.ts';

interface Attempt {
  readonly identifier: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly address: string;
  readonly now: Date;
}

interface Account {
  readonly user: UserRow;
  readonly organization: OrganizationRow;
}

const loadAccount = async (
  database: Database,
  login: { organizationId: string; userId: string },
): Promise<Account> =>
  database.withTenant(login.organizationId, async (tx) => ({
    user: await findUser(tx, login.userId),
    organization: await findOrganization(tx, login.organizationId),
  }));

const mayEnter = ({ user, organization }: Account): boolean =>
  user.status === 'active' && organization.status === 'active';

/**
 * Who this is, or one and the same refusal. Every path runs the hasher once, so that neither the words
 * nor the time tell whether an account exists, is inactive or has another password. That a second factor
 * is needed is told to those who know the password; a wrong code is the same refusal again.
 */
export const login = async (
  services: Services,
  attempt: Attempt,
): Promise<Account & { readonly session: NewSession }> => {
  // In a storm, before anything is asked of the database: those who are in go on working.
  refuseWhenBusy();
  const { database, secrets } = services;
  const addressHash = secrets.keyedHash('address', attempt.address);
  const found = await findLogin(database.global, attempt.identifier);
  const counted = await throttleLogin(database, secrets, {
    account: attempt.identifier,
    addressHash,
    user: found,
    now: attempt.now,
  });
  const account = found && (await loadAccount(database, found));
  const right = await verifyPassword(attempt.password, account?.user.passwordHash ?? NOBODYS_HASH);
  if (!account || !right || !mayEnter(account)) throw new AppError('invalid_credentials');

  const { user } = account;
  const { code } = attempt;
  const factor = user.totpConfirmedAt !== null;
  if (factor && code === undefined) throw new AppError('second_factor_required');

  const renewed = needsRehash(user.passwordHash) ? await hashPassword(attempt.password) : undefined;
  const entered = await database.withTenant(user.organizationId, async (tx) => {
    if (!(await stillProven(tx, user))) throw new AppError('invalid_credentials');
    if (factor && !(await spendCode(tx, secrets, user, code ?? '', attempt.now)))
      throw new AppError('invalid_credentials');
    const place = { organizationId: user.organizationId, userId: user.id, addressHash };
    await rememberAddress(tx, place, attempt.now);
    await auditUser(tx, user, 'login', user, attempt.now);
    return {
      session: await openSession(tx.sql, user, attempt.now),
      user: await updateUser(tx, user, {
        lastLoginAt: attempt.now,
        ...(renewed === undefined ? {} : { passwordHash: renewed }),
      }),
    };
  });
  await uncountOne(database.global, counted);
  return { ...entered, organization: account.organization };
};
