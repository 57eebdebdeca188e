import { SCORED_SECTIONS } from '@cadran/contract';
import { candidates } from '@cadran/i18n/candidates';
import { useMessages } from '../../../../language/use-messages.ts';
import type { OtherSort } from '../../../shared/list/list-types.ts';
import type { CandidateSort } from './candidate-list.ts';

/** Scores by section share one column: their order is asked for apart, and only when asked. */
export const useOtherSorts = (): readonly OtherSort<CandidateSort>[] => {
  const names = useMessages(candidates);
  return [
    { sort: 'completedAt', header: names.columns.completedAt },
    ...SCORED_SECTIONS.map((sort) => ({ sort, header: names.sections[sort] })),
  ];
};
