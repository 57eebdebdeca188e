import { serveJobs } from '@cadran/processes/serve-jobs';
import type { AnswerGroup } from '../queries/answers.ts';
import { buildSnapshot, type TakenSnapshot } from './build-snapshot.ts';
import { startCellHelper } from './cells/cell-helper.ts';
import { createRespondentTally, type RespondentTally } from './counts/respondent-tally.ts';
import { PUBLICATION_RULES } from './publication-rules.ts';
import type { SnapshotPlan } from './snapshot-plan.ts';

/** A plan, then answers to count, then what is made of them. */
export type SnapshotRequest =
  | { readonly plan: SnapshotPlan }
  | { readonly groups: readonly AnswerGroup[] }
  | { readonly finish: true };

/** Only the last request has one. */
export type SnapshotAnswer = TakenSnapshot | null;

const PROGRESS_STEP = 0.01;

let taking: { readonly plan: SnapshotPlan; readonly people: RespondentTally } | undefined;

serveJobs(async (request: SnapshotRequest, onProgress): Promise<SnapshotAnswer> => {
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
  const tell = (share: number): void => {
    if (share < reported + PROGRESS_STEP) return;
    reported = share;
    onProgress(share);
  };
  return buildSnapshot(plan, people, PUBLICATION_RULES, tell, startCellHelper(plan, people));
});
