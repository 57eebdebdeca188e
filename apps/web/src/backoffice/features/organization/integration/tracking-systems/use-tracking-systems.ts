import type { BodyInput, Contract, TrackingSystemSettings } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useApiMutation, useInvalidate } from '../../../../shared/api/use-api-mutation.ts';
import { useApi } from '../../../../shared/services.tsx';

const systemsKey = (id: string) => ['integration', id, 'tracking-systems'];

export const useTrackingSystems = (id: string): readonly TrackingSystemSettings[] => {
  const api = useApi();
  const query = queryOptions({
    queryKey: systemsKey(id),
    queryFn: ({ signal }) => api.assessmentOrders.trackingSystems({ params: { id }, signal }),
  });
  return useSuspenseQuery(query).data.items;
};

interface Change {
  readonly provider: TrackingSystemSettings['provider'];
  readonly change: BodyInput<Contract['assessmentOrders']['saveTrackingSystem']>;
}

export const useSaveTrackingSystem = (id: string) =>
  useApiMutation(
    (api, { provider, change }: Change) =>
      api.assessmentOrders.saveTrackingSystem({ params: { id, provider }, body: change }),
    useInvalidate(['activity-log'], systemsKey(id)),
  );
