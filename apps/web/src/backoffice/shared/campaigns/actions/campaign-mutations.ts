import type { CampaignStatus, Module } from '@cadran/contract';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useServices } from '../../services.tsx';
import type { Campaign } from '../campaign-types.ts';
import { campaignKey } from '../get-campaign.ts';
import { campaignsKey } from '../list/get-campaigns.ts';

/** Also refreshes the dashboard and the activity log. */
export const useInvalidateCampaigns = (module: Module) => {
  const { queryClient } = useServices();
  return (changed?: Campaign): void => {
    if (changed) queryClient.setQueryData(campaignKey(module, changed.id), changed);
    for (const queryKey of [campaignsKey(module), ['dashboard'], ['activity-log']])
      void queryClient.invalidateQueries({ queryKey });
  };
};

export const useSetStatus = (module: Module) =>
  useApiMutation(
    (api, { id, status }: { readonly id: string; readonly status: CampaignStatus }) => {
      const { openCampaign, closeCampaign } = api[module];
      return (status === 'open' ? openCampaign : closeCampaign)({ params: { id } });
    },
    useInvalidateCampaigns(module),
  );

export const useDuplicateCampaign = (module: Module) =>
  useApiMutation(
    (api, id: string): Promise<Campaign> => api[module].duplicateCampaign({ params: { id } }),
    useInvalidateCampaigns(module),
  );

export const useDeleteCampaign = (module: Module) => {
  const refresh = useInvalidateCampaigns(module);
  return useApiMutation(
    (api, id: string) => api[module].removeCampaign({ params: { id } }),
    () => refresh(),
  );
};
