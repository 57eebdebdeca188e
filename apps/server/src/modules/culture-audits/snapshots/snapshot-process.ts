import { serveJobs } from '@cadran/processes/serve-jobs';
import type { AnswerGroup } from '../queries/answers.ts';
import { buildSnapshot, type SnapshotPlan, type TakenSnapshot } from './build-snapshot.ts';
import { createRespondentTally, type RespondentTally } from './counts/respondent-tally.ts';
import { PUBLICATION_RULES } from './publication-rules.ts';

/** A plan, then answers to count, then what is made of them. */
export type SnapshotRequest =
  | { readonly plan: SnapshotPlan }
  | { readonly groups: readonly AnswerGroup[] }
  | { readonly finish: true };

/** Only the last request has one. */
export type SnapshotAnswer = TakenSnapshot | null;

const PROGRESS_STEP = 0.01;

let taking: { readonly plan: SnapshotPlan; readonly people: RespondentTally } | undefined;

serveJobs((request: SnapshotRequest, onProgress): SnapshotAnswer => {
  if ('plan' in request) {
    const { plan } = request;
    taking = { plan, people: createRespondentTally(new Map(plan.unitOf)) };
    return null;
  }
  if (!taking) throw new Error('Answers without a plan.');
  const { plan, people } = taking;
  if ('groups' in request) {
    people.add(request.groups);
    return null;
  }
  taking = undefined;
  let reported = 0;
  return buildSnapshot(plan, people, PUBLICATION_RULES, (share) => {
    if (share < reported + PROGRESS_STEP) return;
    reported = share;
    onProgress(share);
  });
});
