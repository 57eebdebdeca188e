import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../services.tsx';

export const DASHBOARD_KEY = ['dashboard'] as const;

export const useDashboard = () => {
  const api = useApi();
  return useSuspenseQuery({
    queryKey: DASHBOARD_KEY,
    queryFn: ({ signal }) => api.dashboard.read({ signal }),
  }).data;
};
