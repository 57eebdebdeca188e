import type { Database } from '@cadran/db';
import { AppError } from '../app-error.ts';
import { knowsAddress } from '../queries/known-addresses.ts';
import { loginName } from '../queries/login-names.ts';
import { countOne } from '../queries/throttles.ts';
import type { Secrets } from './secrets.ts';

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
  const here = await countOne(database.global, byAddress, PER_ADDRESS.seconds, attempt.now);
  if (here.count > PER_ADDRESS.max)
    throw new AppError('too_many_requests', { retryAfter: here.retryAfter });
  const { user } = attempt;
  const known =
    user !== undefined &&
    (await database.withTenant(user.organizationId, (tx) =>
      knowsAddress(tx, { ...user, addressHash: attempt.addressHash }),
    ));
  if (known) return [byAddress];
  const byName = `login:${account}`;
  const all = await countOne(database.global, byName, PER_NAME.seconds, attempt.now);
  if (all.count > PER_NAME.max)
    throw new AppError('too_many_requests', { retryAfter: all.retryAfter });
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
  const { count, retryAfter } = await countOne(
    database.global,
    `forgotten:${account}`,
    FORGOTTEN.seconds,
    now,
  );
  if (count > FORGOTTEN.max) throw new AppError('too_many_requests', { retryAfter });
};
