import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { REPORTS_KEY } from '../../../shared/candidate/candidate-keys.ts';
import {
  type CandidateAddress,
  toCandidateFilter,
} from '../../../shared/candidate/list/candidate-list.ts';
import { useApi } from '../../../shared/services.tsx';

/** The candidates before and after one, in the list it was opened from. */
export const useNeighbours = (id: string, address: CandidateAddress) => {
  const api = useApi();
  const query = { ...toCandidateFilter(address), ...(address.sort && { sort: address.sort }) };
  return useQuery({
    queryKey: [...REPORTS_KEY, id, 'neighbours', query],
    queryFn: ({ signal }) => api.candidates.neighbours({ params: { id }, query, signal }),
    // The arrows stay where they are, so that the one just pressed keeps the focus.
    placeholderData: keepPreviousData,
  });
};
