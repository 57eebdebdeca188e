import type { Services } from '../../../http/context.ts';
import type { JobRunner } from '../../../jobs/runner.ts';
import { deleteUnanswered } from '../queries/unanswered.ts';

const HOUR = 3_600_000;
/** A browser that was offline since it began may still bring its answers. */
const KEPT_FOR = 7 * 24 * HOUR;

type CleanupServices = Pick<Services, 'database' | 'clock'>;

export const deleteUnansweredStarts = ({ database, clock }: CleanupServices): Promise<number> =>
  database.withPlatform((tx) => deleteUnanswered(tx, new Date(clock().getTime() - KEPT_FOR)));

/** Audits keep theirs: they hold no date, and without them a browser that comes back would count as having answered. */
export const startUnansweredCleanup = (runner: JobRunner, services: CleanupServices): void =>
  runner.schedule({
    name: 'unanswered-cleanup',
    everyMs: HOUR,
    delayFirst: true,
    erases: true,
    run: () => deleteUnansweredStarts(services),
  });
