/** One line of a benchmark: what was done, and what it took. */
export interface Measured {
  readonly what: string;
  readonly figure: string;
}

export const printTable = (title: string, lines: readonly Measured[]): void => {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const rows = lines.map(({ what, figure }) => `  ${what.padEnd(width)}  ${figure}`);
  process.stdout.write(`${[title, ...rows].join('\n')}\n`);
};
