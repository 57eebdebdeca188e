import {
  type ProfilingFilters,
  type ProfilingSelection,
  selectionRespondents,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../language/use-messages.ts';
import { useGroupWords } from '../use-group-words.ts';
import { servedMap } from './open-values.ts';
import './group-size.css';

interface Props {
  readonly filters: ProfilingFilters;
  readonly selection: ProfilingSelection;
}

export const respondentsOf = (
  filters: ProfilingFilters,
  selection: ProfilingSelection,
): number | null => selectionRespondents(servedMap(filters), selection);

/** Who was chosen and how many they are, told as it changes. */
export const GroupSize = ({ filters, selection }: Props) => {
  const t = useMessages(backoffice.profilingResults).filters;
  const { groupName, people } = useGroupWords(filters);
  const respondents = respondentsOf(filters, selection);
  return (
    <div className="group-size">
      <output data-refused={respondents === null || undefined}>
        {respondents === null ? t.refused : people(respondents)}
      </output>
      <p>{groupName(selection)}</p>
    </div>
  );
};
