import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import type { SelectProps } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { SearchedSelect } from '../../shared/form/searched-select.tsx';
import { useApi } from '../../shared/services.tsx';

interface Props extends Omit<SelectProps, 'data'> {
  readonly leaving: User;
}

/** The active colleagues of whoever leaves. */
export const HeirPicker = ({ leaving, ...props }: Props) => {
  const t = useMessages(backoffice.users).deletion;
  const api = useApi();
  return (
    <SearchedSelect
      label={t.heir}
      description={t.heirHint}
      placeholder={t.chooseHeir}
      findKey={['users', 'colleagues', leaving.organizationId, leaving.id]}
      find={async (search, signal) => {
        const { items } = await api.organizations.users({
          params: { id: leaving.organizationId },
          query: { pageSize: '200', sort: 'username', ...search },
          signal,
        });
        return items
          .filter(({ id, status }) => id !== leaving.id && status === 'active')
          .map(({ id, username }) => ({ value: id, label: username }));
      }}
      clearable
      nothingFoundMessage={t.noColleague}
      {...props}
    />
  );
};
