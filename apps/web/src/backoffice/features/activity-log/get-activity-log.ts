import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTimeZone } from '../../shared/dates/use-dates.ts';
import { type ListParams, pageQuery } from '../../shared/list/params/list-params.ts';
import { useApi } from '../../shared/services.tsx';
import { activityLogList, type ActivityLogSort, periodQuery } from './activity-log-list.ts';

export const useActivityLog = (
  address: ListParams<ActivityLogSort, typeof activityLogList.filters>,
  organizationId: string | null,
) => {
  const api = useApi();
  const timeZone = useTimeZone();
  const query = {
    ...pageQuery(address, activityLogList.defaultSort),
    ...periodQuery(address, timeZone),
    ...(address.action && { action: address.action }),
    ...(organizationId && { organizationId }),
  };
  return useQuery({
    queryKey: ['activity-log', query],
    queryFn: ({ signal }) => api.activityLog.list({ query, signal }),
    placeholderData: keepPreviousData,
  });
};
