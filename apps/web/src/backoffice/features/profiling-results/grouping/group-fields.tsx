import { PROFILING_LIMITS, type UnitGroup, type UnitGroups } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, MultiSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { localizedText } from '../../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './unit-groups-form.module.css';

interface Props {
  readonly group: UnitGroup;
  readonly index: number;
  /** Units that are in no other group. */
  readonly free: UnitGroups['units'];
  readonly errorOf: (path: string) => string | null;
  readonly onChange: (group: UnitGroup) => void;
  readonly onRemove: () => void;
}

export const GroupFields = ({ group, index, free, errorOf, onChange, onRemove }: Props) => {
  const t = useMessages(backoffice.profilingResults).grouping;
  const { language } = useLanguage();
  const { name, unitIds } = group;
  const number = index + 1;
  const nameField = (code: 'fr' | 'en', label: string) => (
    <TextInput
      data-path={`groups.${index}.name.${code}`}
      label={label}
      maxLength={PROFILING_LIMITS.unitNameMax}
      value={name[code]}
      error={errorOf(`groups.${index}.name.${code}`)}
      onChange={({ currentTarget }) =>
        onChange({ ...group, name: { ...name, [code]: currentTarget.value } })
      }
    />
  );
  return (
    <fieldset className={styles.groupingGroup}>
      <legend>{t.group(number)}</legend>
      <ActionIcon
        className={styles.groupingRemove}
        variant="subtle"
        color="gray"
        aria-label={t.remove(number)}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <div className={styles.groupingNames}>
        {nameField('fr', t.nameFr)}
        {nameField('en', t.nameEn)}
      </div>
      <MultiSelect
        data-path={`groups.${index}.unitIds`}
        label={t.units}
        placeholder={free.length > unitIds.length ? t.addUnit : ''}
        data={free.map((unit) => ({ value: unit.id, label: localizedText(unit.name, language) }))}
        value={unitIds}
        error={errorOf(`groups.${index}.unitIds`)}
        onChange={(chosen) => onChange({ ...group, unitIds: chosen })}
        searchable
        clearSearchOnChange
        hidePickedOptions
        withScrollArea={false}
        nothingFoundMessage={t.noUnitLeft}
      />
    </fieldset>
  );
};
