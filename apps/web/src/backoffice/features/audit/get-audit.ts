import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListAddress, pageQuery } from '../../shared/list/list-address.ts';
import { useApi } from '../../shared/services.tsx';
import { auditList, type AuditSort } from './audit-list.ts';
import { periodQuery } from './period.ts';

export const useAudit = (
  address: ListAddress<AuditSort, typeof auditList.filters>,
  organizationId: string | null,
) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, auditList.defaultSort),
    ...periodQuery(address),
    ...(address.action && { action: address.action }),
    ...(organizationId && { organizationId }),
  };
  return useQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => api.audit.list({ query, signal }),
    placeholderData: keepPreviousData,
  });
};
