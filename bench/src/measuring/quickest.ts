const now = (): number => process.cpuUsage().user / 1000;

/** Milliseconds of processor time of the quickest of some runs: the others were disturbed. */
export const quickest = (runs: number, work: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = now();
    work();
    best = Math.min(best, now() - start);
  }
  return best;
};
