import type { Cluster, Launch, Platform } from '../cluster/cluster.ts';
import { diagnose } from '../diagnose.ts';
import { versionOf } from '../cluster/existing-cluster.ts';
import { isRefusedByLock, lockWait } from '../lock/lock-wait.ts';
import { notADatabase } from '../messages.ts';
import { startPostmaster } from './postmaster.ts';
import { newSession } from './server-name.ts';
import {
  removeSocketFolder,
  makeSocketFolder,
  remakeSocketFolder,
} from '../folders/socket-folder.ts';
import { supervise } from './supervisor.ts';

const launcher = (cluster: Cluster): Launch => {
  const session = newSession();
  const socketFolder = makeSocketFolder(cluster.folder, cluster.runAs);
  let attempts = 0;

  const launch: Launch = async (signal) => {
    const waitForLock = lockWait(cluster, socketFolder, session);
    for (;;) {
      signal.throwIfAborted();
      // Before a restart: the folder may have been moved meanwhile.
      if (versionOf(cluster.folder) === undefined) throw notADatabase(cluster.folder);
      remakeSocketFolder(socketFolder, cluster.runAs);
      attempts += 1;
      const result = await startPostmaster(cluster, socketFolder, `${session}-${attempts}`, signal);
      if ('pid' in result) return result;
      if (!isRefusedByLock(result.lastOutput)) throw diagnose(result.lastOutput, cluster);
      await waitForLock();
    }
  };

  return async (signal) => {
    try {
      return await launch(signal);
    } catch (error) {
      removeSocketFolder(socketFolder);
      throw error;
    }
  };
};

export const unixPlatform: Platform = {
  // Only the database's user and root can enter the socket's folder, and there is no other listener.
  access: () => ['--auth-local=trust', '--auth-host=reject'],

  run: async (command, args, { runAs, log }) => {
    const child = supervise(command, args, runAs, log);
    const { code } = await child.exited;
    return { code, lastOutput: child.lastOutput() };
  },

  launcher,
};
