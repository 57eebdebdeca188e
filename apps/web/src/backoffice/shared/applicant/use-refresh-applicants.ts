import { useQueryClient } from '@tanstack/react-query';
import { CANDIDATES_KEY, COMPARISON_KEY, PROGRESS_KEY, REPORTS_KEY } from './applicant-keys.ts';

/** After a decision or a new score: whatever shows one is asked for again. */
export const useRefreshApplicants = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      [REPORTS_KEY, CANDIDATES_KEY, COMPARISON_KEY, PROGRESS_KEY].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
};
