import type { CadranClient } from '@cadran/client';
import type { WavesChange } from '@cadran/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';

const KEY = 'profiling-waves';

export const wavesQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => api.profilingResults.waves({ params: { id }, signal }),
  });

export const useSaveWaves = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (body: WavesChange) => api.profilingResults.saveWaves({ params: { id }, body }),
    // Every audit of the series shows the same lines.
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY] }),
    onError: notify.failure,
  });
};
