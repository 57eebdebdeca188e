import type { CadranClient } from '@cadran/client';
import type { BodyInput, Contract, HiredOutcome } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { useApiMutation, useInvalidate } from '../../shared/api/use-api-mutation.ts';
import { DASHBOARD_KEY } from '../../shared/dashboard/get-dashboard.ts';

export const OUTCOMES_KEY = ['outcomes'] as const;
export type ListedState = 'due' | 'entered';

export const outcomesQuery = (api: CadranClient, state: ListedState) =>
  queryOptions({
    queryKey: [...OUTCOMES_KEY, state],
    queryFn: ({ signal }) => api.outcomes.list({ query: { state }, signal }),
  });

const useRefresh = () => useInvalidate(OUTCOMES_KEY, DASHBOARD_KEY);

type OutcomeBody = BodyInput<Contract['outcomes']['save']>;

const paramsOf = ({ candidate, months }: HiredOutcome) => ({
  id: candidate.id,
  months: `${months}` as const,
});

export const useSaveOutcome = (hired: HiredOutcome) =>
  useApiMutation(
    (api, body: OutcomeBody) => api.outcomes.save({ params: paramsOf(hired), body }),
    useRefresh(),
  );

export const useRemoveOutcome = (hired: HiredOutcome) =>
  useApiMutation((api) => api.outcomes.remove({ params: paramsOf(hired) }), useRefresh());

export const useImportOutcomes = () =>
  useApiMutation((api, csv: string) => api.outcomes.import({ body: { csv } }), useRefresh());
