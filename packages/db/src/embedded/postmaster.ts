import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersAs } from './answers-as.ts';
import type { Cluster, Postmaster, ServerAddress } from './cluster.ts';
import { lockedBy } from './lock-holder.ts';
import { notReady } from './messages.ts';
import { executable } from './native-binaries.ts';
import { serverSettings } from './settings.ts';
import { SOCKET_PORT } from './socket-folder.ts';
import { supervise } from './supervisor.ts';
import type { Supervised } from './supervisor.ts';

const POLL_MS = 25;

/** What it said, when it ended before it answered. */
export interface Refusal {
  readonly lastWords: readonly string[];
}

/** Starts PostgreSQL on its socket and waits until it answers by the name we gave it. */
export const startPostmaster = async (
  cluster: Cluster,
  socketFolder: string,
  name: string,
  signal: AbortSignal,
): Promise<Postmaster | Refusal> => {
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
  // Silence counts, not time: replaying a long log after a crash takes its time, and says so.
  const isSilent = () => Date.now() - server.heardAt() > cluster.timeoutMs;
  while (server.exit() === undefined && !signal.aborted && !isSilent()) {
    if (await answersAs(name, address)) return running(cluster, server, address);
    await sleep(POLL_MS);
  }
  if (server.exit() !== undefined) return { lastWords: server.lastWords() };
  server.letGo();
  await server.exited;
  signal.throwIfAborted();
  throw notReady(cluster.folder, `no answer for ${cluster.timeoutMs / 1000} seconds.`);
};

const running = (cluster: Cluster, server: Supervised, address: ServerAddress): Postmaster => ({
  pid: lockedBy(cluster.folder) ?? Number.NaN,
  address,
  exited: server.exited.then(({ reason }) => reason),
  stop: async () => {
    server.letGo();
    await server.exited;
    rmSync(address.host, { recursive: true, force: true });
  },
});
