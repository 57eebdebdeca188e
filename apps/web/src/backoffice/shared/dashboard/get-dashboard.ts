import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../services.tsx';

export const useDashboard = () => {
  const api = useApi();
  return useSuspenseQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.dashboard.read({ signal }),
  }).data;
};
