import type { ProfilingFilters, ProfilingSnapshots } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import { filtersKey, filtersQuery, snapshotsQuery } from '../get-results.ts';
import { reportsKey } from '../report/get-report.ts';

interface Results {
  readonly filters: ProfilingFilters;
  readonly snapshots: ProfilingSnapshots;
}

/** Filters and snapshots; reloads and notifies when a new snapshot is ready. */
export const useResults = (campaignId: string): Results => {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const t = useMessages(backoffice.profilingResults).state;
  const [{ data: filters }, { data: snapshots }] = useSuspenseQueries({
    queries: [filtersQuery(api, campaignId), snapshotsQuery(api, campaignId)],
  });
  const { current } = snapshots;
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    notify.success(t.ready);
    for (const queryKey of [filtersKey(campaignId), reportsKey(campaignId)])
      void client.invalidateQueries({ queryKey });
  }, [current, campaignId, client, notify, t]);
  return { filters, snapshots };
};
