import { contract, type Organization } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { useApi } from '../services.tsx';

export const organizationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['organization', id],
    queryFn: async ({ signal }): Promise<Organization> => {
      const found = await api.call(contract.organizations.read, { params: { id }, signal });
      // Members always get all of it; only a link's holder gets the public face.
      if (!('version' in found)) throw new ApiError({ status: 404, code: 'not_found' });
      return found;
    },
  });

export const useOrganization = (id: string): Organization => {
  const api = useApi();
  return useSuspenseQuery(organizationQuery(api, id)).data;
};
