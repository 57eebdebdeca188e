/**
 * A small application for the kill tests, run as a separate process: starts the database in the folder of its first
 * argument (the second is the lock timeout), inserts numbers from four concurrent loops, and prints each acknowledged
 * number.
 */
import pg from 'pg';
import { EmbeddedDatabaseError, startEmbedded } from '../../../packages/db/src/embedded/index.ts';

const [dataDir = '', lockTimeoutMs = ''] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const server = await startEmbedded({
    dataDir,
    lockTimeoutMs: Number(lockTimeoutMs),
    log: (line) => say(`log ${line}`),
  });
  const pool = new pg.Pool({ ...server.connection('postgres', 'postgres'), max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('create table if not exists acknowledged (number bigint primary key)');
  say(`ready ${server.pid}`);

  // Numbers start with the time, so that different runs do not collide.
  let next = Date.now() * 1_000;
  const insertForEver = async (): Promise<never> => {
    for (;;) {
      const number = (next += 1);
      try {
        await pool.query('insert into acknowledged values ($1)', [number]);
        say(`ack ${number}`);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  await Promise.all([insertForEver(), insertForEver(), insertForEver(), insertForEver()]);
} catch (error) {
  say(`failed ${error instanceof EmbeddedDatabaseError ? error.code : String(error)}`);
  process.exit(1);
}
