import type { ProfilingFilters, ProfilingSelection } from '@cadran/contract';
import { formatCount } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Checkbox } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useGroupLabels } from '../use-group-labels.ts';
import {
  isAttributeLimitReached,
  type ServedGroups,
  toServedGroups,
  toggleValue,
  filterOptionState,
} from './filter-options.ts';
import styles from './filter-panel.module.css';

type Attribute = ProfilingFilters['attributes'][number];

interface Props {
  readonly filters: ProfilingFilters;
  readonly selection: ProfilingSelection;
  readonly onChange: (selection: ProfilingSelection) => void;
}

interface PanelProps extends Props {
  readonly narrow?: boolean;
}

interface AttributeProps extends Props {
  readonly served: ServedGroups;
  readonly attribute: Attribute;
}

const MANY_VALUES = 10;

type Withheld = Attribute['values'][number]['withheld'];

const WithheldMark = ({ reason }: { readonly reason: Withheld }) => {
  const t = useMessages(backoffice.profilingResults).filters;
  return (
    <>
      <IconLock size={14} stroke={1.75} aria-hidden />
      {reason === 'more_answers_than_headcount' ? t.crowded : t.closed}
    </>
  );
};

const AttributeFields = ({
  filters,
  selection,
  onChange,
  served,
  attribute: { attribute, values },
}: AttributeProps) => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();
  const { valueName } = useGroupLabels(filters);
  const { combinable } = filters;
  const isLimitReached = combinable && isAttributeLimitReached(selection, attribute);
  return (
    <fieldset
      className={styles.filterAttribute}
      data-attribute={attribute}
      data-many={values.length > MANY_VALUES || undefined}
    >
      <legend>{t.segments[attribute]}</legend>
      {isLimitReached && <p className={styles.filterFull}>{t.filters.twoAtMost}</p>}
      {values.map(({ value, withheld }) => {
        const { isSelected, disabledReason, respondents } = filterOptionState(
          served,
          selection,
          attribute,
          value,
          combinable,
        );
        return (
          <Checkbox
            key={value}
            className={styles.filterValue}
            label={
              <>
                <span>{valueName(attribute, value)}</span>{' '}
                <span className={styles.filterCount}>
                  {respondents === null && !isLimitReached ? (
                    <WithheldMark reason={withheld} />
                  ) : (
                    respondents !== null && formatCount(respondents, language, !combinable)
                  )}
                </span>
              </>
            }
            checked={isSelected}
            disabled={disabledReason !== null}
            onChange={() => onChange(toggleValue(selection, attribute, value, combinable))}
          />
        );
      })}
    </fieldset>
  );
};

/** Selects groups of respondents. Options that are too small to be shown are disabled. */
export const FilterPanel = ({ filters, selection, onChange, narrow = false }: PanelProps) => {
  const t = useMessages(backoffice.profilingResults).filters;
  const served = toServedGroups(filters);
  const isCrowded = filters.attributes.some(({ values }) =>
    values.some(({ withheld }) => withheld === 'more_answers_than_headcount'),
  );
  return (
    <div>
      <div className={styles.filterAttributes} data-narrow={narrow || undefined}>
        {filters.attributes.map((attribute) => (
          <AttributeFields
            key={attribute.attribute}
            filters={filters}
            selection={selection}
            onChange={onChange}
            served={served}
            attribute={attribute}
          />
        ))}
      </div>
      <p className={styles.filterWhy}>
        <IconLock size={16} stroke={1.5} aria-hidden />
        {(filters.combinable ? t.why : t.whyByLink)(filters.minimumGroup)}
      </p>
      {isCrowded && <p className={styles.filterWhy}>{t.whyCrowded}</p>}
    </div>
  );
};
