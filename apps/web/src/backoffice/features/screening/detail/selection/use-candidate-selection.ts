import { type Candidate, DECIDED_AT_ONCE } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import type { RowSelection } from '../../../../shared/list/list-types.ts';
import { selectedKey } from '../../../../shared/candidate/candidate-keys.ts';
import { candidateName } from '../../../../shared/candidate/candidate-name.ts';

const NO_CANDIDATES: readonly Candidate[] = [];

const isOffered = ({ status }: Candidate): boolean => status === 'completed';

const pageState = (offered: number, selected: number): 'all' | 'some' | 'none' => {
  if (selected === 0) return 'none';
  return selected === offered ? 'all' : 'some';
};

/** Kept in the query cache, so that it survives searching, paging and visits to reports. */
export const useCandidateSelection = (campaignId: string, rows: readonly Candidate[]) => {
  const t = useMessages(backoffice.deciding);
  const { unnamed } = useMessages(backoffice.screening).detail;
  const queryClient = useQueryClient();
  const queryKey = selectedKey(campaignId);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useQuery<readonly Candidate[]>({ queryKey, queryFn: skipToken, initialData: NO_CANDIDATES });
  // Read synchronously: the query's data arrives after React has unticked the checkbox.
  const kept = queryClient.getQueryData<readonly Candidate[]>(queryKey) ?? NO_CANDIDATES;
  // As the list has them now, where it shows them: decisions and answers change.
  const selected = kept.map((one) => rows.find(({ id }) => id === one.id) ?? one);
  const select = (next: readonly Candidate[]): void => {
    queryClient.setQueryData(queryKey, next.slice(0, DECIDED_AT_ONCE));
    rerender();
  };
  const isSelected = ({ id }: Candidate): boolean => selected.some((other) => other.id === id);
  const without = (left: readonly Candidate[]) =>
    selected.filter(({ id }) => !left.some((other) => other.id === id));
  const toggle = (candidate: Candidate): void =>
    select(isSelected(candidate) ? without([candidate]) : [...selected, candidate]);

  const offered = rows.filter(isOffered);
  const state = pageState(offered.length, offered.filter(isSelected).length);
  const selection: RowSelection<Candidate> = {
    header: t.selectHeader,
    label: ({ contact }) => t.select(candidateName(contact, unnamed)),
    isSelected,
    isOffered,
    isFull: selected.length >= DECIDED_AT_ONCE,
    onToggle: toggle,
    page: {
      label: t.selectPage,
      state,
      onToggle: () =>
        select(state === 'all' ? without(offered) : [...without(offered), ...offered]),
    },
  };
  return { selected, selection, select, toggle };
};
