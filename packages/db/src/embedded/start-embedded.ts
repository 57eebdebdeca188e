import { join, resolve } from 'node:path';
import type { Cluster, Log, Platform } from './cluster/cluster.ts';
import { openDataFolder } from './folders/data-folder.ts';
import { diagnoseSystemError } from './diagnose.ts';
import { hasCluster } from './cluster/existing-cluster.ts';
import { initCluster } from './cluster/init-cluster.ts';
import { keepRunning } from './server/keep-running.ts';
import { CLUSTER_FOLDER } from './cluster/versions.ts';
import { findNativePackage } from './binaries/native-binaries.ts';
import { removeLeftovers } from './folders/remove-leftovers.ts';
import { unixPlatform } from './server/unix-platform.ts';
import { usableBinaries } from './binaries/usable-binaries.ts';
import { windowsPlatform } from './server/windows-platform.ts';

export interface EmbeddedOptions {
  /** The database gets its own folder in this one. */
  readonly dataDir: string;
  readonly log?: Log;
  /** False: no fsync, for tests. */
  readonly durable?: boolean;
  /** How long a starting server may log nothing before the start fails. */
  readonly timeoutMs?: number;
  /** How long to wait for a stopping predecessor before the folder counts as in use. */
  readonly lockTimeoutMs?: number;
  /** How long a server may take to stop before it is killed. */
  readonly stopTimeoutMs?: number;
}

export interface EmbeddedServer {
  /** Settings for `pg`; valid until the server is stopped. */
  connection(user: string, database: string): ConnectionSettings;
  /** Process id of the running PostgreSQL; changes with a restart. */
  readonly pid: number;
  /** Stops the database; close the pools first. */
  stop(): Promise<void>;
  /**
   * Called when the database has ended and cannot be restarted. Other ends are followed by a restart without a call:
   * pools only reconnect.
   */
  onExit(listener: (reason: string) => void): void;
}

export interface ConnectionSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  /** On Windows, where every local user can reach the address. */
  readonly password?: string;
}

/** Starts the bundled PostgreSQL on a folder and creates the database if there is none. */
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
  const { timeoutMs = 120_000, lockTimeoutMs = 20_000, stopTimeoutMs = 30_000 } = options;
  try {
    const native = findNativePackage();
    const { home, runAs } = openDataFolder(dataDir, log);
    const exists = hasCluster(home, runAs);
    await removeLeftovers(home);
    const nativeFolder = usableBinaries(native, home, runAs, log);
    const folder = join(home, CLUSTER_FOLDER);
    const timeouts = { timeoutMs, lockTimeoutMs, stopTimeoutMs };
    const cluster = { folder, nativeFolder, runAs, durable, log, ...timeouts };
    if (!exists) await initCluster(cluster, platform);
    return cluster;
  } catch (error) {
    throw diagnoseSystemError(error, resolve(dataDir));
  }
};
