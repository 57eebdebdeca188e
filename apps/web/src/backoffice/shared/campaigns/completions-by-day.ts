import type { ScreeningProgress } from '@cadran/contract';

/** How many had finished at the end of each day, so that the last is how many have finished now. */
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
