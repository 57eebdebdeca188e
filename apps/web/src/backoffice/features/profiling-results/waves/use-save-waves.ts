import type { WavesChange } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import { WAVES_KEY } from './waves-query.ts';

export const useSaveWaves = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (body: WavesChange) => api.profilingResults.saveWaves({ params: { id }, body }),
    // Every audit of the series shows the same lines.
    onSuccess: () => client.invalidateQueries({ queryKey: [WAVES_KEY] }),
    onError: notify.failure,
  });
};
