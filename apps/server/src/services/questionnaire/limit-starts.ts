import type { Sql } from '@cadran/db';
import { AppError } from '../../app-error.ts';
import { countOne } from '../../queries/throttles.ts';

const HOUR = 3600;

/** By token, by campaign and in all: a whole company may sit behind one address (security.md, Respondents). */
export const START_LIMITS = { token: 20, campaign: 3_000, all: 20_000 } as const;

export const limitStarts = async (
  db: Sql,
  by: { readonly token: string; readonly campaign: string },
  now: Date,
): Promise<void> => {
  const counters = [
    [`start:token:${by.token}`, START_LIMITS.token],
    [`start:campaign:${by.campaign}`, START_LIMITS.campaign],
    ['start:all', START_LIMITS.all],
  ] as const;
  for (const [key, max] of counters) {
    const { count, retryAfter } = await countOne(db, key, HOUR, now);
    if (count > max) throw new AppError('too_many_requests', { retryAfter });
  }
};
