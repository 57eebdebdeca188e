import { openDatabase } from '@cadran/db';
import type pg from 'pg';
import { processDueOnce } from '../../../apps/server/src/jobs/queue.ts';
import { createSnapshotProcess } from '../../../apps/server/src/modules/culture-audits/snapshots/compute-snapshot.ts';
import { snapshotQueue } from '../../../apps/server/src/modules/culture-audits/snapshots/queue/snapshot-queue.ts';
import { createSecrets } from '../../../apps/server/src/secrets.ts';

/**
 * Run as a process: takes the snapshot that waits, as a server does, and tells the process that asked for it how many
 * seconds passed until it was stored.
 */
const connection = JSON.parse(process.argv[2] ?? '{}') as pg.ClientConfig;
const database = openDatabase({ connection });
const clock = () => new Date();
const snapshots = createSnapshotProcess();
const secrets = createSecrets('a key of the benchmarks, long enough');
const queue = snapshotQueue({ database, clock, secrets }, snapshots.compute);
const begun = performance.now();
await processDueOnce(queue, { database, clock });
process.send?.((performance.now() - begun) / 1000);
await snapshots.close();
await database.close();
process.exit(0);
