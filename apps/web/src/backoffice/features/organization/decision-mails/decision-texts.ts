import type { CadranClient } from '@cadran/client';
import type { DecisionTexts } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { useApiMutation } from '../../../shared/api/use-api-mutation.ts';
import { useServices } from '../../../shared/services.tsx';

export const decisionTextsQuery = (api: CadranClient, organizationId: string) =>
  queryOptions({
    queryKey: ['decision-texts', organizationId],
    queryFn: ({ signal }) => api.decisionMails.texts({ params: { id: organizationId }, signal }),
  });

export const useSaveDecisionTexts = (organizationId: string) => {
  const { api, queryClient } = useServices();
  return useApiMutation(
    (client, body: DecisionTexts) =>
      client.decisionMails.saveTexts({ params: { id: organizationId }, body }),
    (saved) => queryClient.setQueryData(decisionTextsQuery(api, organizationId).queryKey, saved),
  );
};
