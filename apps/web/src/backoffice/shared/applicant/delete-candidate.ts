import { useMutation } from '@tanstack/react-query';
import { useShowChanged } from '../campaigns/change-campaigns.ts';
import { campaignKey } from '../campaigns/get-campaign.ts';
import { useServices } from '../services.tsx';
import { CANDIDATES_KEY, COMPARISON_KEY } from './applicant-keys.ts';

export const useDeleteCandidate = (campaignId: string) => {
  const { api, queryClient } = useServices();
  const refresh = useShowChanged('screening');
  return useMutation({
    mutationFn: (id: string) => api.screening.removeQuestionnaire({ params: { id } }),
    onSuccess: () => {
      refresh();
      for (const queryKey of [CANDIDATES_KEY, COMPARISON_KEY, campaignKey('screening', campaignId)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
};
