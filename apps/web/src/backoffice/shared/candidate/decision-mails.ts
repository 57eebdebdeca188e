import type { CadranClient } from '@cadran/client';
import type { BodyInput, Contract } from '@cadran/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '../services.tsx';
import { DECISION_MAILS_KEY, useInvalidateCandidates } from './candidate-keys.ts';

type Calls = Contract['decisionMails'];

/** How many candidates of a campaign were told the decision, and who was not. */
export const decisionMailsQuery = (api: CadranClient, campaignId: string) =>
  queryOptions({
    queryKey: [...DECISION_MAILS_KEY, campaignId],
    queryFn: ({ signal }) => api.decisionMails.overview({ params: { id: campaignId }, signal }),
  });

export const decisionMailPreviewQuery = (
  api: CadranClient,
  campaignId: string,
  body: BodyInput<Calls['preview']> | null,
) =>
  queryOptions({
    queryKey: [...DECISION_MAILS_KEY, campaignId, 'preview', body],
    queryFn: ({ signal }) =>
      body && api.decisionMails.preview({ params: { id: campaignId }, body, signal }),
    placeholderData: keepPreviousData,
    enabled: body !== null,
    retry: false,
  });

export const useSendDecisionMails = (campaignId: string) => {
  const api = useApi();
  const refresh = useInvalidateCandidates();
  return useMutation({
    mutationFn: (body: BodyInput<Calls['send']>) =>
      api.decisionMails.send({ params: { id: campaignId }, body }),
    onSettled: () => void refresh(),
  });
};

export const useTakeBackDecisionMails = (campaignId: string) => {
  const api = useApi();
  const refresh = useInvalidateCandidates();
  return useMutation({
    mutationFn: (ids: string[]) =>
      api.decisionMails.takeBack({ params: { id: campaignId }, body: { ids } }),
    onSettled: () => void refresh(),
  });
};
