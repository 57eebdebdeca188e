import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for what drills share, removed after the run. */
    sharedFolder: string;
  }
}

/** Global set-up of the drills. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-shared-'));
  // The database's user must be able to traverse it when we are root.
  await chmod(folder, 0o711);
  project.provide('sharedFolder', folder);
  // Drills start the same product again and again: what one start compiles, the next ones read.
  process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled');
  // A process of the last test may still be writing there, as it ends.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
