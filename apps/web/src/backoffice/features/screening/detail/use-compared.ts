import { type Candidate, COMPARED_MAX } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useState } from 'react';
import { useMessages } from '../../../../language/use-messages.ts';
import type { RowSelection } from '../../../shared/list/list-types.ts';
import { candidateName } from '../../../shared/applicant/candidate-name.ts';

/** Who is to be compared: kept over searches and pages, in the order of choosing. */
export const useCompared = () => {
  const t = useMessages(backoffice.applicants).comparing;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const isSelected = ({ id }: Candidate): boolean => chosen.some((other) => other.id === id);
  const forget = ({ id }: Pick<Candidate, 'id'>): void =>
    setChosen(chosen.filter((other) => other.id !== id));
  const selection: RowSelection<Candidate> = {
    header: t.compare,
    label: ({ contact }) => t.select(candidateName(contact, unnamed)),
    isSelected,
    isOffered: ({ status }) => status === 'completed',
    isFull: chosen.length >= COMPARED_MAX,
    onToggle: (candidate) =>
      isSelected(candidate)
        ? forget(candidate)
        : setChosen([...chosen, candidate].slice(0, COMPARED_MAX)),
  };
  return { chosen, selection, forget, clear: () => setChosen([]) };
};
