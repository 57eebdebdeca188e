import type { Services } from '../http/context.ts';
import { deleteOldCounts } from '../http/limits/queries.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { shuffleQueue } from '../modules/audit-codes/index.ts';
import { startAuthJobs } from '../modules/auth/auth-jobs.ts';
import type { ComputeSnapshot } from '../modules/culture-audits/snapshots/compute-snapshot.ts';
import { snapshotQueue } from '../modules/culture-audits/snapshots/queue/snapshot-queue.ts';
import { startOverdueMails } from '../modules/culture-audits/actions/overdue/mail-overdue-actions.ts';
import { startEvidenceJobs } from '../modules/evidence/jobs.ts';
import { startMailWorker } from '../modules/mail/outbox/mail-worker.ts';
import { startRetentionJob } from '../modules/privacy/retention/enforce-retention.ts';
import { startUnansweredCleanup } from '../modules/questionnaires/starting/delete-unanswered.ts';
import { startWebhookWorker } from '../modules/webhooks/webhook-worker.ts';

const startCleanupJob = (runner: JobRunner, { database, clock }: Services): void =>
  runner.schedule({
    name: 'rate-limit-cleanup',
    everyMs: 10 * 60_000,
    delayFirst: true,
    run: () => deleteOldCounts(database.global, clock()),
  });

export const startJobs = (
  runner: JobRunner,
  services: Services,
  computeSnapshot: ComputeSnapshot,
  onMailError: (error: unknown) => void,
): void => {
  startMailWorker(runner, services, onMailError);
  startWebhookWorker(runner, services);
  runner.work(snapshotQueue(services, computeSnapshot));
  runner.work(shuffleQueue(services.database));
  startAuthJobs(runner, services);
  startOverdueMails(runner, services);
  startRetentionJob(runner, services);
  startUnansweredCleanup(runner, services);
  startEvidenceJobs(runner, services);
  startCleanupJob(runner, services);
};
