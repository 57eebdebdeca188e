import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { CLUSTER_FOLDER } from '../../../packages/db/src/embedded/cluster/versions.ts';
import { startEmbedded } from '../../../packages/db/src/embedded/start-embedded.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Puts an empty database into a folder: a copy of one that is created once per run. */
export const copyDatabaseTo = async (folder: string): Promise<void> => {
  const template = join(inject('sharedFolder'), 'database');
  if (!existsSync(template)) {
    const dataDir = await mkdtemp(`${template}-`);
    await (await startEmbedded({ dataDir, durable: false })).stop();
    await rename(dataDir, template);
  }
  spawnSync('cp', ['-a', join(template, CLUSTER_FOLDER), folder]);
};

/** A data folder with an empty database. */
export const databaseFolder = async (): Promise<string> => {
  const folder = temporaryFolder();
  await copyDatabaseTo(folder);
  return folder;
};
