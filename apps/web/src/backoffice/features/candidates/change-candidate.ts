import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidateCandidates } from '../../shared/candidate/candidate-keys.ts';
import { useApi } from '../../shared/services.tsx';

export const useDecide = (id: string) => {
  const api = useApi();
  const refresh = useInvalidateCandidates();
  return useMutation({
    mutationFn: (body: BodyInput<Contract['candidates']['decide']>) =>
      api.candidates.decide({ params: { id }, body }),
    // Also after a conflict, to show the other person's decision.
    onSettled: refresh,
  });
};

export const useRecompute = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.candidates.recompute({ params: { id } }),
    onSuccess: useInvalidateCandidates(),
  });
};
