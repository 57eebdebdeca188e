import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';
import { unitGroupsKey } from './get-unit-groups.ts';

/** Counted anew for each division into groups: the number as it is now depends on it. */
export const proposalsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: [...unitGroupsKey(id), 'proposals'],
    queryFn: ({ signal }) => api.profilingResults.proposeUnitGroups({ params: { id }, signal }),
  });
