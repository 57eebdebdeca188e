import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props extends Omit<SelectProps, 'data' | 'searchable' | 'filter' | 'defaultSearchValue'> {
  readonly findKey: QueryKey;
  /** Whom the server finds for what was typed; without a word, the first ones. */
  readonly find: (search: { readonly q?: string }, signal: AbortSignal) => Promise<Option[]>;
  /** One that is there in any case, such as the one that was chosen before. */
  readonly known?: Option | null;
}

const useFound = ({ findKey, find }: Pick<Props, 'findKey' | 'find'>, q: string) =>
  useQuery({
    queryKey: [...findKey, q],
    queryFn: ({ signal }) => find(q ? { q } : {}, signal),
    placeholderData: keepPreviousData,
  }).data ?? [];

/** Searched on the server: there may be thousands. The chosen one is in the list until another is looked for. */
export const SearchedSelect = ({ findKey, find, known = null, ...props }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Option | null>(null);
  const [q, setQ] = useState('');
  const search = useDebouncedCallback(setQ, 200);
  const found = useFound({ findKey, find }, q);
  const kept = q ? [] : [chosen, known].filter((option) => option !== null);
  const options = [...new Map([...kept, ...found].map((one) => [one.value, one])).values()];
  const value = props.value === undefined ? (chosen?.value ?? props.defaultValue) : props.value;
  const label = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Select
      {...props}
      data={options}
      searchable
      // Coming by, or being led here by an error, covers nothing of what follows.
      openOnFocus={false}
      // Kept here: by itself the field forgets what was typed whenever other options arrive.
      searchValue={typed ?? label}
      onSearchChange={(text) => {
        setTyped(text);
        // The name of an option is what it says, not what somebody looks for.
        search(options.some((option) => option.label === text) ? '' : text.trim());
      }}
      // The server has already looked, also inside words.
      filter={({ options: all }) => all}
      onChange={(next, option) => {
        setChosen(option && { value: option.value, label: option.label });
        props.onChange?.(next, option);
      }}
    />
  );
};
