import { ApiError, type CadranClient } from '@cadran/client';
import type { Organization } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../services.tsx';

export const organizationQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['organization', id],
    queryFn: async ({ signal }): Promise<Organization> => {
      const found = await api.organizations.read({ params: { id }, signal });
      // Members receive the full object, respondents the public view.
      if (!('version' in found)) throw new ApiError({ status: 404, code: 'not_found' });
      return found;
    },
  });

export const useOrganization = (id: string): Organization => {
  const api = useApi();
  return useSuspenseQuery(organizationQuery(api, id)).data;
};
