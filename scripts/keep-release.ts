import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askingEmbedded } from '../apps/server/drills/behind-the-curtain.ts';
import { backUp } from '../apps/server/src/boot/back-up.ts';
import { firstRun } from '../apps/server/src/boot/first-run.ts';
import { openStorage } from '../apps/server/src/boot/open-storage.ts';
import { readConfig } from '../apps/server/src/env.ts';
import { VERSION } from '../apps/server/src/version.ts';

/**
 * Keeps a small backup of this release, with a row or more in every table, for the tests of later ones: what somebody
 * has today must be readable by all that comes (packages/db/src/backup/kept-releases.test.ts). Once a release.
 *
 *     node scripts/keep-release.ts
 */
const FIXTURES = new URL('../packages/db/fixtures/', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'cadran-release-'));
const config = readConfig({ DATA_DIR: folder }, []);
const storage = await openStorage(config, () => undefined);
try {
  await firstRun(storage.database, config);
  await askingEmbedded(folder)(await readFile(new URL('one-of-each.sql', FIXTURES), 'utf8'));
  const path = fileURLToPath(new URL(`${VERSION}.backup`, FIXTURES));
  const rows = await backUp(config, path, new Date());
  // No secret of anybody: whoever has the code may read it.
  await chmod(path, 0o644);
  process.stdout.write(`${rows} rows kept in ${path}\n`);
} finally {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
}
