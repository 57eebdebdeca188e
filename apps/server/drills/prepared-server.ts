import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '@cadran/db/embedded';
import { asking, type Query } from './behind-the-curtain.ts';

const SETUP = fileURLToPath(new URL('../../../packages/db/commands/setup.ts', import.meta.url));

export interface PreparedServer {
  /** For an app: how to reach the server, and a key that all instances share. */
  readonly env: {
    readonly DATABASE_URL: string;
    readonly DATABASE_OWNER_URL: string;
    readonly DATABASE_BACKUP_URL: string;
    readonly SECRET_KEY: string;
  };
  /** The address of a superuser; the product never sees it. */
  readonly superuser: string;
  /** The file of the socket, for whoever puts something in between. */
  readonly socket: string;
  /** Of the PostgreSQL that runs now. */
  readonly pid: () => number;
  /** A look behind the curtain, or a hand there. */
  readonly query: Query;
  stop(): Promise<void>;
}

/** What `npm run db:setup` prints, as variables. */
export const setUpDatabase = (superuser: string, ...name: string[]) => {
  const printed = execFileSync(process.execPath, [SETUP, superuser, ...name], { encoding: 'utf8' });
  const value = (variable: string) => new RegExp(`${variable}=(\\S+)`).exec(printed)?.[1] ?? '';
  return {
    DATABASE_URL: value('DATABASE_URL'),
    DATABASE_OWNER_URL: value('DATABASE_OWNER_URL'),
    DATABASE_BACKUP_URL: value('DATABASE_BACKUP_URL'),
    SECRET_KEY: 'the same key for all of the instances',
  };
};

/** Somebody's PostgreSQL server, prepared for the product: apps know of it by its address only. */
export const startPreparedServer = async (
  folder: string,
  options: { readonly durable?: boolean } = {},
): Promise<PreparedServer> => {
  const server = await startEmbedded({ dataDir: folder, ...options });
  const { host, port } = server.connection('postgres', 'postgres');
  const superuser = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}&port=${port}`;
  return {
    env: setUpDatabase(superuser),
    superuser,
    socket: `${host}/.s.PGSQL.${port}`,
    pid: () => server.pid,
    query: asking(() => server.connection('postgres', 'cadran')),
    stop: () => server.stop(),
  };
};
