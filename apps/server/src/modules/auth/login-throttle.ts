import type { Database } from '@cadran/db';
import { isKnownAddress } from './queries/known-addresses.ts';
import type { Secrets } from '../../secrets.ts';
import { throttle } from '../../http/limits/throttle.ts';
import { normalizeLoginName } from '../users/index.ts';

/**
 * Throttling without lock-out (ASVS 6.3.1): 10 attempts per address and name in 15 minutes, 50 per name in an hour,
 * 60 per address over all names in 15 minutes, against one password tried on many names. An address the account logged
 * in from before is exempt from the last two. Username and email are counted
 * separately: a shared counter would reveal that they belong to one account.
 */
const PER_ADDRESS = { max: 10, seconds: 15 * 60 };
const PER_NAME = { max: 50, seconds: 60 * 60 };
const OVER_ALL_NAMES = { max: 60, seconds: 15 * 60 };

interface Attempt {
  readonly account: string;
  readonly addressHash: Buffer;
  readonly user: { organizationId: string; userId: string } | undefined;
  readonly now: Date;
}

/** Returns the counters it incremented, to be decremented after a successful log-in. */
export const throttleLogin = async (
  database: Database,
  secrets: Secrets,
  attempt: Attempt,
): Promise<readonly string[]> => {
  // Keyed hashes, so that the counters store neither names nor addresses.
  const account = secrets
    .keyedHash('throttle', normalizeLoginName(attempt.account))
    .toString('base64url');
  const address = attempt.addressHash.toString('base64url');
  const byAddress = `login:${account}:${address}`;
  await throttle(database.global, byAddress, PER_ADDRESS, attempt.now);
  const { user } = attempt;
  const known =
    user !== undefined &&
    (await database.withTenant(user.organizationId, (tx) =>
      isKnownAddress(tx, { ...user, addressHash: attempt.addressHash }),
    ));
  if (known) return [byAddress];
  const byName = `login:${account}`;
  await throttle(database.global, byName, PER_NAME, attempt.now);
  const overAllNames = `login-from:${address}`;
  await throttle(database.global, overAllNames, OVER_ALL_NAMES, attempt.now);
  return [byAddress, byName, overAllNames];
};

const RESET_REQUESTS = { max: 5, seconds: 60 * 60 };

/** Limits reset mails per name, whether or not the name exists. */
export const throttlePasswordReset = async (
  { database, secrets }: { readonly database: Database; readonly secrets: Secrets },
  name: string,
  now: Date,
): Promise<void> => {
  const account = secrets.keyedHash('throttle', normalizeLoginName(name)).toString('base64url');
  await throttle(database.global, `forgotten:${account}`, RESET_REQUESTS, now);
};
