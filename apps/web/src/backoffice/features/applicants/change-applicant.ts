import type { Decision } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CANDIDATES_KEY, COMPARISON_KEY } from '../../shared/applicant/applicant-keys.ts';
import { useApi } from '../../shared/services.tsx';
import { reportKey } from './get-report.ts';

const useRefresh = (id: string) => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      [reportKey(id), CANDIDATES_KEY, COMPARISON_KEY].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
};

export const useDecide = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { readonly decision: Decision; readonly note: string }) =>
      api.applicants.decide({ params: { id }, body }),
    onSuccess: useRefresh(id),
  });
};

export const useRecompute = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.applicants.recompute({ params: { id } }),
    onSuccess: useRefresh(id),
  });
};
