import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListParams, pageQuery } from '../../shared/list/params/list-params.ts';
import { useApi } from '../../shared/services.tsx';
import { activityLogList, type ActivityLogSort } from './activity-log-list.ts';
import { periodQuery } from './period.ts';

export const useActivityLog = (
  address: ListParams<ActivityLogSort, typeof activityLogList.filters>,
  organizationId: string | null,
) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, activityLogList.defaultSort),
    ...periodQuery(address),
    ...(address.action && { action: address.action }),
    ...(organizationId && { organizationId }),
  };
  return useQuery({
    queryKey: ['activity-log', query],
    queryFn: ({ signal }) => api.activityLog.list({ query, signal }),
    placeholderData: keepPreviousData,
  });
};
