import { type Candidate, COMPARED_MAX } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import type { RowSelection } from '../../../../shared/list/list-types.ts';
import { comparedKey } from '../../../../shared/candidate/candidate-keys.ts';
import { candidateName } from '../../../../shared/candidate/candidate-name.ts';

const NO_CANDIDATES: readonly Candidate[] = [];

/** Kept in the query cache, so that it survives searching, paging and visits to reports. */
export const useComparisonSelection = (campaignId: string) => {
  const t = useMessages(backoffice.candidates).comparing;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const queryClient = useQueryClient();
  const queryKey = comparedKey(campaignId);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useQuery<readonly Candidate[]>({ queryKey, queryFn: skipToken, initialData: NO_CANDIDATES });
  // Read synchronously: the query's data arrives after React has unticked the checkbox.
  const chosen = queryClient.getQueryData<readonly Candidate[]>(queryKey) ?? NO_CANDIDATES;
  const setChosen = (next: readonly Candidate[]): void => {
    queryClient.setQueryData(queryKey, next);
    rerender();
  };
  const isSelected = ({ id }: Candidate): boolean => chosen.some((other) => other.id === id);
  const selection: RowSelection<Candidate> = {
    header: t.compare,
    label: ({ contact }) => t.select(candidateName(contact, unnamed)),
    isSelected,
    isOffered: ({ status }) => status === 'completed',
    isFull: chosen.length >= COMPARED_MAX,
    onToggle: (candidate) =>
      setChosen(
        isSelected(candidate)
          ? chosen.filter(({ id }) => id !== candidate.id)
          : [...chosen, candidate].slice(0, COMPARED_MAX),
      ),
  };
  return { chosen, selection, clear: () => setChosen([]) };
};
