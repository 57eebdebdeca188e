import type { ProfilingFilters, ProfilingSelection } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Checkbox } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { useGroupWords } from '../use-group-words.ts';
import { isOneTooMany, type Served, servedMap, toggled, valueState } from './open-values.ts';
import './filter-panel.css';

type Attribute = ProfilingFilters['attributes'][number];

interface Props {
  readonly filters: ProfilingFilters;
  readonly selection: ProfilingSelection;
  readonly onChange: (selection: ProfilingSelection) => void;
}

interface AttributeProps extends Props {
  readonly served: Served;
  readonly attribute: Attribute;
}

/** More values than this take the whole width, in columns. */
const MANY = 10;

const TooFew = () => {
  const t = useMessages(backoffice.profilingResults).filters;
  return (
    <>
      <IconLock size={14} stroke={1.75} aria-hidden />
      {t.closed}
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
  const { valueName } = useGroupWords(filters);
  const full = isOneTooMany(selection, attribute);
  return (
    <fieldset
      className="filter-attribute"
      data-attribute={attribute}
      data-many={values.length > MANY || undefined}
    >
      <legend>{t.segments[attribute]}</legend>
      {full && <p className="filter-full">{t.filters.twoAtMost}</p>}
      {values.map(({ value }) => {
        const { chosen, closed, respondents } = valueState(served, selection, attribute, value);
        return (
          <Checkbox
            key={value}
            className="filter-value"
            label={
              <>
                <span>{valueName(attribute, value)}</span>{' '}
                <span className="filter-count">
                  {respondents === null && !full ? (
                    <TooFew />
                  ) : (
                    respondents !== null && formatNumber(respondents, language)
                  )}
                </span>
              </>
            }
            checked={chosen}
            disabled={closed !== null}
            onChange={() => onChange(toggled(selection, attribute, value))}
          />
        );
      })}
    </fieldset>
  );
};

/** Who to look at. What cannot be served is closed, and why is said once for all. */
export const FilterPanel = ({ filters, selection, onChange }: Props) => {
  const t = useMessages(backoffice.profilingResults).filters;
  const served = servedMap(filters);
  return (
    <div className="filter-panel">
      <div className="filter-attributes">
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
      <p className="filter-why">
        <IconLock size={16} stroke={1.5} aria-hidden />
        {t.why(filters.minimumGroup)}
      </p>
    </div>
  );
};
