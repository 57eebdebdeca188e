import type { ProfilingSnapshots } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';

type Update = ProfilingSnapshots['update'];

/** How often the results of an audit by link can still be computed; empty by codes. */
export const useComputationsLeft = () => {
  const t = useMessages(backoffice.profilingResults).state;
  return ({ computations }: Update): string => {
    if (!computations) return '';
    const { taken, most, left } = computations;
    if (left > 0) return t.computationsLeft(left, most);
    return taken < most ? t.keptForClosing(taken) : t.noneLeft(most);
  };
};

/** Whether an update is possible now, and otherwise what it takes. */
export const useUpdateWords = () => {
  const t = useMessages(backoffice.profilingResults).state;
  const computationsLeft = useComputationsLeft();
  return (update: Update): string => {
    const limit = computationsLeft(update);
    if (update.computations?.left === 0) return limit;
    const state = update.allowed
      ? t.possible
      : t.missing(Math.max(1, update.needed - update.newAnswers), update.needed);
    return `${state} ${limit}`.trim();
  };
};
