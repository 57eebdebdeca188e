import { auditAnonymity } from '@cadran/scoring';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerLine } from '../../../queries/profiling-answers.ts';
import { buildSnapshot, type SnapshotPlan, type TakenSnapshot } from './build-snapshot.ts';
import { rankedPeople } from './ranked-people.ts';

/** Lines to count, or null when there are no more. */
export type WorkerRequest = readonly AnswerLine[] | null;

export type WorkerAnswer =
  | { readonly kind: 'counted' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'taken'; readonly snapshot: TakenSnapshot };

const PROGRESS_STEP = 0.01;

/** Counting and auditing take seconds to minutes for many people: beside the server, not in it. */
const port = parentPort;
const plan = workerData as SnapshotPlan;
const people = rankedPeople(new Map(plan.unitOf));
let told = 0;

const answer = (message: WorkerAnswer): void => port?.postMessage(message);

port?.on('message', (lines: WorkerRequest) => {
  if (lines !== null) {
    people.add(lines);
    answer({ kind: 'counted' });
    return;
  }
  const snapshot = buildSnapshot(plan, people, auditAnonymity, (share) => {
    if (share < told + PROGRESS_STEP) return;
    told = share;
    answer({ kind: 'progress', share });
  });
  // Handed over, not copied: there may be tens of megabytes.
  const buffers = snapshot.cells.map(({ counts }) => counts.buffer as ArrayBuffer);
  port?.postMessage({ kind: 'taken', snapshot } satisfies WorkerAnswer, buffers);
});
