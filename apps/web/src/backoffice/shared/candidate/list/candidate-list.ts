import {
  type CandidateFilter,
  CERTAINTIES,
  DECISIONS,
  QUALITY_LEVELS,
  QUESTIONNAIRE_STATUSES,
  SCORED_SECTIONS,
  VERDICTS,
} from '@cadran/contract';
import { useSearch } from '@tanstack/react-router';
import { defineList, type ListParams, oneOf } from '../../list/params/list-params.ts';

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

/** Whoever had no mail and whose mail failed both wait for an answer: one choice. */
export const MAIL_FILTERS = ['not_told', 'waiting', 'sent', 'failed', 'unknown'] as const;

/** Never sorted by score unless the user asks for it. */
export const candidateList = defineList({
  sorts: SORTS,
  defaultSort: '-openedAt',
  filters: {
    status: oneOf(QUESTIONNAIRE_STATUSES),
    verdict: oneOf(VERDICTS),
    certainty: oneOf(CERTAINTIES),
    quality: oneOf(QUALITY_LEVELS),
    decision: oneOf(DECISIONS),
    decisionMail: oneOf(MAIL_FILTERS),
  },
});

/** Everybody who finished and has had no answer, as the campaign and the home page count them. */
export const NOT_TOLD = { status: 'completed', decisionMail: 'not_told' } as const;

export type CandidateAddress = ListParams<CandidateSort, typeof candidateList.filters>;

/** The filter of the list, also used for exports. */
export const toCandidateFilter = ({
  q,
  status,
  verdict,
  certainty,
  quality,
  decision,
  decisionMail,
}: CandidateAddress): CandidateFilter => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(verdict && { verdict }),
  ...(certainty && { certainty }),
  ...(quality && { quality }),
  ...(decision && { decision }),
  ...(decisionMail && { decisionMail }),
});

/** The list that a report was opened from: its address has the list's sort, filters and page. */
export const useCandidateListAddress = (): CandidateAddress =>
  candidateList.parse(useSearch({ strict: false }));
