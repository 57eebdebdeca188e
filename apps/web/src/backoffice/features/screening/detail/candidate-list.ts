import {
  CERTAINTIES,
  DECISIONS,
  QUALITY_LEVELS,
  QUESTIONNAIRE_STATUSES,
  SCORED_SECTIONS,
  VERDICTS,
} from '@cadran/contract';
import { defineList, oneOf } from '../../../shared/list/params/list-params.ts';

const SORTS = [
  'name',
  'openedAt',
  'completedAt',
  'status',
  'overall',
  'verdict',
  'certainty',
  'quality',
  'decision',
  ...SCORED_SECTIONS,
] as const;
export type CandidateSort = (typeof SORTS)[number];

/** Never sorted by score unless the user asks for it (scoring.md §7). */
export const candidateList = defineList({
  sorts: SORTS,
  defaultSort: '-openedAt',
  filters: {
    status: oneOf(QUESTIONNAIRE_STATUSES),
    verdict: oneOf(VERDICTS),
    certainty: oneOf(CERTAINTIES),
    quality: oneOf(QUALITY_LEVELS),
    decision: oneOf(DECISIONS),
  },
});
