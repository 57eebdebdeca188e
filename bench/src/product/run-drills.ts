import { type Drill, type Figure, NotRun, noted, Skipped } from './drill.ts';

interface Line extends Figure {
  readonly drill: string;
}

const runOne = async (drill: Drill): Promise<Line[]> => {
  const began = Date.now();
  process.stderr.write(`${drill.name} … `);
  const lines = await drill.run().catch((error: unknown): Figure[] => {
    if (error instanceof Skipped) return [noted(error.message, 'skipped')];
    if (error instanceof NotRun)
      return [{ what: error.message, target: 'run', figure: 'not run', met: false }];
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${what}\n`);
    return [{ what: 'the drill itself', target: 'runs', figure: 'failed', met: false }];
  });
  process.stderr.write(`${Math.round((Date.now() - began) / 1000)} s\n`);
  return lines.map((line) => ({ drill: drill.name, ...line }));
};

/** Runs the drills whose name contains one of the words, or all; prints a table and returns the exit code. */
export const runDrills = async (
  drills: readonly Drill[],
  words: readonly string[],
): Promise<number> => {
  const chosen = drills.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (chosen.length === 0) {
    process.stderr.write(
      `No drill is named so. There are:\n${drills.map(({ name }) => `  ${name}\n`).join('')}`,
    );
    return 1;
  }
  const lines: Line[] = [];
  for (const drill of chosen) lines.push(...(await runOne(drill)));
  const cells = lines.map(({ drill, what, target, figure, met }, index) => [
    lines[index - 1]?.drill === drill ? '' : drill,
    what,
    target,
    figure,
    met ? '' : 'MISSED',
  ]);
  const table = [['drill', 'what', 'target', 'figure', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((at) =>
    Math.max(...table.map((row) => (row[at] ?? '').length)),
  );
  for (const row of table)
    process.stdout.write(
      `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  const skipped = lines.filter(({ figure }) => figure === 'skipped').length;
  const missed = lines.filter(({ met }) => !met).length;
  process.stdout.write(
    missed === 0
      ? `\nAll targets met; ${chosen.length - skipped} of ${chosen.length} drills run.\n`
      : `\n${missed} targets missed.\n`,
  );
  return missed === 0 ? 0 : 1;
};
