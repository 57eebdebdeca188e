import type { Config } from '../env.ts';
import { createSecrets } from '../secrets.ts';
import { countSuperadmins } from '../modules/users/last-administrator/queries.ts';
import type { FirstRun } from './first-run.ts';
import { databaseLog } from './output.ts';
import { verifySecretKey } from './secret-key/check-secret-key.ts';
import { loadSecretKey } from './secret-key/secret-key.ts';
import { connectStorage, type StorageAddress } from './storage/open-storage.ts';

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
    // Loads most of the product, which a primary does without.
    const { firstRun } = await import('./first-run.ts');
    return await firstRun(storage.database, config);
  } finally {
    await storage.close();
  }
};
