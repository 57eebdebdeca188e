import type { Sql } from '@cadran/db';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { uncountOne } from '../../queries/throttles.ts';
import { hashToken } from '../secrets.ts';
import { throttle } from '../throttle.ts';

const HOUR = 3600;

/** By token, by campaign and in all: a whole company may sit behind one address (security.md, Respondents). */
export const START_LIMITS = { token: 20, campaign: 3_000, all: 20_000 } as const;

interface Start {
  readonly request: FastifyRequest;
  readonly campaignId: string;
  readonly now: Date;
  /** A whole company may also begin at the same hour. */
  readonly perCampaign?: number;
}

const countStart = async (db: Sql, { request, campaignId, now, perCampaign }: Start) => {
  const token = hashToken(request.headers.authorization ?? '').toString('base64url');
  const counters = [
    [`start:token:${token}`, START_LIMITS.token],
    [`start:campaign:${campaignId}`, perCampaign ?? START_LIMITS.campaign],
    ['start:all', START_LIMITS.all],
  ] as const;
  for (const [key, max] of counters) await throttle(db, key, { max, seconds: HOUR }, now);
  return counters.map(([key]) => key);
};

/** Begins, if there were not too many. Who tries again because we failed has not begun: that is not counted. */
export const limitStarts = async <T>(
  db: Sql,
  start: Start,
  begin: () => Promise<T>,
): Promise<T> => {
  const counted = await countStart(db, start);
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof AppError)) await uncountOne(db, counted).catch(() => undefined);
    throw error;
  }
};
