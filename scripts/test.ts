import { spawnSync } from 'node:child_process';

/** What CI runs and what "npm test" means: every check can fail, and the first failure ends it. */
const STEPS: readonly (readonly [name: string, script: string])[] = [
  ['format, lint, unused code, translations', 'lint'],
  ['types', 'typecheck'],
  ['the web bundles and their size budget', 'build'],
  ['unit, API, database and crash tests', 'test:unit'],
  ['a browser', 'browser'],
  ['journeys in the browser', 'e2e'],
];

const started = Date.now();
for (const [index, [name, script]] of STEPS.entries()) {
  console.log(`\n— ${index + 1}/${STEPS.length} ${name}`);
  const before = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.log(`\nsteps: ${index} passed, 1 failed`);
    process.exit(status ?? 1);
  }
  console.log(`  ${Math.round((Date.now() - before) / 1000)} s`);
}
console.log(`\nAll green in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`steps: ${STEPS.length} passed, 0 failed`);
