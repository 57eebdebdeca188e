import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListAddress, pageQuery } from '../../shared/list/list-address.ts';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import type { Scope } from './scope.ts';
import { userList, type UserSort } from './user-list.ts';

export const USERS_KEY = ['users'] as const;

export const useUsers = (scope: Scope, address: ListAddress<UserSort, typeof userList.filters>) => {
  const api = useApi();
  const { organization } = useSession();
  const query = pageQuery(address, userList.defaultSort);
  return useQuery({
    queryKey: [...USERS_KEY, scope, query],
    queryFn: ({ signal }) =>
      scope === 'platform'
        ? api.users.list({ query, signal })
        : api.organizations.users({
            params: { id: organization.id },
            query,
            signal,
          }),
    placeholderData: keepPreviousData,
  });
};
