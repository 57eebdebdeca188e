import type { Services } from '../../http/context.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { foldWaiting } from './adding/fold-waiting.ts';
import { refreshReadings } from './reading/refresh-readings.ts';

const SECONDS = 1000;

/** Adds up those who wait, and counts selection and decisions anew where enough has happened. */
export const startEvidenceJobs = (
  runner: JobRunner,
  services: Pick<Services, 'database' | 'clock'>,
): void => {
  runner.schedule({
    name: 'evidence-adding',
    everyMs: 20 * SECONDS,
    delayFirst: true,
    run: () => foldWaiting(services),
  });
  runner.schedule({
    name: 'evidence-readings',
    everyMs: 15 * 60 * SECONDS,
    delayFirst: true,
    run: () => refreshReadings(services),
  });
};
