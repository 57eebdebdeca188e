import type { ComponentProps } from 'react';
import { AsyncSelect } from '../form/async-select.tsx';
import { useApi } from '../services.tsx';

type Props = Omit<ComponentProps<typeof AsyncSelect>, 'find' | 'findKey'>;

/** One of all organisations, for super administrators. */
export const OrganizationPicker = (props: Props) => {
  const api = useApi();
  return (
    <AsyncSelect
      {...props}
      findKey={['organizations', 'found']}
      find={async (search, signal) => {
        const query = { pageSize: '20', sort: 'name', ...search } as const;
        const { items } = await api.organizations.list({ query, signal });
        return items.map(({ id, name }) => ({ value: id, label: name }));
      }}
    />
  );
};
