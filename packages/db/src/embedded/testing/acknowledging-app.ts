/**
 * A small application for the kill tests, run as a process of its own: starts the database in the
 * folder of its first argument (its patience is the second), inserts numbers without end from four
 * callers, and writes each number to its output once the insert is acknowledged.
 */
import pg from 'pg';
import { EmbeddedDatabaseError, startEmbedded } from '../index.ts';

const [dataDir = '', patienceMs = ''] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const server = await startEmbedded({
    dataDir,
    patienceMs: Number(patienceMs),
    log: (line) => say(`log ${line}`),
  });
  const pool = new pg.Pool({ ...server.connection('postgres', 'postgres'), max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('create table if not exists acknowledged (number bigint primary key)');
  say(`ready ${server.pid}`);

  // Numbers of different runs must not meet: they begin with the time.
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
