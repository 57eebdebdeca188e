import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServerReady } from './is-server-ready.ts';
import type { Cluster, Postmaster, ServerAddress } from '../cluster/cluster.ts';
import { readLockPid } from '../lock/lock-holder.ts';
import { notReady } from '../messages.ts';
import { executable } from '../binaries/native-binaries.ts';
import { serverSettings } from '../cluster/settings.ts';
import { SOCKET_PORT } from '../folders/socket-folder.ts';
import { supervise } from './supervisor.ts';
import type { Supervised } from './supervisor.ts';

const POLL_MS = 25;

/** The output of a server that ended before it responded. */
export interface StartFailure {
  readonly lastOutput: readonly string[];
}

/** Starts PostgreSQL on its socket and waits until it responds with the expected name. */
export const startPostmaster = async (
  cluster: Cluster,
  socketFolder: string,
  name: string,
  signal: AbortSignal,
): Promise<Postmaster | StartFailure> => {
  const address = { host: socketFolder, port: SOCKET_PORT };
  const place = {
    cluster_name: name,
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    port: String(SOCKET_PORT),
  };
  const server = supervise(
    executable(cluster.nativeFolder, 'postgres'),
    ['-D', cluster.folder, ...serverSettings(cluster, place)],
    cluster.runAs,
    cluster.log,
  );
  // The timeout counts from the last output: recovery after a crash may be long, but logs its progress.
  const isSilent = () => Date.now() - server.lastOutputAt() > cluster.timeoutMs;
  while (server.exit() === undefined && !signal.aborted && !isSilent()) {
    if (await isServerReady(name, address)) return running(cluster, server, address);
    await sleep(POLL_MS);
  }
  if (server.exit() !== undefined) return { lastOutput: server.lastOutput() };
  await server.stop(cluster.stopTimeoutMs);
  signal.throwIfAborted();
  throw notReady(cluster.folder, `no answer for ${cluster.timeoutMs / 1000} seconds.`);
};

const running = (cluster: Cluster, server: Supervised, address: ServerAddress): Postmaster => ({
  pid: readLockPid(cluster.folder) ?? Number.NaN,
  address,
  exited: server.exited.then(({ reason }) => reason),
  stop: async () => {
    // Killed after the timeout, it recovers at its next start.
    await server.stop(cluster.stopTimeoutMs);
    rmSync(address.host, { recursive: true, force: true });
  },
});
