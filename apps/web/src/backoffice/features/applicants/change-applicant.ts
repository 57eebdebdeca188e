import type { Decision } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshApplicants } from '../../shared/applicant/use-refresh-applicants.ts';
import { useApi } from '../../shared/services.tsx';

export const useDecide = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { readonly decision: Decision; readonly note: string }) =>
      api.applicants.decide({ params: { id }, body }),
    onSuccess: useRefreshApplicants(),
  });
};

export const useRecompute = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.applicants.recompute({ params: { id } }),
    onSuccess: useRefreshApplicants(),
  });
};
