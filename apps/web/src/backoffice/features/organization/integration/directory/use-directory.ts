import type { BodyInput, Contract, ResponseOf } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useApiMutation, useInvalidate } from '../../../../shared/api/use-api-mutation.ts';
import { useApi } from '../../../../shared/services.tsx';

const directoryKey = (id: string) => ['integration', id, 'directory'];

export const useDirectory = (id: string): ResponseOf<Contract['directory']['read']> => {
  const api = useApi();
  const query = queryOptions({
    queryKey: directoryKey(id),
    queryFn: ({ signal }) => api.directory.read({ params: { id }, signal }),
  });
  return useSuspenseQuery(query).data;
};

interface Change {
  readonly groupId: string;
  readonly change: BodyInput<Contract['directory']['saveGroup']>;
}

/** Members change with it, so that lists of users are read again. */
export const useSaveGroup = (id: string) =>
  useApiMutation(
    (api, { groupId, change }: Change) =>
      api.directory.saveGroup({ params: { id, groupId }, body: change }),
    useInvalidate(['activity-log'], ['users'], directoryKey(id)),
  );
