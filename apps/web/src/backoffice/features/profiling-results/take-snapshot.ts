import type { ProfilingSnapshots } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useApi } from '../../shared/services.tsx';
import { snapshotsKey } from './get-results.ts';

/** *Update results*; the snapshot is computed in the background. */
export const useTakeSnapshot = (id: string) => {
  const t = useMessages(backoffice.profilingResults).state;
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => api.profilingResults.takeSnapshot({ params: { id } }),
    onSuccess: (requested) => {
      notify.success(t.started);
      // In progress from now on, however soon it is ready.
      client.setQueryData<ProfilingSnapshots>(
        snapshotsKey(id),
        (known) => known && { ...known, items: [requested, ...known.items] },
      );
    },
    onError: notify.failure,
    onSettled: () => client.invalidateQueries({ queryKey: snapshotsKey(id) }),
  });
};
