import { contract } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/api/create-api.ts';
import { unitGroupsKey } from './get-unit-groups.ts';

/** Counted anew for each division into groups: the number as it is now depends on it. */
export const proposalsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...unitGroupsKey(id), 'proposals'],
    queryFn: ({ signal }) =>
      api.call(contract.profilingResults.proposeUnitGroups, { params: { id }, signal }),
  });
