import type { ProfilingFilters, ProfilingSnapshots } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import { filtersKey, filtersQuery, snapshotInProgress, snapshotsQuery } from '../get-results.ts';
import { reportsKey } from '../report/get-report.ts';

interface Results {
  readonly filters: ProfilingFilters;
  readonly snapshots: ProfilingSnapshots;
}

/** Filters and snapshots; reloads and notifies when a snapshot that was in progress is ready. */
export const useResults = (campaignId: string): Results => {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const t = useMessages(backoffice.profilingResults).state;
  const [{ data: filters }, { data: snapshots }] = useSuspenseQueries({
    queries: [filtersQuery(api, campaignId), snapshotsQuery(api, campaignId)],
  });
  const isUpdating = snapshotInProgress(snapshots) !== undefined;
  const watched = useRef(false);
  useEffect(() => {
    if (isUpdating) watched.current = true;
    // Whoever has not seen the computation is told that there are newer results, and keeps those being read.
    if (isUpdating || !watched.current) return;
    watched.current = false;
    notify.success(t.ready);
    for (const queryKey of [filtersKey(campaignId), reportsKey(campaignId)])
      void client.invalidateQueries({ queryKey });
  }, [isUpdating, campaignId, client, notify, t]);
  return { filters, snapshots };
};
