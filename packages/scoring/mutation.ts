import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';

/**
 * Runs the mutation tester over the package, one part at a time with that part's own tests: a mutant
 * that only another part's tests would catch counts as survived. `node mutation.ts facts group` runs
 * some parts only.
 */
const PARTS: Readonly<Record<string, { mutate: string; tests: string }>> = {
  ...Object.fromEntries(
    [
      'arithmetic',
      'culture',
      'values',
      'personality',
      'motivations',
      'precision',
      'stored',
      'facts',
      'quality',
      'fairness',
      'anonymity',
      'evidence',
    ].map((folder) => [
      folder,
      { mutate: `src/${folder}/**/*.ts`, tests: `src/${folder}/**/*.test.ts` },
    ]),
  ),
  group: {
    mutate: 'src/group/*.ts,src/group/!(intervals)/*.ts',
    tests: 'src/group/**/*.test.ts',
  },
  // Apart, because tests of whole reports go through all intervals and take most of the time.
  intervals: {
    mutate: 'src/group/intervals/**/*.ts',
    tests: 'src/group/intervals/**/*.test.ts',
  },
  overall: { mutate: 'src/overall/*.ts,src/*.ts', tests: 'src/{overall/,}*.test.ts' },
};
/** Lists of exports, and what only tests use. */
const NOT_MUTATED = [
  'src/**/*.test.ts',
  'src/index.ts',
  'src/evidence/index.ts',
  'src/evidence/testing-*.ts',
  'src/anonymity/reference-audit.ts',
  'src/anonymity/random-population.ts',
  'src/group/advice/simulation/simulated-*.ts',
  'src/group/intervals/simulated-coverage.ts',
  'src/personality/matching/measure-of-t.ts',
];
const ENOUGH = 94;

interface Report {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

const statusesOf = (part: string): string[] => {
  const { mutate, tests } = PARTS[part] ?? { mutate: part, tests: part };
  const files = [mutate, ...NOT_MUTATED.map((file) => `!${file}`)].join(',');
  const folder = `coverage/mutation/${part}`;
  const incremental = ['--incremental', '--incrementalFile', `${folder}/incremental.json`];
  mkdirSync(folder, { recursive: true });
  rmSync('coverage/mutation.json', { force: true });
  // Resampling takes minutes where the tool expects seconds.
  const patient = ['--dryRunTimeoutMinutes', '30'];
  spawnSync('stryker', ['run', '--mutate', files, ...incremental, ...patient], {
    env: { ...process.env, MUTATION_TESTS: tests },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  renameSync('coverage/mutation.json', `${folder}/report.json`);
  const report = JSON.parse(readFileSync(`${folder}/report.json`, 'utf8')) as Report;
  return Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
};

const share = (statuses: readonly string[]): number => {
  const caught = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const judged = statuses.filter((status) => status !== 'Ignored' && !status.endsWith('Error'));
  return (100 * caught) / judged.length;
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const results = chosen.map((part) => ({ part, statuses: statusesOf(part) }));
const all = results.flatMap(({ statuses }) => statuses);
const line = (name: string, statuses: readonly string[]): string => {
  const outOfTime = statuses.filter((status) => status === 'Timeout').length;
  const mutants = String(statuses.length).padStart(5);
  return `${name.padEnd(12)} ${mutants} mutants  ${share(statuses).toFixed(1)} % caught, ${outOfTime} out of time\n`;
};
for (const { part, statuses } of results) process.stdout.write(line(part, statuses));
process.stdout.write(line('all', all));
process.exitCode = share(all) < ENOUGH ? 1 : 0;
