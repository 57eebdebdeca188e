import type { CadranClient } from '@cadran/client';
import type { CampaignNorms } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { useApiMutation, useInvalidate } from '../../../../shared/api/use-api-mutation.ts';

const campaignNormsKey = (id: string) => ['campaign-norms', id] as const;

export const campaignNormsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: campaignNormsKey(id),
    queryFn: ({ signal }) => api.evidence.campaignNorms({ params: { id }, signal }),
  });

export const usePinNorms = (id: string) =>
  useApiMutation(
    (api, body: CampaignNorms) => api.evidence.pinNorms({ params: { id }, body }),
    useInvalidate(campaignNormsKey(id), ['norms']),
  );

export const useInvalidateCampaignNorms = (id: string) => useInvalidate(campaignNormsKey(id));
