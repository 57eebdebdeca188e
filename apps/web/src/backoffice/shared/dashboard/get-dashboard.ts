import { contract } from '@cadran/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../services.tsx';

export const useDashboard = () => {
  const api = useApi();
  return useSuspenseQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.call(contract.dashboard.read, { signal }),
  }).data;
};
