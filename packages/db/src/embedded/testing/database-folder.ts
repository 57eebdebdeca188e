import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { CLUSTER_FOLDER } from '../cluster/versions.ts';
import { startEmbedded } from '../start-embedded.ts';
import { temporaryFolder } from './temporary-folder.ts';

const template = mkdtempSync(join(tmpdir(), 'cadran-test-template-'));
chmodSync(template, 0o711);
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** A data folder with an empty database, copied from one created once per test file. */
export const databaseFolder = async (): Promise<string> => {
  if (!existsSync(join(template, CLUSTER_FOLDER))) {
    await (await startEmbedded({ dataDir: template, durable: false })).stop();
  }
  const folder = temporaryFolder();
  spawnSync('cp', ['-a', join(template, CLUSTER_FOLDER), folder]);
  return folder;
};
