import { join, resolve } from 'node:path';
import type { Cluster, Log, Platform } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { diagnoseSystemError } from './diagnose.ts';
import { hasCluster } from './existing-cluster.ts';
import { initCluster } from './init-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { CLUSTER_FOLDER } from './major.ts';
import { findNativePackage } from './native-binaries.ts';
import { sweepLeftovers } from './sweep-leftovers.ts';
import { unixPlatform } from './unix-platform.ts';
import { usableBinaries } from './usable-binaries.ts';
import { windowsPlatform } from './windows-platform.ts';

export interface EmbeddedOptions {
  /** The database goes into a folder of its own in there. */
  readonly dataDir: string;
  readonly log?: Log;
  /** False: nothing is forced to the disk. For tests. */
  readonly durable?: boolean;
  /** For how long a starting server may be silent before it is given up. */
  readonly timeoutMs?: number;
  /** For how long to wait for a predecessor that is still stopping before the folder counts as in use. */
  readonly patienceMs?: number;
}

export interface EmbeddedServer {
  /** Settings for `pg`; the same for as long as the server is not stopped. */
  connection(user: string, database: string): ConnectionSettings;
  /** Of the PostgreSQL that runs now: another one after a restart. */
  readonly pid: number;
  /** Ends the database in an orderly way; call it when the pools are closed. */
  stop(): Promise<void>;
  /**
   * Tells when the database has gone and cannot be brought back. A PostgreSQL that ends by itself
   * is started again without a call: pools need only reconnect.
   */
  onExit(listener: (reason: string) => void): void;
}

export interface ConnectionSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  /** On Windows, where the address is open to every local user. */
  readonly password?: string;
}

/** Starts the bundled PostgreSQL on a folder, making the database there if there is none. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const platform = process.platform === 'win32' ? windowsPlatform : unixPlatform;
  const cluster = await prepareCluster(options, platform);
  const server = await keepRunning(platform.launcher(cluster), cluster.log);
  return {
    connection: (user, database) => ({ ...server.current().address, user, database }),
    get pid() {
      return server.current().pid;
    },
    stop: async () => server.stop(),
    onExit: (listener) => server.onExit(listener),
  };
};

const prepareCluster = async (options: EmbeddedOptions, platform: Platform): Promise<Cluster> => {
  const { dataDir, log = () => {}, durable = true } = options;
  const { timeoutMs = 120_000, patienceMs = 20_000 } = options;
  try {
    const native = findNativePackage();
    const { home, runAs } = openDataFolder(dataDir, log);
    const exists = hasCluster(home, runAs);
    await sweepLeftovers(home);
    const nativeFolder = usableBinaries(native, home, runAs, log);
    const folder = join(home, CLUSTER_FOLDER);
    const cluster = { folder, nativeFolder, runAs, durable, log, timeoutMs, patienceMs };
    if (!exists) await initCluster(cluster, platform);
    return cluster;
  } catch (error) {
    throw diagnoseSystemError(error, resolve(dataDir));
  }
};
