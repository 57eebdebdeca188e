import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmbeddedQuery } from '../apps/server/drills/support/superuser-query.ts';
import { writeBackupFile } from '../apps/server/src/boot/storage/backup.ts';
import { firstRun } from '../apps/server/src/boot/first-run.ts';
import { openStorage } from '../apps/server/src/boot/storage/open-storage.ts';
import { readConfig } from '../apps/server/src/env.ts';
import { VERSION } from '../apps/server/src/version.ts';

/**
 * Saves a small backup of this release, with rows in every table, for the tests of later releases
 * (packages/db/src/backup/released-backups.test.ts). Run once per release: node scripts/keep-release.ts
 */
const FIXTURES = new URL('../packages/db/fixtures/', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'cadran-release-'));
const config = readConfig({ DATA_DIR: folder }, []);
const storage = await openStorage(config, () => undefined);
try {
  await firstRun(storage.database, config);
  await createEmbeddedQuery(folder)(await readFile(new URL('one-of-each.sql', FIXTURES), 'utf8'));
  const path = fileURLToPath(new URL(`${VERSION}.backup`, FIXTURES));
  const rows = await writeBackupFile(config, path, new Date());
  // Not secret: everybody with the code can read the backup.
  await chmod(path, 0o644);
  process.stdout.write(`${rows} rows kept in ${path}\n`);
} finally {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
}
