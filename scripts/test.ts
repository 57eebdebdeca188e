import { type ChildProcess, spawn } from 'node:child_process';

interface Step {
  readonly name: string;
  readonly script: string;
}

/** Steps that run one after the other. */
type Chain = readonly Step[];

/** The first failure ends the run. Chains of one stage run in parallel. */
type Stage = readonly Chain[];

const QUICK: readonly Stage[] = [
  [
    [
      { name: 'web bundles and their size budgets', script: 'build' },
      { name: 'browser, and programs that open saved figures', script: 'browser' },
      { name: 'types', script: 'typecheck' },
      // They need the bundles, run one at a time and often wait: the other chain uses the rest of two processors.
      { name: 'crash tests', script: 'test:crash' },
    ],
    [
      { name: 'format, lint, unused code, translations', script: 'lint' },
      { name: 'unit, component, API and database tests', script: 'test:unit' },
    ],
  ],
  // Alone: of all tests, journeys suffer most from a busy machine.
  [[{ name: 'journeys in the browser', script: 'journeys' }]],
];

/** Of this `npm test` has a quick example; CI runs both. */
const MORE: readonly Stage[] = [
  [
    [{ name: 'more crash tests of the product', script: 'test:product-drills' }],
    [
      { name: 'sabotage of guards, populations', script: 'test:more-unit' },
      { name: 'components in the other language', script: 'test:more-components' },
      { name: 'more crash tests of the database', script: 'test:database-drills' },
    ],
  ],
  [[{ name: 'more journeys in the browser', script: 'more-journeys' }]],
];

const HEAVY: readonly Stage[] = [
  [
    [
      { name: 'taps and keys of whole questionnaires', script: 'taps' },
      { name: 'text spacing and target sizes of all pages', script: 'all-pages' },
      { name: 'program that opens slides', script: 'office' },
      { name: 'identity provider for SAML', script: 'identity-provider' },
      { name: 'programs that build and check packages', script: 'packaging-tools' },
      { name: 'fuzzing, attacks, slides, query plans at scale and packages', script: 'test:heavy' },
    ],
  ],
];

/** By the argument of `npm test`, `npm run test:more` and `npm run test:all`. */
const STAGES: Readonly<Record<string, readonly Stage[]>> = {
  quick: QUICK,
  more: MORE,
  all: [...QUICK, ...MORE, ...HEAVY],
};
const stages = STAGES[process.argv[2] ?? 'quick'];
if (!stages) throw new Error(`Choose one of ${Object.keys(STAGES).join(', ')}.`);

const started = Date.now();
const secondsSince = (time: number): number => Math.round((Date.now() - time) / 1000);
let passed = 0;
const running = new Set<ChildProcess>();

/** The output of parallel steps is printed when they end. */
const run = ({ script }: Step, alone: boolean): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    running.add(child);
    const lines: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => lines.push(chunk));
    child.once('close', (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(lines));
      resolve(code ?? 1);
    });
  });

const runChain = async (chain: Chain, alone: boolean): Promise<void> => {
  for (const step of chain) {
    console.log(`\n— ${step.name}`);
    const before = Date.now();
    const code = await run(step, alone);
    console.log(`  ${step.name}: ${code === 0 ? 'passed' : 'failed'} in ${secondsSince(before)} s`);
    if (code !== 0) {
      console.log(`\nsteps: ${passed} passed, 1 failed`);
      for (const child of running) child.kill('SIGTERM');
      process.exit(code);
    }
    passed += 1;
  }
};

for (const stage of stages)
  await Promise.all(stage.map((chain) => runChain(chain, stage.length === 1)));
console.log(`\nAll green in ${secondsSince(started)} s.`);
console.log(`steps: ${passed} passed, 0 failed`);
