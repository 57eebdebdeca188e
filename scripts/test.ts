import { type ChildProcess, spawn } from 'node:child_process';
import { RUNS, type Stage, type Step } from './test-steps.ts';

/** `npm test`; `npm run test:all` with `all`; CI also with `beside`, what the latter has beside the former. */
const name = process.argv[2] ?? 'quick';
const stages = (RUNS as Readonly<Record<string, readonly Stage[]>>)[name];
if (!stages) throw new Error(`Choose one of ${Object.keys(RUNS).join(', ')}.`);

const started = Date.now();
const secondsSince = (time: number): number => Math.round((Date.now() - time) / 1000);
let passed = 0;
const running = new Set<ChildProcess>();

/** The output of parallel steps is printed when they end. */
const run = ({ command: [program, ...args] }: Step, alone: boolean): Promise<number> =>
  new Promise((resolve) => {
    // npm puts the programs of `node_modules` on the path.
    const child = spawn(program, args, {
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

const runChain = async (chain: readonly Step[], alone: boolean): Promise<void> => {
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
