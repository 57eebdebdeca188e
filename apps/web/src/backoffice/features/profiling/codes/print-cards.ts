import type { NewCodeCards } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../../shared/files/download.ts';
import { campaignKey } from '../../../shared/campaigns/get-campaign.ts';
import { useServices } from '../../../shared/services.tsx';

/** The file is the only copy of its codes: it is saved before anything else. */
export const usePrintCards = (id: string) => {
  const { api, queryClient } = useServices();
  return useMutation({
    mutationFn: async (body: NewCodeCards) => {
      const { name, blob } = await api.profiling.printCodes({ params: { id }, body });
      downloadBlob(name ?? 'codes.pdf', blob);
    },
    onSettled: () => {
      for (const queryKey of [campaignKey('profiling', id), ['activity-log']])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
};
