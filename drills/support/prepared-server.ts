import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '@cadran/db/embedded';
import { createSuperuserQuery, type Query } from './superuser-query.ts';

const SETUP = fileURLToPath(new URL('../../packages/db/commands/setup.ts', import.meta.url));

export interface PreparedServer {
  /** For apps: the connection, and a key shared by all instances. */
  readonly env: {
    readonly DATABASE_URL: string;
    readonly DATABASE_OWNER_URL: string;
    readonly DATABASE_BACKUP_URL: string;
    readonly SECRET_KEY: string;
  };
  /** The superuser's URL, never given to the app. */
  readonly superuser: string;
  /** The socket file, for proxies. */
  readonly socket: string;
  /** Process id of the running PostgreSQL. */
  readonly pid: () => number;
  /** Runs a query as superuser. */
  readonly query: Query;
  stop(): Promise<void>;
}

/** Parses the variables that `npm run db:setup` prints. */
export const setUpDatabase = (superuser: string, ...name: string[]) => {
  const printed = execFileSync(process.execPath, [SETUP, superuser, ...name], { encoding: 'utf8' });
  const value = (variable: string) => new RegExp(`${variable}=(\\S+)`).exec(printed)?.[1] ?? '';
  return {
    DATABASE_URL: value('DATABASE_URL'),
    DATABASE_OWNER_URL: value('DATABASE_OWNER_URL'),
    DATABASE_BACKUP_URL: value('DATABASE_BACKUP_URL'),
  };
};

/** That of the installation whose data the folder holds, or one for a new installation. */
const keyOf = (folder: string): Promise<string> =>
  readFile(join(folder, 'secret.key'), 'utf8').catch(() => 'the same key for all of the instances');

/** A PostgreSQL server prepared by db:setup, known to apps only by its URL. */
export const startPreparedServer = async (
  folder: string,
  options: { readonly durable?: boolean } = {},
): Promise<PreparedServer> => {
  const server = await startEmbedded({ dataDir: folder, ...options });
  const { host, port } = server.connection('postgres', 'postgres');
  const superuser = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}&port=${port}`;
  return {
    env: { ...setUpDatabase(superuser), SECRET_KEY: await keyOf(folder) },
    superuser,
    socket: `${host}/.s.PGSQL.${port}`,
    pid: () => server.pid,
    query: createSuperuserQuery(() => server.connection('postgres', 'cadran')),
    stop: () => server.stop(),
  };
};
