import type { CandidateFilter } from '@cadran/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIVE_MS } from '../../../shared/api/live.ts';
import { CANDIDATES_KEY } from '../../../shared/applicant/applicant-keys.ts';
import { type ListAddress, pageQuery } from '../../../shared/list/list-address.ts';
import { useApi } from '../../../shared/services.tsx';
import { candidateList, type CandidateSort } from './candidate-list.ts';

type CandidateAddress = ListAddress<CandidateSort, typeof candidateList.filters>;

/** What narrows the list; an export is narrowed alike. */
export const filterOf = ({
  q,
  status,
  verdict,
  quality,
  decision,
}: CandidateAddress): CandidateFilter => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(verdict && { verdict }),
  ...(quality && { quality }),
  ...(decision && { decision }),
});

export const useCandidates = (campaignId: string, address: CandidateAddress) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, candidateList.defaultSort),
    ...filterOf(address),
  };
  return useQuery({
    queryKey: [...CANDIDATES_KEY, campaignId, query],
    queryFn: ({ signal }) =>
      api.screening.listCandidates({ params: { id: campaignId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_MS,
  });
};
