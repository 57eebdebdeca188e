const FIRST_MS = 200;
const LONGEST_MS = 10_000;

/** Milliseconds before a restart: the first at once, then 0.2, 0.4, … up to 10 seconds. */
export const restartDelay = (failures: number): number =>
  failures <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 2));
