import type { CadranClient } from '@cadran/client';
import type { Language } from '@cadran/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../../shared/files/download.ts';
import { COMPARISON_KEY } from '../../../shared/candidate/candidate-keys.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';

export const comparisonQuery = (api: CadranClient, campaignId: string, ids: string) =>
  queryOptions({
    queryKey: [...COMPARISON_KEY, campaignId, ids],
    queryFn: ({ signal }) =>
      api.candidates.compare({
        params: { id: campaignId },
        query: { ids },
        signal,
      }),
  });

export const useDownloadComparison = (campaignId: string, ids: string, language: Language) => {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: () =>
      api.candidates.comparePdf({ params: { id: campaignId }, query: { ids, language } }),
    onSuccess: ({ name, blob }) => downloadBlob(name ?? 'candidates.pdf', blob),
    onError: notify.failure,
  });
};
