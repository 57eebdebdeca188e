import type { CandidateFilter } from '@cadran/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLL_INTERVAL_MS } from '../../../shared/api/create-query-client.ts';
import { CANDIDATES_KEY } from '../../../shared/candidate/candidate-keys.ts';
import { type ListParams, pageQuery } from '../../../shared/list/params/list-params.ts';
import { useApi } from '../../../shared/services.tsx';
import { candidateList, type CandidateSort } from './candidate-list.ts';

type CandidateAddress = ListParams<CandidateSort, typeof candidateList.filters>;

/** The filter of the list, also used for exports. */
export const toCandidateFilter = ({
  q,
  status,
  verdict,
  certainty,
  quality,
  decision,
}: CandidateAddress): CandidateFilter => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(verdict && { verdict }),
  ...(certainty && { certainty }),
  ...(quality && { quality }),
  ...(decision && { decision }),
});

export const useCandidates = (campaignId: string, address: CandidateAddress) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, candidateList.defaultSort),
    ...toCandidateFilter(address),
  };
  return useQuery({
    queryKey: [...CANDIDATES_KEY, campaignId, query],
    queryFn: ({ signal }) =>
      api.screening.listCandidates({ params: { id: campaignId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS,
  });
};
