import { backoffice } from '@cadran/i18n/backoffice';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useApi } from '../../shared/services.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

const useFoundOrganizations = (q: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['organizations', 'found', q],
    queryFn: ({ signal }) =>
      api.organizations.list({
        query: { pageSize: '20', sort: 'name', ...(q && { q }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
};

/** Searched on the server: there may be thousands. The chosen one stays in the list. */
export const OrganizationPicker = (props: Omit<SelectProps, 'data' | 'searchable'>) => {
  const t = useMessages(backoffice.users);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Option | null>(null);
  const [q] = useDebouncedValue(typed === chosen?.label ? '' : typed, 200);
  const { data } = useFoundOrganizations(q);
  const found = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options =
    chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      {...props}
      data={options}
      searchable
      // Kept here: by itself the field forgets what was typed whenever other options arrive.
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has already looked, also inside words.
      filter={({ options: all }) => all}
      nothingFoundMessage={t.organizationNotFound}
      onChange={(value, option) => {
        setChosen(option && { value: option.value, label: option.label });
        props.onChange?.(value, option);
      }}
    />
  );
};
