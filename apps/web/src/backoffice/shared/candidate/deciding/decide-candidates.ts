import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../services.tsx';
import { useInvalidateCandidates } from '../candidate-keys.ts';

type NewDecisions = BodyInput<Contract['candidates']['decideMany']>['decisions'];

/** All of them are saved, or none. */
export const useDecideCandidates = (campaignId: string) => {
  const api = useApi();
  const refresh = useInvalidateCandidates();
  return useMutation({
    mutationFn: (decisions: NewDecisions) =>
      api.candidates.decideMany({ params: { id: campaignId }, body: { decisions } }),
    // Not awaited: the decision is saved, the list follows.
    onSettled: () => void refresh(),
  });
};
