import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startApp } from './running-app.ts';

/** What a first start with demonstration data printed, and the data folder it was given. */
interface FirstStart {
  readonly dataDir: string;
  readonly output: string;
}

const original = (): string => join(inject('sharedFolder'), 'demo');
const record = (): string => join(inject('sharedFolder'), 'demo.json');

const makeOriginal = async (): Promise<void> => {
  const dataDir = await mkdtemp(`${original()}-`);
  const app = await startApp(dataDir);
  await app.stop();
  await writeFile(record(), JSON.stringify({ dataDir, output: app.output() } satisfies FirstStart));
  await rename(dataDir, original());
};

/**
 * A data folder with the demonstration data, as after a first start and stop. The first caller of a run makes them, the
 * others get copies: a first start takes three times the processor time of a later one.
 */
export const demoFolder = async (): Promise<string> => {
  if (!existsSync(original())) await makeOriginal();
  const folder = await mkdtemp(join(tmpdir(), 'cadran-demo-'));
  // `cp` keeps the owner of the database's files, who is another user when root runs the tests.
  execFileSync('cp', ['-a', `${original()}/.`, folder]);
  return folder;
};

/** The first start whose data `demoFolder` copied. */
export const firstStart = (): FirstStart => JSON.parse(readFileSync(record(), 'utf8'));
