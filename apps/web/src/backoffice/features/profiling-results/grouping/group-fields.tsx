import { PROFILING_LIMITS, type UnitGroup, type UnitGroups } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, MultiSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { inLanguage } from '../../../../language/in-language.ts';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';

interface Props {
  readonly group: UnitGroup;
  readonly index: number;
  /** Those in no other group. */
  readonly free: UnitGroups['units'];
  readonly errorOf: (path: string) => string | null;
  readonly onChange: (group: UnitGroup) => void;
  readonly onRemove: () => void;
}

/** One group: its name in both languages and the units it joins. */
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
    <fieldset className="grouping-group">
      <legend>{t.group(number)}</legend>
      <ActionIcon
        className="grouping-remove"
        variant="subtle"
        color="gray"
        aria-label={t.remove(number)}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <div className="grouping-names">
        {nameField('fr', t.nameFr)}
        {nameField('en', t.nameEn)}
      </div>
      <MultiSelect
        data-path={`groups.${index}.unitIds`}
        label={t.units}
        placeholder={free.length > unitIds.length ? t.addUnit : ''}
        data={free.map((unit) => ({ value: unit.id, label: inLanguage(unit.name, language) }))}
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
