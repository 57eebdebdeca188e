import type { Decision } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/services.tsx';
import { reportKey } from './get-report.ts';

/** The lists that show a candidate; the campaign's page names them so. */
const LISTS = [['screening-candidates'], ['applicant-comparison']] as const;

const useRefresh = (id: string) => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      [reportKey(id), ...LISTS].map((queryKey) => client.invalidateQueries({ queryKey })),
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

export const useDeleteApplicant = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.screening.removeQuestionnaire({ params: { id } }),
    onSuccess: async () => {
      await Promise.all(LISTS.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
};
