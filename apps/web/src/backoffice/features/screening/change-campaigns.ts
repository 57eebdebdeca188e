import {
  type BodyInput,
  type CampaignStatus,
  contract,
  type NewScreeningCampaign,
  type ScreeningCampaign,
} from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { campaignQuery } from './get-campaign.ts';
import { CAMPAIGNS_KEY } from './get-campaigns.ts';

/** The list, the numbers of the home page and the log follow what is done here. */
const useShowChanged = () => {
  const { api, queryClient } = useServices();
  return (changed?: ScreeningCampaign): void => {
    if (changed) queryClient.setQueryData(campaignQuery(api, changed.id).queryKey, changed);
    for (const queryKey of [CAMPAIGNS_KEY, ['dashboard'], ['audit']])
      void queryClient.invalidateQueries({ queryKey });
  };
};

export const useSetStatus = () => {
  const { api } = useServices();
  const onSuccess = useShowChanged();
  return useMutation({
    mutationFn: ({ id, status }: { readonly id: string; readonly status: CampaignStatus }) =>
      api.call(
        status === 'open' ? contract.screening.openCampaign : contract.screening.closeCampaign,
        { params: { id } },
      ),
    onSuccess,
  });
};

export const useDuplicateCampaign = () => {
  const { api } = useServices();
  const onSuccess = useShowChanged();
  return useMutation({
    mutationFn: (id: string) => api.call(contract.screening.duplicateCampaign, { params: { id } }),
    onSuccess,
  });
};

export const useDeleteCampaign = () => {
  const { api } = useServices();
  const refresh = useShowChanged();
  return useMutation({
    mutationFn: (id: string) => api.call(contract.screening.removeCampaign, { params: { id } }),
    onSuccess: () => refresh(),
  });
};

export const useCreateCampaign = () => {
  const { api } = useServices();
  const onSuccess = useShowChanged();
  return useMutation({
    mutationFn: (body: NewScreeningCampaign) =>
      api.call(contract.screening.createCampaign, { body }),
    onSuccess,
  });
};

export const useSaveCampaign = (id: string) => {
  const { api } = useServices();
  const onSuccess = useShowChanged();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.screening.updateCampaign>) =>
      api.call(contract.screening.updateCampaign, { params: { id }, body }),
    onSuccess,
  });
};

export const useDeleteCandidate = (campaignId: string) => {
  const { api } = useServices();
  const client = useQueryClient();
  const refresh = useShowChanged();
  return useMutation({
    mutationFn: (id: string) =>
      api.call(contract.screening.removeQuestionnaire, { params: { id } }),
    onSuccess: () => {
      refresh();
      void client.invalidateQueries({ queryKey: ['screening-candidates', campaignId] });
      void client.invalidateQueries({ queryKey: ['screening-campaign', campaignId] });
    },
  });
};
