import { useQuery } from '@tanstack/react-query';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useServices } from '../services.tsx';
import { useSession } from '../session/use-session.ts';

const keyOf = (userId: string) => ['first-day', userId];

/** Undefined until it is loaded: the page does not wait for it. */
export const useFirstDay = () => {
  const { api } = useServices();
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user.id),
    queryFn: ({ signal }) => api.dashboard.firstDay({ signal }),
    refetchOnMount: 'always',
  }).data;
};

export const useSaveFirstDay = () => {
  const { queryClient } = useServices();
  const { user } = useSession();
  return useApiMutation(
    (api, dismissed: boolean) => api.dashboard.saveFirstDay({ body: { dismissed } }),
    (saved) => queryClient.setQueryData(keyOf(user.id), saved),
  );
};
