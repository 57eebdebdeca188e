import type { Sql } from '@cadran/db';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { countOne } from '../../queries/throttles.ts';
import { hashToken } from '../secrets.ts';

const HOUR = 3600;

/** By token, by campaign and in all: a whole company may sit behind one address (security.md, Respondents). */
export const START_LIMITS = { token: 20, campaign: 3_000, all: 20_000 } as const;

export const limitStarts = async (
  db: Sql,
  request: FastifyRequest,
  campaignId: string,
  now: Date,
  /** A whole company may also begin at the same hour. */
  perCampaign: number = START_LIMITS.campaign,
): Promise<void> => {
  const token = hashToken(request.headers.authorization ?? '').toString('base64url');
  const counters = [
    [`start:token:${token}`, START_LIMITS.token],
    [`start:campaign:${campaignId}`, perCampaign],
    ['start:all', START_LIMITS.all],
  ] as const;
  for (const [key, max] of counters) {
    const { count, retryAfter } = await countOne(db, key, HOUR, now);
    if (count > max) throw new AppError('too_many_requests', { retryAfter });
  }
};
