import { spawn } from 'node:child_process';

/**
 * What CI runs and what "npm test" means: every check can fail, and the first failure ends it. Scripts of one step run
 * side by side: those that kill and restart databases mostly wait.
 */
const STEPS: readonly (readonly [name: string, ...scripts: string[]])[] = [
  ['format, lint, unused code, translations', 'lint'],
  ['types', 'typecheck'],
  ['the web bundles and their size budget', 'build'],
  ['unit, API, database and crash tests', 'test:unit', 'test:crash'],
  ['a browser', 'browser'],
  ['the main journeys in the browser (all of them: npm run e2e)', 'e2e:main'],
];

/** The exit code. What runs beside another tells its lines at its end, so that they do not mix. */
const run = (script: string, alone: boolean): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const lines: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => lines.push(chunk));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(lines));
      resolve(code ?? 1);
    });
  });

const started = Date.now();
for (const [index, [name, ...scripts]] of STEPS.entries()) {
  console.log(`\n— ${index + 1}/${STEPS.length} ${name}`);
  const before = Date.now();
  const codes = await Promise.all(scripts.map((script) => run(script, scripts.length === 1)));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) {
    console.log(`\nsteps: ${index} passed, 1 failed`);
    process.exit(failed);
  }
  console.log(`  ${Math.round((Date.now() - before) / 1000)} s`);
}
console.log(`\nAll green in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`steps: ${STEPS.length} passed, 0 failed`);
