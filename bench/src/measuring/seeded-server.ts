import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, DATABASE_ROLES, migrate } from '@cadran/db';
import { type EmbeddedServer, startEmbedded } from '@cadran/db/embedded';
import { startApp, type RunningApp } from '../../../drills/support/running-app.ts';
import { fillDatabase, type Seeded } from '../../../apps/server/seed/fill-database.ts';
import { readSeedSize } from '../../../apps/server/seed/seed-size.ts';

const DATABASE = 'cadran';
export const MEGABYTE = 1024 ** 2;

/** A separate PostgreSQL with schema and seeded data. */
export interface SeededServer {
  readonly server: EmbeddedServer;
  readonly connection: (
    role: keyof typeof DATABASE_ROLES,
  ) => ReturnType<EmbeddedServer['connection']>;
  /** Further options of `npm run seed`. */
  seed(options: string): Promise<Seeded>;
  /** Starts the product as a separate process on this database. */
  startApp(env?: Record<string, string>): Promise<RunningApp>;
  stop(): Promise<void>;
}

/** Durable like the product's, unless only reads are measured. */
export const startSeededServer = async ({ durable = true } = {}): Promise<SeededServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-bench-'));
  const server = await startEmbedded({ dataDir: folder, durable });
  await createDatabase(server.connection('postgres', 'postgres'), DATABASE);
  const connection: SeededServer['connection'] = (role) =>
    server.connection(DATABASE_ROLES[role], DATABASE);
  await migrate(connection('owner'));
  const address = (role: 'app' | 'owner'): string => {
    const { host, port, user } = connection(role);
    return `postgres://${user}@localhost/${DATABASE}?host=${encodeURIComponent(host)}&port=${port}`;
  };
  return {
    server,
    connection,
    seed: (options) =>
      fillDatabase(connection('owner'), readSeedSize(options.split(' '), new Date())),
    startApp: (env = {}) =>
      startApp(
        join(tmpdir(), 'cadran-bench-app'),
        {
          DATABASE_URL: address('app'),
          DATABASE_OWNER_URL: address('owner'),
          SECRET_KEY: 'a key of the benchmarks, long enough',
          ...env,
        },
        ['--no-demo'],
      ),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
