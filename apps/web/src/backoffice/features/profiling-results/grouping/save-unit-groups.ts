import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignKey } from '../../../shared/campaigns/get-campaign.ts';
import { useApi } from '../../../shared/services.tsx';
import { filtersKey } from '../get-results.ts';
import { unitGroupsKey } from './get-unit-groups.ts';

export const useSaveUnitGroups = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<Contract['profilingResults']['saveUnitGroups']>) =>
      api.profilingResults.saveUnitGroups({ params: { id }, body }),
    onSuccess: (saved) => client.setQueryData(unitGroupsKey(id), saved),
    // Also after a conflict, to load the other person's change.
    onSettled: () => {
      for (const queryKey of [unitGroupsKey(id), filtersKey(id), campaignKey('profiling', id)])
        void client.invalidateQueries({ queryKey });
    },
  });
};
