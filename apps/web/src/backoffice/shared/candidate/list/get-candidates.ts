import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CadranClient } from '@cadran/client';
import { POLL_INTERVAL_MS } from '../../api/create-query-client.ts';
import { pageQuery } from '../../list/params/list-params.ts';
import { CANDIDATES_KEY } from '../candidate-keys.ts';
import { type CandidateAddress, candidateList, toCandidateFilter } from './candidate-list.ts';

/** One page of a campaign's candidates, as its address says, and the campaign's progress at the same moment. */
export const candidatesQuery = (
  api: CadranClient,
  campaignId: string,
  address: CandidateAddress,
) => {
  const query = {
    ...pageQuery(address, candidateList.defaultSort),
    ...toCandidateFilter(address),
    include: 'progress',
  } as const;
  return queryOptions({
    queryKey: [...CANDIDATES_KEY, campaignId, query],
    queryFn: ({ signal }) =>
      api.screening.listCandidates({ params: { id: campaignId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS,
  });
};
