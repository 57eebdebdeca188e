import { DEFAULT_TIME_ZONE, plainLetters } from '@cadran/contract';
import { timeZoneNames } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { isOptionsGroup, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

/** Nobody needs to type accents. */
const withoutAccents: OptionsFilter = ({ options, search, limit }) => {
  const typed = plainLetters(search.trim());
  return options
    .filter((option) => !isOptionsGroup(option) && plainLetters(option.label).includes(typed))
    .slice(0, limit);
};

interface Props extends Omit<SelectProps, 'data'> {
  readonly stored: string | null;
}

/** Searched by place or by name. Naming four hundred zones takes time, so that they are named once they are wanted. */
export const TimeZoneField = ({ stored, ...field }: Props) => {
  const t = useMessages(backoffice.organization).settings;
  const { language } = useLanguage();
  const [wantedAt, setWantedAt] = useState<Date | null>(null);
  const options = useMemo(() => {
    const named = wantedAt === null ? [] : timeZoneNames(language, wantedAt);
    const known = named.map(({ id, label }) => ({ value: id, label }));
    // A browser may know fewer zones than the one that chose.
    return stored === null || known.some(({ value }) => value === stored)
      ? known
      : [{ value: stored, label: stored.replaceAll('_', ' ') }, ...known];
  }, [language, stored, wantedAt]);
  return (
    <Select
      {...field}
      label={t.timeZone}
      description={t.timeZoneHint}
      placeholder={DEFAULT_TIME_ZONE}
      data={options}
      filter={withoutAccents}
      limit={100}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      nothingFoundMessage={t.noTimeZone}
      allowDeselect={false}
      onFocus={(event) => {
        setWantedAt((before) => before ?? new Date());
        field.onFocus?.(event);
      }}
    />
  );
};
