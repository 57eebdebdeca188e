import type { Text } from '@cadran/instruments/types';
import { useMemo } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { Picker } from './picker.tsx';
import { searchList } from './search-list.ts';
import type { Option } from './use-suggestions.ts';

interface Entry {
  readonly code: string;
  readonly name: Text;
  /** Jobs of the group: who types "plombier" finds it. */
  readonly examples?: Text;
}

interface Props {
  readonly item: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly list: readonly Entry[];
  readonly max: number;
  /** Codes. */
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

/** Codes of a reference list, searched by their names in the language of the page. */
export const ReferencePicker = ({ list, value, ...rest }: Props) => {
  const { language } = useLanguage();
  const entries = useMemo(
    () =>
      list.map(({ code, name, examples }) => ({
        code,
        name: name[language],
        ...(examples && { also: examples[language] }),
      })),
    [list, language],
  );
  const option = ({ code, name, also }: (typeof entries)[number]): Option<string> => ({
    key: code,
    label: name,
    value: code,
    ...(also && { note: also }),
  });
  const chosen = value.flatMap((code) => entries.filter((entry) => entry.code === code));
  return (
    <Picker
      {...rest}
      chosen={chosen.map(option)}
      search={(typed) => searchList(entries, typed).map(option)}
    />
  );
};
