import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListParams, pageQuery } from '../../shared/list/params/list-params.ts';
import { useApi } from '../../shared/services.tsx';
import { organizationList, type OrganizationSort } from './organization-list.ts';

export const ORGANIZATIONS_KEY = ['organizations'] as const;

export const useOrganizations = (
  address: ListParams<OrganizationSort, typeof organizationList.filters>,
) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, organizationList.defaultSort),
    ...(address.status && { status: address.status }),
  };
  return useQuery({
    queryKey: [...ORGANIZATIONS_KEY, 'list', query],
    queryFn: ({ signal }) => api.organizations.list({ query, signal }),
    placeholderData: keepPreviousData,
  });
};
