import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../language/use-messages.ts';
import { useApi } from '../../shared/services.tsx';

interface Props extends Omit<SelectProps, 'data'> {
  readonly leaving: User;
}

/** The active colleagues of whoever leaves. */
export const HeirPicker = ({ leaving, ...props }: Props) => {
  const t = useMessages(backoffice.users).deletion;
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['users', 'colleagues', leaving.organizationId],
    queryFn: ({ signal }) =>
      api.organizations.users({
        params: { id: leaving.organizationId },
        query: { pageSize: '200', sort: 'username' },
        signal,
      }),
  });
  const colleagues = (data?.items ?? []).filter(
    ({ id, status }) => id !== leaving.id && status === 'active',
  );
  return (
    <Select
      label={t.heir}
      description={t.heirHint}
      placeholder={t.chooseHeir}
      data={colleagues.map(({ id, username }) => ({ value: id, label: username }))}
      searchable
      clearable
      nothingFoundMessage={t.noColleague}
      {...props}
    />
  );
};
