import type { CadranClient } from '@cadran/client';
import type { ProfilingSnapshot, ProfilingSnapshots } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';

/** While a snapshot is worked on its progress is asked for this often. */
const PROGRESS_MS = 1000;

export const underWay = ({ items }: ProfilingSnapshots): ProfilingSnapshot | undefined =>
  items.find(({ status }) => status === 'waiting' || status === 'running');

export const snapshotsKey = (id: string) => ['profiling-snapshots', id] as const;

export const snapshotsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: snapshotsKey(id),
    queryFn: ({ signal }) => api.profilingResults.snapshots({ params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && underWay(data) ? PROGRESS_MS : false),
  });
