import type { ReferenceEntry } from '@cadran/instruments/types';
import { createReferenceSearch } from '@cadran/instruments/reference/search-reference';
import { useMemo } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { type ListPickerProps, Picker } from './picker.tsx';
import { type Option, OPTIONS_SHOWN } from './use-suggestions.ts';

interface Props extends ListPickerProps<string> {
  readonly list: readonly ReferenceEntry[];
}

/** Codes of a reference list, searched by their names. */
export const ReferencePicker = ({ list, value, ...rest }: Props) => {
  const { language } = useLanguage();
  const search = useMemo(() => createReferenceSearch(list), [list]);
  const option = ({ code, name }: ReferenceEntry): Option<string> => ({
    key: code,
    label: name[language],
    value: code,
  });
  const chosen = value.flatMap((code) => list.filter((entry) => entry.code === code));
  return (
    <Picker
      {...rest}
      chosen={chosen.map(option)}
      search={(typed) =>
        search(typed, language)
          .slice(0, OPTIONS_SHOWN)
          .map(({ entry }) => option(entry))
      }
    />
  );
};
