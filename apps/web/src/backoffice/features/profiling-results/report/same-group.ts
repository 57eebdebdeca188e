import { type ProfilingSelection, SEGMENTATIONS } from '@cadran/contract';

/** Whether two selections are about the same people, in whatever order they were chosen. */
export const isSameGroup = (first: ProfilingSelection, second: ProfilingSelection): boolean =>
  SEGMENTATIONS.every((attribute) => {
    const [a, b] = [new Set<string>(first[attribute]), new Set<string>(second[attribute])];
    return a.size === b.size && [...a].every((value) => b.has(value));
  });
