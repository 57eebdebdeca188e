import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeLeftovers } from '../../packages/db/src/embedded/folders/remove-leftovers.ts';
import { temporaryFolder } from '../support/database/temporary-folder.ts';

const WRITE_AND_TIDY = 'for i in 1 2 3 4 5; do mkdir "$0/$i"; sleep 0.1; rmdir "$0/$i"; done';

test('leftovers of a dead start are removed, those of a running one kept', async () => {
  const home = temporaryFolder();
  const dead = spawnSync('true').pid;
  const alive = process.ppid;
  const ours = process.pid;
  for (const name of [`pg18.init-${dead}`, `postgresql-18.copy-${dead}`, `pg18.init-${ours}`]) {
    mkdirSync(join(home, name, 'base'), { recursive: true });
  }
  mkdirSync(join(home, `pg18.init-${alive}`));
  mkdirSync(join(home, 'pg18'));
  await removeLeftovers(home);
  expect(readdirSync(home).toSorted()).toEqual(['pg18', `pg18.init-${alive}`]);
});

test('leftovers are removed although a process still uses them', async () => {
  const home = temporaryFolder();
  const folder = join(home, `pg18.init-${spawnSync('true').pid}`);
  mkdirSync(folder);
  const busy = spawn('sh', ['-c', WRITE_AND_TIDY, folder], { stdio: 'ignore' });
  onTestFinished(() => void busy.kill());
  await removeLeftovers(home);
  expect(readdirSync(home)).toEqual([]);
});
