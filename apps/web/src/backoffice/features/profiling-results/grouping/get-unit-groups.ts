import { contract } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/api/create-api.ts';

export const unitGroupsKey = (id: string) => ['profiling-unit-groups', id] as const;

export const unitGroupsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: unitGroupsKey(id),
    queryFn: ({ signal }) =>
      api.call(contract.profilingResults.unitGroups, { params: { id }, signal }),
  });
