import type { CadranClient } from '@cadran/client';
import type { ProfilingSnapshot, ProfilingSnapshots } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 1000;

export const snapshotInProgress = ({ items }: ProfilingSnapshots): ProfilingSnapshot | undefined =>
  items.find(({ status }) => status === 'waiting' || status === 'running');

export const snapshotsKey = (id: string) => ['profiling-snapshots', id] as const;

export const snapshotsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: snapshotsKey(id),
    queryFn: ({ signal }) => api.profilingResults.snapshots({ params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && snapshotInProgress(data) ? POLL_MS : false),
  });

export const filtersKey = (id: string) => ['profiling-filters', id] as const;

export const filtersQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: filtersKey(id),
    queryFn: ({ signal }) => api.profilingResults.filters({ params: { id }, signal }),
    // They belong to the results being read; newer ones are announced.
    refetchOnWindowFocus: false,
  });
