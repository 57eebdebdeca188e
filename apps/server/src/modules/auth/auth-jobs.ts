import type { Services } from '../../http/context.ts';
import { LIFETIME } from '../../http/authentication/session-lifetime.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { processResetRequests } from './passwords/process-reset-requests.ts';
import { deleteExpiredResets } from './queries/password-resets.ts';
import { deleteExpiredSessions } from './queries/sessions.ts';

type AuthServices = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

const cleanUpSessions = ({ database, clock }: AuthServices): Promise<void> => {
  const now = clock();
  const fromNow = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  return deleteExpiredSessions(
    database.global,
    { now, furthest: fromNow(2 * LIFETIME.respondent) },
    {
      idleSince: fromNow(-LIFETIME.idle),
      createdBefore: fromNow(-LIFETIME.absolute),
      createdAfter: fromNow(LIFETIME.idle),
    },
  );
};

export const startAuthJobs = (runner: JobRunner, services: AuthServices): void => {
  const { database, clock } = services;
  runner.schedule({
    name: 'password-requests',
    everyMs: 1_000,
    run: () => processResetRequests(services),
  });
  runner.schedule({
    name: 'password-reset-cleanup',
    everyMs: 30_000,
    erases: true,
    run: () => database.withPlatform((tx) => deleteExpiredResets(tx, clock())),
  });
  runner.schedule({
    name: 'session-cleanup',
    everyMs: 10 * 60_000,
    delayFirst: true,
    erases: true,
    run: () => cleanUpSessions(services),
  });
};
