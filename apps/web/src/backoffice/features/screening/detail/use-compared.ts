import { type Candidate, COMPARED_MAX } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useMessages } from '../../../../language/use-messages.ts';
import type { RowSelection } from '../../../shared/list/list-types.ts';
import { comparedKey } from '../../../shared/applicant/applicant-keys.ts';
import { candidateName } from '../../../shared/applicant/candidate-name.ts';

const NOBODY: readonly Candidate[] = [];

/**
 * Who is to be compared, in the order of choosing: kept over searches and pages, and while one looks at the comparison
 * or a report, until the page is left for good.
 */
export const useCompared = (campaignId: string) => {
  const t = useMessages(backoffice.applicants).comparing;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const queryClient = useQueryClient();
  const queryKey = comparedKey(campaignId);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useQuery<readonly Candidate[]>({ queryKey, queryFn: skipToken, initialData: NOBODY });
  // Read here and now: what the query hands on comes a moment late, when the box is drawn unticked again.
  const chosen = queryClient.getQueryData<readonly Candidate[]>(queryKey) ?? NOBODY;
  const setChosen = (next: readonly Candidate[]): void => {
    queryClient.setQueryData(queryKey, next);
    redraw();
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
