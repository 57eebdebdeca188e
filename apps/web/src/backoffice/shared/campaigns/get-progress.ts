import { useQuery } from '@tanstack/react-query';
import { PROGRESS_KEY } from '../applicant/applicant-keys.ts';
import { useApi } from '../services.tsx';

/** A line of thirty days moves slowly: asked again once a minute while one looks. */
const AGAIN_MS = 60_000;

/** Of a screening campaign; an audit keeps no time of an answer, so it has none. */
export const useProgress = (id: string) => {
  const api = useApi();
  return useQuery({
    queryKey: [...PROGRESS_KEY, id],
    queryFn: ({ signal }) => api.screening.progress({ params: { id }, signal }),
    refetchInterval: AGAIN_MS,
  }).data;
};
