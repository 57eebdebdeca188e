import type { Module } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../../shared/files/download.ts';
import { useNotify } from '../../notify/use-notify.ts';
import { useApi } from '../../services.tsx';
import type { CampaignListItem } from '../campaign-types.ts';

/** The campaign as a file that can be opened again, here or elsewhere. */
export const useDownloadCampaign = (module: Module) => {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ id }: CampaignListItem) => api[module].exportCampaign({ params: { id } }),
    onSuccess: ({ name, blob }, { customUrl }) => downloadBlob(name ?? `${customUrl}.json`, blob),
    onError: notify.failure,
  });
};
