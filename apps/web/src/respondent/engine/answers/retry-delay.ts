const FIRST = 1000;
const LONGEST = 30_000;

/** Twice as long after every failure, and not all at the same moment when a server comes back. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST, FIRST * 2 ** (failures - 1)) * (0.75 + random / 2);
