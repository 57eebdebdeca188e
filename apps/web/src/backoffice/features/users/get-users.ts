import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListParams, pageQuery } from '../../shared/list/params/list-params.ts';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { userList, type UserSort } from './user-list.ts';

/** Users of the own organisation, or of all. */
export type Scope = 'organization' | 'platform';

export const USERS_KEY = ['users'] as const;

export const useUsers = (scope: Scope, address: ListParams<UserSort, typeof userList.filters>) => {
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
