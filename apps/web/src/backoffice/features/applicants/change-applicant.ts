import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshApplicants } from '../../shared/applicant/use-refresh-applicants.ts';
import { useApi } from '../../shared/services.tsx';

export const useDecide = (id: string) => {
  const api = useApi();
  const refresh = useRefreshApplicants();
  return useMutation({
    mutationFn: (body: BodyInput<Contract['applicants']['decide']>) =>
      api.applicants.decide({ params: { id }, body }),
    // After a refusal too: somebody else has decided.
    onSettled: refresh,
  });
};

export const useRecompute = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.applicants.recompute({ params: { id } }),
    onSuccess: useRefreshApplicants(),
  });
};
