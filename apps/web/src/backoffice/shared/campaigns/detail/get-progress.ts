import { useQuery } from '@tanstack/react-query';
import { PROGRESS_KEY } from '../../candidate/candidate-keys.ts';
import { useTimeZone } from '../../dates/use-dates.ts';
import { useApi } from '../../services.tsx';

/** A thirty-day chart changes slowly. */
const POLL_INTERVAL_MS = 60_000;

/** Screening only: culture audits store no completion times. */
export const useProgress = (id: string) => {
  const api = useApi();
  const timeZone = useTimeZone();
  return useQuery({
    queryKey: [...PROGRESS_KEY, id, timeZone],
    queryFn: ({ signal }) =>
      api.screening.progress({ params: { id }, query: { timeZone }, signal }),
    refetchInterval: POLL_INTERVAL_MS,
  }).data;
};
