import {
  DECISIONS,
  QUALITY_LEVELS,
  QUESTIONNAIRE_STATUSES,
  SCORED_SECTIONS,
  VERDICTS,
} from '@cadran/contract';
import { defineList, oneOf } from '../../../shared/list/list-address.ts';

const SORTS = [
  'name',
  'openedAt',
  'completedAt',
  'status',
  'overall',
  'verdict',
  'quality',
  'decision',
  ...SCORED_SECTIONS,
] as const;
export type CandidateSort = (typeof SORTS)[number];

/** By date and never by a score: nobody is put first by a machine (scoring.md §7). */
export const candidateList = defineList({
  sorts: SORTS,
  defaultSort: '-openedAt',
  filters: {
    status: oneOf(QUESTIONNAIRE_STATUSES),
    verdict: oneOf(VERDICTS),
    quality: oneOf(QUALITY_LEVELS),
    decision: oneOf(DECISIONS),
  },
});
