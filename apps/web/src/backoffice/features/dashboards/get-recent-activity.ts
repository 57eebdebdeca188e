import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';

export const useRecentActivity = () => {
  const api = useApi();
  const { organization } = useSession();
  return useSuspenseQuery({
    queryKey: ['activity-log', 'recent', organization.id],
    queryFn: ({ signal }) =>
      api.activityLog.list({
        query: { pageSize: '8', sort: '-at', organizationId: organization.id },
        signal,
      }),
  }).data.items;
};
