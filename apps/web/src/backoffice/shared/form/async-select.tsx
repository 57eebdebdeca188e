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
  /** Options for a search text; the first ones without one. */
  readonly find: (search: { readonly q?: string }, signal: AbortSignal) => Promise<Option[]>;
  /** Included unless a search is active, for example the current value. */
  readonly known?: Option | null;
}

const useOptions = ({ findKey, find }: Pick<Props, 'findKey' | 'find'>, q: string) =>
  useQuery({
    queryKey: [...findKey, q],
    queryFn: ({ signal }) => find(q ? { q } : {}, signal),
    placeholderData: keepPreviousData,
  }).data ?? [];

/** Searches on the server because there may be thousands of options. */
export const AsyncSelect = ({ findKey, find, known = null, ...props }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Option | null>(null);
  const [q, setQ] = useState('');
  const search = useDebouncedCallback(setQ, 200);
  const found = useOptions({ findKey, find }, q);
  const kept = q ? [] : [chosen, known].filter((option) => option !== null);
  const options = [...new Map([...kept, ...found].map((one) => [one.value, one])).values()];
  const value = props.value === undefined ? (chosen?.value ?? props.defaultValue) : props.value;
  const label = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Select
      {...props}
      data={options}
      searchable
      // Focus alone does not open the list, which would cover the next fields.
      openOnFocus={false}
      // Controlled, because Mantine resets the text when the options change.
      searchValue={typed ?? label}
      onSearchChange={(text) => {
        setTyped(text);
        // The selected option's label is not a search.
        search(options.some((option) => option.label === text) ? '' : text.trim());
      }}
      // Already filtered by the server.
      filter={({ options: all }) => all}
      onChange={(next, option) => {
        setChosen(option && { value: option.value, label: option.label });
        props.onChange?.(next, option);
      }}
    />
  );
};
