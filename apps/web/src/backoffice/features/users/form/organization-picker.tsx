import { backoffice } from '@cadran/i18n/backoffice';
import type { SelectProps } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { AsyncSelect } from '../../../shared/form/async-select.tsx';
import { useApi } from '../../../shared/services.tsx';

export const OrganizationPicker = (props: Omit<SelectProps, 'data'>) => {
  const t = useMessages(backoffice.users);
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
      nothingFoundMessage={t.organizationNotFound}
    />
  );
};
