import { migrate } from '@cadran/db';
import { withOwnerConnection } from '../src/boot/storage/owner-connection.ts';
import { readConfig } from '../src/env.ts';
import { fillDatabase, SEED_PASSWORD } from '../seed/fill-database.ts';
import { readSeedSize } from '../seed/seed-size.ts';

/**
 * Usage: npm run seed -- --organizations 200 --candidates 100000 --employees 1000000
 * Also --campaigns, --finished (share of the candidates), --seed (other rows) and --until (a day; nothing is younger). Into DATABASE_OWNER_URL, or into the
 * embedded database of DATA_DIR while nothing else runs it.
 */
try {
  const config = readConfig(process.env, []);
  if (config.production) throw new Error('Invented people have no place in production.');
  const size = readSeedSize(process.argv.slice(2), new Date());
  const { rows, seconds, tenants } = await withOwnerConnection(config, async (owner) => {
    await migrate(owner);
    return fillDatabase(owner, size);
  });
  console.table(rows);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `${total.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${Math.round(total / seconds).toLocaleString('en')} a second, indexes and statistics included.`,
  );
  console.log(`Log in as ${tenants[0]?.users[0]?.username ?? ''} with ${SEED_PASSWORD}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
