import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';

/** The newest lines of the own organisation's log. */
export const useRecentActivity = () => {
  const api = useApi();
  const { organization } = useSession();
  return useSuspenseQuery({
    queryKey: ['audit', 'recent', organization.id],
    queryFn: ({ signal }) =>
      api.audit.list({
        query: { pageSize: '8', sort: '-at', organizationId: organization.id },
        signal,
      }),
  }).data.items;
};
