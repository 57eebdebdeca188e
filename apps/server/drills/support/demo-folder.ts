import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startApp } from './running-app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for what the crash tests share, removed after the run. */
    sharedFolder: string;
  }
}

/**
 * A data folder with the demonstration data, as after a first start and stop. The first caller of a run makes them, the
 * others get copies: a first start takes about twice the processor time of a later one. `first-run.test.ts` tests it.
 */
export const demoFolder = async (): Promise<string> => {
  const original = join(inject('sharedFolder'), 'demo');
  if (!existsSync(original)) {
    const inTheMaking = await mkdtemp(`${original}-`);
    const app = await startApp(inTheMaking);
    await app.stop();
    await rename(inTheMaking, original);
  }
  const folder = await mkdtemp(join(tmpdir(), 'cadran-demo-'));
  // `cp` keeps the owner of the database's files, who is another user when root runs the tests.
  execFileSync('cp', ['-a', `${original}/.`, folder]);
  return folder;
};
