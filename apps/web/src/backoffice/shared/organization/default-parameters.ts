import type { CadranClient } from '@cadran/client';
import type { DefaultParameters } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useServices } from '../services.tsx';

export const defaultParametersQuery = (api: CadranClient, organizationId: string) =>
  queryOptions({
    queryKey: ['default-parameters', organizationId],
    queryFn: ({ signal }) => api.defaultParameters.read({ params: { id: organizationId }, signal }),
  });

/** What new campaigns of the organisation begin with. */
export const useDefaultParameters = (organizationId: string): DefaultParameters =>
  useSuspenseQuery(defaultParametersQuery(useServices().api, organizationId)).data;

export const useSaveDefaultParameters = (organizationId: string) => {
  const { api, queryClient } = useServices();
  return useApiMutation(
    (client, body: DefaultParameters) =>
      client.defaultParameters.save({ params: { id: organizationId }, body }),
    (saved) => {
      queryClient.setQueryData(defaultParametersQuery(api, organizationId).queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: ['activity-log'] });
    },
  );
};
