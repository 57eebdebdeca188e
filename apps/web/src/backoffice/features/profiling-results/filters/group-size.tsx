import {
  isCombined,
  type ProfilingFilters,
  type ProfilingSelection,
  selectionRespondents,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useGroupLabels } from '../use-group-labels.ts';
import { toServedGroups } from './filter-options.ts';
import styles from './group-size.module.css';

interface Props {
  readonly filters: ProfilingFilters;
  readonly selection: ProfilingSelection;
  readonly className: string | undefined;
}

export const countRespondents = (
  filters: ProfilingFilters,
  selection: ProfilingSelection,
): number | null => selectionRespondents(toServedGroups(filters), selection);

/** Name and size of the selected group, announced as it changes. */
export const GroupSize = ({ filters, selection, className }: Props) => {
  const t = useMessages(backoffice.profilingResults).filters;
  const { groupName, people } = useGroupLabels(filters);
  const respondents = countRespondents(filters, selection);
  const refused = isCombined(selection) && !filters.combinable ? t.several : t.refused;
  return (
    <div className={`${styles.groupSize} ${className}`}>
      <output data-refused={respondents === null || undefined}>
        {respondents === null ? refused : people(respondents)}
      </output>
      <p>{groupName(selection)}</p>
    </div>
  );
};
