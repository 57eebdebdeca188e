import type { Candidate } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidateCampaigns } from '../campaigns/actions/campaign-mutations.ts';
import { campaignKey } from '../campaigns/get-campaign.ts';
import { useServices } from '../services.tsx';
import { CANDIDATES_KEY, COMPARISON_KEY, PROGRESS_KEY, selectedKey } from './candidate-keys.ts';

export const useDeleteCandidate = (campaignId: string) => {
  const { api, queryClient } = useServices();
  const refresh = useInvalidateCampaigns('screening');
  return useMutation({
    mutationFn: (id: string) => api.screening.removeQuestionnaire({ params: { id } }),
    onSuccess: (_answer, id) => {
      refresh();
      queryClient.setQueryData<readonly Candidate[]>(selectedKey(campaignId), (chosen) =>
        chosen?.filter((candidate) => candidate.id !== id),
      );
      const campaign = campaignKey('screening', campaignId);
      for (const queryKey of [CANDIDATES_KEY, COMPARISON_KEY, PROGRESS_KEY, campaign])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
};
