import type { Database } from '@cadran/db';
import { knowsAddress } from '../queries/known-addresses.ts';
import { loginName } from '../queries/login-names.ts';
import type { Secrets } from './secrets.ts';
import { throttle } from './throttle.ts';

/**
 * Throttle without lock-out (ASVS 6.3.1): one address may guess 10 times a quarter of an hour at one name,
 * all together 50 times an hour; an address from which the account logged in before is not stopped by others.
 * An account has two names, so 100 guesses an hour. Counting both names together would tell that they
 * belong to one person.
 */
const PER_ADDRESS = { max: 10, seconds: 15 * 60 };
const PER_NAME = { max: 50, seconds: 60 * 60 };

interface Attempt {
  readonly account: string;
  readonly addressHash: Buffer;
  readonly user: { organizationId: string; userId: string } | undefined;
  readonly now: Date;
}

/** The counters that were used: whoever turns out to be right did not guess. */
export const throttleLogin = async (
  database: Database,
  secrets: Secrets,
  attempt: Attempt,
): Promise<readonly string[]> => {
  // Keyed hashes: the counters hold neither names nor addresses.
  const account = secrets.keyedHash('throttle', loginName(attempt.account)).toString('base64url');
  const place = attempt.addressHash.toString('base64url');
  const byAddress = `login:${account}:${place}`;
  await throttle(database.global, byAddress, PER_ADDRESS, attempt.now);
  const { user } = attempt;
  const known =
    user !== undefined &&
    (await database.withTenant(user.organizationId, (tx) =>
      knowsAddress(tx, { ...user, addressHash: attempt.addressHash }),
    ));
  if (known) return [byAddress];
  const byName = `login:${account}`;
  await throttle(database.global, byName, PER_NAME, attempt.now);
  return [byAddress, byName];
};

const FORGOTTEN = { max: 5, seconds: 60 * 60 };

/** Nobody's mailbox is filled by others; the count is by name, whether it is anybody's or not. */
export const throttleForgetting = async (
  { database, secrets }: { readonly database: Database; readonly secrets: Secrets },
  name: string,
  now: Date,
): Promise<void> => {
  const account = secrets.keyedHash('throttle', loginName(name)).toString('base64url');
  await throttle(database.global, `forgotten:${account}`, FORGOTTEN, now);
};
