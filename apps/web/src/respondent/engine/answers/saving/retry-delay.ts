const FIRST = 1000;
const LONGEST = 30_000;

/** Doubles after every failure, with jitter. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST, FIRST * 2 ** (failures - 1)) * (0.75 + random / 2);
