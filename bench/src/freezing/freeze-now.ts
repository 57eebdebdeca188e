import { openDatabase } from '@cadran/db';
import { processDueOnce } from '../../../apps/server/src/jobs/queue.ts';
import { createSnapshotProcess } from '../../../apps/server/src/modules/culture-audits/snapshots/compute-snapshot.ts';
import { snapshotQueue } from '../../../apps/server/src/modules/culture-audits/snapshots/queue/snapshot-queue.ts';
import { createSecrets } from '../../../apps/server/src/secrets.ts';
import { reportFreeze } from './report-freeze.ts';

/** Run as a process: takes the snapshot that waits, as a server does. */
await reportFreeze(async (connection) => {
  const database = openDatabase({ connection });
  const clock = () => new Date();
  const snapshots = createSnapshotProcess();
  const secrets = createSecrets('a key of the benchmarks, long enough');
  const queue = snapshotQueue({ database, clock, secrets }, snapshots.compute);
  return {
    freeze: () => processDueOnce(queue, { database, clock }),
    close: async () => {
      await snapshots.close();
      await database.close();
    },
  };
});
