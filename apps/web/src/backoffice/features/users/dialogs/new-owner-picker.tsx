import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import type { SelectProps } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { AsyncSelect } from '../../../shared/form/async-select.tsx';
import { useApi } from '../../../shared/services.tsx';

interface Props extends Omit<SelectProps, 'data'> {
  readonly deletedUser: User;
}

export const NewOwnerPicker = ({ deletedUser, ...props }: Props) => {
  const t = useMessages(backoffice.users).deletion;
  const api = useApi();
  return (
    <AsyncSelect
      label={t.newOwner}
      description={t.newOwnerHint}
      placeholder={t.chooseNewOwner}
      findKey={['users', 'colleagues', deletedUser.organizationId, deletedUser.id]}
      find={async (search, signal) => {
        const { items } = await api.organizations.users({
          params: { id: deletedUser.organizationId },
          query: { pageSize: '200', sort: 'displayName', ...search },
          signal,
        });
        return items
          .filter(({ id, status }) => id !== deletedUser.id && status === 'active')
          .map(({ id, displayName }) => ({ value: id, label: displayName }));
      }}
      clearable
      nothingFoundMessage={t.noColleague}
      {...props}
    />
  );
};
