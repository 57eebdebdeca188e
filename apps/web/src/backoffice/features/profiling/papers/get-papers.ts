import type { CadranClient } from '@cadran/client';
import type { Language } from '@cadran/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../../../shared/files/download.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useServices } from '../../../shared/services.tsx';

const papersKey = (id: string) => ['audit-papers', id] as const;

export const papersQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: papersKey(id),
    queryFn: ({ signal }) => api.profilingPapers.list({ params: { id }, signal }),
  });

interface WantedPaper {
  readonly language: Language;
  /** A version; empty: the one before. */
  readonly since: string;
}

/** Downloading may keep a new version. */
export const useDownloadPaper = (id: string) => {
  const { api, queryClient } = useServices();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ language, since }: WantedPaper) => {
      const { name, blob } = await api.profilingPapers.download({
        params: { id },
        query: { language, ...(since !== '' && { since }) },
      });
      downloadBlob(name ?? 'paper.pdf', blob);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: papersKey(id) }),
    onError: notify.failure,
  });
};
