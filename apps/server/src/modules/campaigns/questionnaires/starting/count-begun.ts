import type { Sql } from '@cadran/db';
import { incrementCounter } from '../../../../http/limits/queries.ts';

export const BEGUN_WINDOW_SECONDS = 3600;
export const begunKey = (organizationId: string): string => `begun:${organizationId}`;

/** Counts a start of the organisation, once it has a first answer. */
export const countBegun = async (db: Sql, organizationId: string, now: Date): Promise<void> => {
  // The answers are saved: that they were not counted is no reason to say otherwise.
  await incrementCounter(db, begunKey(organizationId), BEGUN_WINDOW_SECONDS, now).catch(
    () => undefined,
  );
};
