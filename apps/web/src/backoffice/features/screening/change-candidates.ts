import { useMutation } from '@tanstack/react-query';
import { useShowChanged } from '../../shared/campaigns/change-campaigns.ts';
import { campaignKey } from '../../shared/campaigns/get-campaign.ts';
import { useServices } from '../../shared/services.tsx';

export const useDeleteCandidate = (campaignId: string) => {
  const { api, queryClient } = useServices();
  const refresh = useShowChanged('screening');
  return useMutation({
    mutationFn: (id: string) => api.screening.removeQuestionnaire({ params: { id } }),
    onSuccess: () => {
      refresh();
      for (const queryKey of [
        ['screening-candidates', campaignId],
        campaignKey('screening', campaignId),
      ])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
};
