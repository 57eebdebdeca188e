import type { Sql } from '@cadran/db';
import { AppError } from '../app-error.ts';
import { countOne } from '../queries/throttles.ts';

interface Limit {
  readonly max: number;
  /** How long a window is. */
  readonly seconds: number;
}

/** Counts one more, over all instances, and refuses where it is one too many. */
export const throttle = async (
  db: Sql,
  key: string,
  { max, seconds }: Limit,
  now: Date,
): Promise<void> => {
  const { count, retryAfter } = await countOne(db, key, seconds, now);
  if (count > max) throw new AppError('too_many_requests', { retryAfter });
};
