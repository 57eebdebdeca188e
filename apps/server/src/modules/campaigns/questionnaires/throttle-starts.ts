import type { Sql } from '@cadran/db';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import { decrementCounters } from '../../../http/limits/queries.ts';
import { hashToken } from '../../../secrets.ts';
import { throttle } from '../../../http/limits/throttle.ts';

const HOUR = 3600;

/** Per hour. Not by IP address: a whole company may share one (security.md, Respondents). */
export const START_LIMITS = { token: 20, campaign: 3_000, all: 20_000 } as const;

interface Start {
  readonly request: FastifyRequest;
  readonly campaignId: string;
  readonly now: Date;
  /** Overrides the limit per campaign. */
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

/** Runs `begin` within the limits; an attempt that failed on our side is not counted. */
export const throttleStarts = async <T>(
  db: Sql,
  start: Start,
  begin: () => Promise<T>,
): Promise<T> => {
  const counted = await countStart(db, start);
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof AppError)) await decrementCounters(db, counted).catch(() => undefined);
    throw error;
  }
};
