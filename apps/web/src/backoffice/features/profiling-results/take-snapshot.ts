import { backoffice } from '@cadran/i18n/backoffice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../language/use-messages.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useApi } from '../../shared/services.tsx';
import { snapshotsKey } from './get-snapshots.ts';

/** *Update results*: the work itself goes on in the background. */
export const useTakeSnapshot = (id: string) => {
  const t = useMessages(backoffice.profilingResults).state;
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => api.profilingResults.takeSnapshot({ params: { id } }),
    onSuccess: () => notify.success(t.started),
    onError: notify.failure,
    onSettled: () => client.invalidateQueries({ queryKey: snapshotsKey(id) }),
  });
};
