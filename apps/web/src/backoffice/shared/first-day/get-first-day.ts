import { queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useServices } from '../services.tsx';
import { useSession } from '../session/use-session.ts';

const keyOf = (userId: string) => ['first-day', userId];

const useFirstDayQuery = () => {
  const { api } = useServices();
  const { user } = useSession();
  return queryOptions({
    queryKey: keyOf(user.id),
    queryFn: ({ signal }) => api.dashboard.firstDay({ signal }),
    // Asked for again whenever a page shows it, but not by the page that has just waited for it.
    staleTime: 1_000,
  });
};

/** Undefined until it is loaded. */
export const useFirstDay = () => useQuery(useFirstDayQuery()).data;

/** For a page with it on top, which would move what is below: fetched beside what the page suspends for. */
export const usePrefetchFirstDay = (): void => usePrefetchQuery(useFirstDayQuery());
export const useIsFirstDayPending = (): boolean => useQuery(useFirstDayQuery()).isPending;

export const useSaveFirstDay = () => {
  const { queryClient } = useServices();
  const { user } = useSession();
  return useApiMutation(
    (api, dismissed: boolean) => api.dashboard.saveFirstDay({ body: { dismissed } }),
    (saved) => queryClient.setQueryData(keyOf(user.id), saved),
  );
};
