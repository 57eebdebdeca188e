/** One line of a benchmark: what was done, and what it took. */
export interface Measured {
  readonly what: string;
  readonly figure: string;
}

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

export const seconds = (ms: number): string =>
  ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;

export const printTable = (title: string, lines: readonly Measured[]): void => {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const rows = lines.map(({ what, figure }) => `  ${what.padEnd(width)}  ${figure}`);
  process.stdout.write(`${[title, ...rows].join('\n')}\n`);
};
