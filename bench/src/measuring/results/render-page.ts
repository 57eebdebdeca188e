import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { figure, promise, verdict } from './format.ts';
import { isPromised, type Measure } from './measure.ts';
import { BENCHES, type Results } from './saved-results.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/benchmarks.md', import.meta.url));

/** What pages are made of matters to who builds them; the page is for who runs the product. */
const OF_BUILDERS: readonly Measure['unit'][] = ['requests', '‰', 'statements', '%'];

const isForOperators = (measure: Measure): boolean =>
  isPromised(measure) && !OF_BUILDERS.includes(measure.unit);

/** Writes docs/benchmarks.md from the saved results only. */
export const renderPage = async ({ machine, results }: Results): Promise<void> => {
  const rows = BENCHES.flatMap((name) =>
    (results[name]?.measures ?? [])
      .filter(isForOperators)
      .map(
        (measure) =>
          `| \`${name}\` | ${measure.what} | ${figure(measure)} | ${promise(measure)} | ${verdict(measure)} |`,
      ),
  );
  await writeFile(
    PAGE,
    `# Benchmarks

What is promised to somebody who runs Cadran, and what was measured on ${machine.processors}, ${machine.memory} of memory, which server, database and callers share. \`npm run bench -- scoring pdf\` measures two of them again, writes this page, and fails when a promise is missed; [results.json](benchmarks/results.json) has all figures and how each was measured.

| bench | what | measured | promised | |
|-|-|-|-|-|
${rows.join('\n')}
`,
  );
};
