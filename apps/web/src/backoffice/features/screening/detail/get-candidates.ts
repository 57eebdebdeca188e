import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CANDIDATES_KEY } from '../../../shared/applicant/applicant-keys.ts';
import { type ListAddress, pageQuery } from '../../../shared/list/list-address.ts';
import { useApi } from '../../../shared/services.tsx';
import { candidateList, type CandidateSort } from './candidate-list.ts';

/** Often enough to see somebody begin; only while the page is looked at. */
export const LIVE_MS = 5_000;

export const useCandidates = (
  campaignId: string,
  address: ListAddress<CandidateSort, typeof candidateList.filters>,
) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, candidateList.defaultSort),
    ...(address.status && { status: address.status }),
    ...(address.verdict && { verdict: address.verdict }),
    ...(address.quality && { quality: address.quality }),
    ...(address.decision && { decision: address.decision }),
  };
  return useQuery({
    queryKey: [...CANDIDATES_KEY, campaignId, query],
    queryFn: ({ signal }) =>
      api.screening.listCandidates({ params: { id: campaignId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_MS,
  });
};
