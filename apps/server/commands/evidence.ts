import { DATABASE_ROLES, openDatabase, type Database } from '@cadran/db';
import { runningServer } from '../src/boot/storage/embedded-server.ts';
import { openStorage } from '../src/boot/storage/open-storage.ts';
import { type Config, readConfig } from '../src/env.ts';
import { compareSums, type ComparedCell } from '../src/modules/evidence/rebuild/compare-sums.ts';
import { rebuildSums } from '../src/modules/evidence/rebuild/rebuild-sums.ts';

/** The embedded database also while the server runs on it. */
const withDatabase = async <T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const running = config.databaseUrl === undefined ? runningServer(config) : undefined;
  const storage = running
    ? openDatabase({ connection: running.connection(DATABASE_ROLES.app) })
    : await openStorage(config, () => undefined);
  try {
    return await work('database' in storage ? storage.database : storage);
  } finally {
    await storage.close();
  }
};

const count = (cells: readonly ComparedCell[], state: ComparedCell['state']): number =>
  cells.filter((cell) => cell.state === state).length;

const printDiffering = (cells: readonly ComparedCell[]): void => {
  for (const { key, running, stored, state } of cells)
    if (state === 'differs')
      console.log(
        `${key.organizationId}, version ${key.instrumentVersion}, ${key.language}, ${key.kind}: ${running} added up, ${stored} stored.`,
      );
};

/**
 * Usage: npm run evidence -- check | rebuild. Compares the sums with the candidates who are still stored; `rebuild`
 * makes those that differ anew. Who was erased since is in the sums only. Sums of scores are not compared, because
 * scores may have been recomputed.
 */
try {
  const [command] = process.argv.slice(2);
  if (command !== 'check' && command !== 'rebuild')
    throw new Error('Usage: npm run evidence -- check | rebuild');
  await withDatabase(readConfig(process.env, []), async (database) => {
    if (command === 'check') {
      const cells = await compareSums(database);
      printDiffering(cells);
      console.log(
        `${count(cells, 'equal')} sums are those of the people stored, ${count(cells, 'erased')} also hold people who were erased, ${count(cells, 'differs')} differ.`,
      );
      if (count(cells, 'differs') > 0) process.exitCode = 1;
      return;
    }
    const { rebuilt, kept } = await rebuildSums(database, new Date());
    const left = kept.filter(({ state }) => state === 'differs');
    printDiffering(left);
    console.log(
      `${rebuilt.length} sums were made anew, ${kept.length} left as they were. ${left.length} of these differ by fewer than 30 people, whom a new reading would show.`,
    );
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
