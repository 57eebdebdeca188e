import { COMPARED_MAX } from '@cadran/contract';
import {
  type CandidateAddress,
  candidateList,
} from '../../../shared/candidate/list/candidate-list.ts';
import { isUuid } from '../../../shared/router/is-uuid.ts';

/**
 * `?ids=a,b,c`: unique, in the order of selection, at most `COMPARED_MAX`; with the sort, filters and page of the list
 * one came from.
 */
export const comparedIds = {
  parse: (
    search: Readonly<Record<string, unknown>>,
  ): CandidateAddress & { readonly ids?: string } => {
    const ids = typeof search['ids'] === 'string' ? search['ids'] : '';
    const unique = new Set(ids.split(',').filter(isUuid));
    return {
      ...candidateList.parse(search),
      ...(unique.size > 0 && { ids: [...unique].slice(0, COMPARED_MAX).join(',') }),
    };
  },
};
