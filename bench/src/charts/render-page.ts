import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { figure, promise, verdict } from '../measuring/results/format.ts';
import { BENCHES, type BenchName, type Results } from '../measuring/results/saved-results.ts';
import type { SavedResult, Measure } from '../measuring/results/measure.ts';
import { barChart } from './bar-chart.ts';
import { lineChart } from './line-chart.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
const inDocs = (path: string): string => fileURLToPath(new URL(path, DOCS));

const line = (measure: Measure): string =>
  `| ${measure.what} | ${figure(measure)} | ${promise(measure)} | ${verdict(measure)} |`;

const section = async (name: BenchName, result: SavedResult): Promise<string> => {
  const pictures = [
    {
      file: `benchmarks/${name}.svg`,
      content: barChart(result.title, result.measures),
      of: result.title,
    },
    ...(result.courses ?? []).map((course, i) => ({
      file: `benchmarks/${name}-${i + 1}.svg`,
      content: lineChart(course),
      of: course.what,
    })),
  ];
  for (const { file, content } of pictures) await writeFile(inDocs(file), content);
  return `## ${result.title}

${result.how} Measured ${result.at.slice(0, 10)} in ${Math.round(result.seconds)} seconds: \`npm run bench -- ${name}\`.

${pictures.map(({ file, of }) => `![${of}](${file})`).join('\n\n')}

| | measured | promised | |
| --- | --- | --- | --- |
${result.measures.map(line).join('\n')}
`;
};

/** Writes docs/benchmarks.md and its pictures from the saved results only. */
export const renderPage = async ({ machine, results }: Results): Promise<void> => {
  await mkdir(inDocs('benchmarks'), { recursive: true });
  const sections: string[] = [];
  for (const name of BENCHES) {
    const result = results[name];
    if (result) sections.push(await section(name, result));
  }
  const page = `# Benchmarks

Written by \`npm run bench\` from [its figures](benchmarks/results.json); do not edit by hand. \`npm run bench -- scoring pdf\` measures some of them again and leaves the others.

${machine.processors}, ${machine.memory} of memory, Node ${machine.node}, commit ${machine.commit}. What shares a machine is told with each figure: server, database and callers sit on the same processors.

${sections.join('\n')}`;
  await writeFile(inDocs('benchmarks.md'), page);
};
