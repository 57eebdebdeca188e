import type { ScreeningProgress } from '@cadran/contract';

/** Cumulative; the last value is today's total. */
export const completionsByDay = (
  days: ScreeningProgress['days'],
  completedNow: number,
): readonly number[] => {
  let after = completedNow;
  return days
    .toReversed()
    .map(({ completed }) => {
      const atEnd = after;
      after = Math.max(0, after - completed);
      return atEnd;
    })
    .toReversed();
};
