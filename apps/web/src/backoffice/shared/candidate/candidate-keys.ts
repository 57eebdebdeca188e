import { useQueryClient } from '@tanstack/react-query';

export const CANDIDATES_KEY = ['screening-candidates'] as const;
export const REPORTS_KEY = ['candidate-report'] as const;
export const PROGRESS_KEY = ['screening-progress'] as const;
export const DECISION_MAILS_KEY = ['decision-mails'] as const;
export const COMPARISON_KEY = ['candidate-comparison'] as const;
export const selectedKey = (campaignId: string) => ['selected-candidates', campaignId] as const;

/** For use after a decision or a new score. */
export const useInvalidateCandidates = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      [
        REPORTS_KEY,
        CANDIDATES_KEY,
        COMPARISON_KEY,
        PROGRESS_KEY,
        DECISION_MAILS_KEY,
        ['dashboard'],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
};
