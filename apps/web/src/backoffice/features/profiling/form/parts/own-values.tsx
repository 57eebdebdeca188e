import { CULTURE_TYPES, PROFILING_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments/culture/culture-types';
import { Select, TextInput } from '@mantine/core';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useCampaignFields, useFieldError } from '../../../../shared/campaign-form/form-context.ts';
import { AddRow, RemoveRow, RowList } from '../../../../shared/campaign-form/rows/row-list.tsx';
import {
  type ChangeSet,
  isOwn,
  type OwnValue,
  type ValuesSetDraft,
} from '../values/campaign-values.ts';
import { useAuditFormState } from '../use-audit-form-state.ts';
import { FormNote, PlainFieldset } from '../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from './values-set-card.module.css';

interface RowProps {
  readonly value: OwnValue;
  readonly path: string;
  readonly place: number;
  readonly onCulture: (culture: OwnValue['culture']) => void;
  readonly onRemove: () => void;
}

const OwnRow = ({ value, path, place, onCulture, onRemove }: RowProps) => {
  const t = useMessages(backoffice.profilingForm).valuesSets;
  const { language } = useLanguage();
  const { readOnly } = useAuditFormState();
  const field = useCampaignFields();
  const errorOf = useFieldError();
  const label = field(`${path}.label`);
  return (
    <li className={styles.ownValue}>
      <TextInput
        label={t.label}
        required
        maxLength={PROFILING_LIMITS.valueLabelMax}
        {...label}
        error={label.error ?? errorOf(path)}
      />
      <Select
        label={t.culture}
        data={CULTURE_TYPES.map((type) => ({
          value: type,
          label: `${CULTURE_TYPE_TEXTS[type].name[language]} · ${CULTURE_TYPE_TEXTS[type].people[language]}`,
        }))}
        value={value.culture}
        allowDeselect={false}
        disabled={readOnly}
        onChange={(chosen) => {
          const culture = CULTURE_TYPES.find((type) => type === chosen);
          if (culture) onCulture(culture);
        }}
      />
      <RemoveRow
        besideFields
        label={t.removeOwn(value.label || t.unnamedOwn(place))}
        onRemove={onRemove}
      />
    </li>
  );
};

interface Props {
  readonly set: ValuesSetDraft;
  readonly path: string;
  readonly onChange: ChangeSet;
}

/** Values in the organisation's own words, each with the culture it speaks for. */
export const OwnValues = ({ set, path, onChange }: Props) => {
  const t = useMessages(backoffice.profilingForm).valuesSets;
  const { form } = useAuditFormState();
  const own = set.values.flatMap((value, index) => (isOwn(value) ? [{ value, index }] : []));
  const change = (key: string, next: Partial<OwnValue>): void =>
    onChange(({ values }) => ({
      values: values.map((value) =>
        isOwn(value) && value.key === key ? { ...value, ...next } : value,
      ),
    }));
  return (
    <PlainFieldset className={styles.ownValues}>
      <legend>{t.own}</legend>
      <FormNote className={styles.ownHint}>{t.ownHint}</FormNote>
      {own.length > 0 && (
        <RowList>
          {own.map(({ value, index }, place) => (
            <OwnRow
              key={form.key(`own-${set.id}-${value.key}`)}
              value={value}
              path={`${path}.${index}`}
              place={place + 1}
              onCulture={(culture) => change(value.key, { culture })}
              onRemove={() =>
                onChange(({ values }) => ({
                  values: values.filter(({ key }) => key !== value.key),
                }))
              }
            />
          ))}
        </RowList>
      )}
      <AddRow
        label={t.addOwn}
        count={set.values.length}
        max={PROFILING_LIMITS.valuesOfSet}
        onAdd={() =>
          onChange(({ values }) => ({
            values: [...values, { key: crypto.randomUUID(), label: '', culture: 'clan' }],
          }))
        }
      />
    </PlainFieldset>
  );
};
