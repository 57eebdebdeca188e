import type { CampaignStatus, Module } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import type { Campaign } from './campaign-types.ts';
import { campaignKey } from './get-campaign.ts';
import { campaignsKey } from './get-campaigns.ts';

/** The list, the numbers of the home page and the log follow what is done here. */
export const useShowChanged = (module: Module) => {
  const { queryClient } = useServices();
  return (changed?: Campaign): void => {
    if (changed) queryClient.setQueryData(campaignKey(module, changed.id), changed);
    for (const queryKey of [campaignsKey(module), ['dashboard'], ['audit']])
      void queryClient.invalidateQueries({ queryKey });
  };
};

export const useSetStatus = (module: Module) => {
  const { api } = useServices();
  const onSuccess = useShowChanged(module);
  return useMutation({
    mutationFn: ({ id, status }: { readonly id: string; readonly status: CampaignStatus }) => {
      const { openCampaign, closeCampaign } = api[module];
      return (status === 'open' ? openCampaign : closeCampaign)({ params: { id } });
    },
    onSuccess,
  });
};

export const useDuplicateCampaign = (module: Module) => {
  const { api } = useServices();
  const onSuccess = useShowChanged(module);
  return useMutation({
    mutationFn: (id: string): Promise<Campaign> =>
      api[module].duplicateCampaign({ params: { id } }),
    onSuccess,
  });
};

export const useDeleteCampaign = (module: Module) => {
  const { api } = useServices();
  const refresh = useShowChanged(module);
  return useMutation({
    mutationFn: (id: string) => api[module].removeCampaign({ params: { id } }),
    onSuccess: () => refresh(),
  });
};
