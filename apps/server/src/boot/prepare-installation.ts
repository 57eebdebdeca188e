import type { Database } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import type { Config } from '../env.ts';
import { createSecrets } from '../secrets.ts';
import { countSuperadmins } from '../modules/users/last-administrator/queries.ts';
import type { FirstRun } from './first-run.ts';
import { databaseLog, say } from './output.ts';
import { verifySecretKey } from './secret-key/check-secret-key.ts';
import { loadSecretKey } from './secret-key/secret-key.ts';
import { connectStorage, type StorageAddress } from './storage/open-storage.ts';

const describeData = async (database: Database): Promise<string> => {
  const { rows } = await database.withPlatform((tx) =>
    tx.sql.execute<{
      organizations: number;
      campaigns: number;
      audits: number;
      candidates: number;
    }>(
      sql`select (select count(*)::int from organizations) as organizations,
        (select count(*)::int from screening_campaigns) as campaigns,
        (select count(*)::int from profiling_campaigns) as audits,
        (select count(*)::int from screening_questionnaires) as candidates`,
    ),
  );
  const [made] = rows;
  return `Written: ${made?.organizations} organisations, ${made?.campaigns} campaigns with ${made?.candidates} candidates, ${made?.audits} culture audits.`;
};

/** What is done once before requests are served, and may prevent it: the key, and the data of a first run. */
export const prepareInstallation = async (
  config: Config,
  address: StorageAddress,
): Promise<FirstRun> => {
  const storage = connectStorage(config, address, databaseLog(config.logLevel));
  try {
    const secrets = createSecrets(await loadSecretKey(config, address.folder));
    await verifySecretKey(storage.database.global, secrets);
    if ((await storage.database.withPlatform((tx) => countSuperadmins(tx))) > 0)
      return { kind: 'not_first' };
    if (config.demo) say('Writing the demonstration data …');
    // Loads most of the product, which a primary does without.
    const { firstRun } = await import('./first-run.ts');
    const first = await firstRun(storage.database, config);
    if (first.kind === 'demonstration') say(await describeData(storage.database));
    return first;
  } finally {
    await storage.close();
  }
};
