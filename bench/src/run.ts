import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { ensureBuilt } from '../../apps/server/src/boot/web-build.ts';
import { figure, promise, verdict } from './measuring/results/format.ts';
import { renderPage } from './measuring/results/render-page.ts';
import {
  BENCHES,
  type BenchName,
  readResults,
  saveResults,
  unjudged,
} from './measuring/results/saved-results.ts';
import { describeMachine } from './measuring/machine.ts';
import { meetsTarget, type Result, type SavedResult } from './measuring/results/measure.ts';

/**
 * Usage: npm run bench [-- names…]. Prints a table, saves the figures in docs/benchmarks/results.json and renders
 * docs/benchmarks.md. Fails if a bench fails or a promise is missed; times depend on the machine and on what shares it.
 */
const given = process.argv.slice(2);
const unknown = given.filter((name) => !(BENCHES as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.`);
  process.exit(1);
}
const names = given.length === 0 ? BENCHES : BENCHES.filter((name) => given.includes(name));
const RUNNER = fileURLToPath(new URL('measuring/results/run-bench.ts', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'cadran-figures-'));

const runOne = async (name: BenchName): Promise<SavedResult | undefined> => {
  const file = join(folder, `${name}.json`);
  const begun = performance.now();
  console.log(`${name} …`);
  const { status } = spawnSync(process.execPath, [RUNNER, name, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error(`${name} failed.`);
    return undefined;
  }
  const result = JSON.parse(await readFile(file, 'utf8')) as Result;
  return {
    ...result,
    at: new Date().toISOString(),
    seconds: Math.round((performance.now() - begun) / 1000),
  };
};

try {
  await mkdir(fileURLToPath(new URL('../../docs/benchmarks', import.meta.url)), {
    recursive: true,
  });
  // Builds first, so that the start is not measured with a build.
  await ensureBuilt((line) => console.log(line));
  const results = await readResults();
  const failures: string[] = [];
  for (const name of names) {
    const result = await runOne(name);
    if (result) {
      for (const { what } of unjudged(result.measures, results[name]?.measures))
        failures.push(`NOT JUDGED ${name}: ${what}, promised by the run before`);
      results[name] = result;
      // Saved at once, so that a later failure does not lose it.
      await saveResults({ machine: describeMachine(), results });
    } else process.exitCode = 1;
  }
  await renderPage({ machine: describeMachine(), results });
  console.table(
    names.flatMap((name) =>
      (results[name]?.measures ?? []).map((measure) => ({
        bench: name,
        what: measure.what,
        measured: figure(measure),
        promised: promise(measure),
        '': verdict(measure),
      })),
    ),
  );
  for (const measure of names.flatMap((name) => results[name]?.measures ?? []))
    if (!meetsTarget(measure))
      failures.push(`MISSED ${measure.what}: ${figure(measure)}, promised ${promise(measure)}`);
  for (const failure of failures) console.error(styleText('red', failure));
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
