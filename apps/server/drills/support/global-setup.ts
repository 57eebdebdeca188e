import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Provides the folder of `demo-folder.ts`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-shared-'));
  // The database's user must be able to traverse it when we are root.
  await chmod(folder, 0o711);
  project.provide('sharedFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
