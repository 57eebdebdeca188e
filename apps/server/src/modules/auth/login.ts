import { logUserActivity } from '../activity-log/index.ts';
import type { Database } from '@cadran/db';
import {
  hashPassword,
  needsRehash,
  NO_PASSWORD,
  refuseWhenBusy,
  verifyPassword,
} from '@cadran/passwords';
import { AppError } from '../../http/app-error.ts';
import { toMember } from '../../http/authentication/member.ts';
import type { Services } from '../../http/context.ts';
import { rememberAddress } from './queries/known-addresses.ts';
import { decrementCounters } from '../../http/limits/queries.ts';
import { throttleLogin } from './login-throttle.ts';
import { type NewSession, createSession } from './sessions/session-tokens.ts';
import { credentialsUnchanged } from './credentials-unchanged.ts';
import { adoptTimeZone, findOrganization, type OrganizationRow } from '../organizations/index.ts';
import { verifySecondFactor } from '../two-factor/index.ts';
import { findLogin, findUser, updateUser, type UserRow } from '../users/index.ts';

interface Attempt {
  readonly identifier: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly timeZone?: string | undefined;
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

const isActive = ({ user, organization }: Account): boolean =>
  user.status === 'active' && organization.status === 'active';

/**
 * Fails with the same error, after one password hash, whether the account is unknown, inactive or the password is
 * wrong: neither message nor timing reveals which. Only a right password reveals that a second factor is needed.
 */
export const login = async (
  services: Services,
  attempt: Attempt,
): Promise<Account & { readonly session: NewSession }> => {
  // Before any query, so that a flood of log-ins does not slow down members who are logged in.
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
  const isRight = await verifyPassword(attempt.password, account?.user.passwordHash ?? NO_PASSWORD);
  if (!account || !isRight || !isActive(account)) throw new AppError('invalid_credentials');

  const { user, organization } = account;
  const { code } = attempt;
  const hasSecondFactor = user.totpConfirmedAt !== null;
  if (hasSecondFactor && code === undefined) throw new AppError('second_factor_required');

  const rehashed = needsRehash(user.passwordHash)
    ? await hashPassword(attempt.password)
    : undefined;
  const result = await database.withTenant(user.organizationId, async (tx) => {
    if (!(await credentialsUnchanged(tx, user))) throw new AppError('invalid_credentials');
    if (hasSecondFactor && !(await verifySecondFactor(tx, secrets, user, code ?? '', attempt.now)))
      throw new AppError('invalid_credentials');
    const address = { organizationId: user.organizationId, userId: user.id, addressHash };
    await rememberAddress(tx, address, attempt.now);
    await logUserActivity(tx, user, 'login', user, attempt.now);
    return {
      session: await createSession(tx.sql, user, attempt.now),
      user: await updateUser(tx, user, {
        lastLoginAt: attempt.now,
        ...(rehashed === undefined ? {} : { passwordHash: rehashed }),
      }),
      organization: await adoptTimeZone(
        tx,
        toMember(user),
        organization,
        attempt.timeZone,
        attempt.now,
      ),
    };
  });
  await decrementCounters(database.global, counted);
  return result;
};
