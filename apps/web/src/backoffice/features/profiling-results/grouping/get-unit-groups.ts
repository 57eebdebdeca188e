import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

export const unitGroupsKey = (id: string) => ['profiling-unit-groups', id] as const;

export const unitGroupsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: unitGroupsKey(id),
    queryFn: ({ signal }) => api.profilingResults.unitGroups({ params: { id }, signal }),
  });

export const proposalsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: [...unitGroupsKey(id), 'proposals'],
    queryFn: ({ signal }) => api.profilingResults.proposeUnitGroups({ params: { id }, signal }),
  });
