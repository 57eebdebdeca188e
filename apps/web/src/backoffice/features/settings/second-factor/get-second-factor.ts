import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/services.tsx';
import { useSession } from '../../../shared/session/use-session.ts';

export const SECOND_FACTOR_KEY = ['second-factor'] as const;

export const useSecondFactor = () => {
  const api = useApi();
  const { id } = useSession().user;
  return useSuspenseQuery({
    queryKey: [...SECOND_FACTOR_KEY, id],
    queryFn: ({ signal }) => api.secondFactor.read({ params: { id }, signal }),
  }).data;
};
