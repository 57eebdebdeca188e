import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../services.tsx';
import { useInvalidateCandidates } from '../candidate-keys.ts';

/** Recomputes every outdated score of a campaign. */
export const useRecomputeCampaign = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.candidates.recomputeCampaign({ params: { id } }),
    onSuccess: useInvalidateCandidates(),
  });
};
