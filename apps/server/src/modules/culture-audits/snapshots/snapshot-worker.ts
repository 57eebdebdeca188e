import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerLine } from '../queries/answers.ts';
import { buildSnapshot, type SnapshotPlan, type TakenSnapshot } from './build-snapshot.ts';
import { createRespondentTally } from './counts/respondent-tally.ts';
import { PUBLICATION_RULES } from './publication-rules.ts';

/** Answers to count, or null after the last batch. */
export type WorkerRequest = readonly AnswerLine[] | null;

export type WorkerResponse =
  | { readonly kind: 'counted' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'taken'; readonly snapshot: TakenSnapshot };

const PROGRESS_STEP = 0.01;

const port = parentPort;
const plan = workerData as SnapshotPlan;
const people = createRespondentTally(new Map(plan.unitOf));
let reportedShare = 0;

const respond = (message: WorkerResponse): void => port?.postMessage(message);

port?.on('message', (lines: WorkerRequest) => {
  if (lines !== null) {
    people.add(lines);
    respond({ kind: 'counted' });
    return;
  }
  const snapshot = buildSnapshot(plan, people, PUBLICATION_RULES, (share) => {
    if (share < reportedShare + PROGRESS_STEP) return;
    reportedShare = share;
    respond({ kind: 'progress', share });
  });
  // Transferred, not copied: there may be tens of megabytes.
  const buffers = snapshot.cells.map(({ counts }) => counts.buffer as ArrayBuffer);
  port?.postMessage({ kind: 'taken', snapshot } satisfies WorkerResponse, buffers);
});
