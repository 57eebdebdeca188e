import { closeCluster } from '../product/cluster/start-cluster.ts';
import { runDrills } from '../product/run-drills.ts';
import { loginStorm } from '../load/login-storm.ts';
import { openConnections } from '../load/open-connections.ts';
import { backupRestore } from './database/backup-restore.ts';
import { diskFull } from './database/disk-full.ts';
import { failover } from './cluster/failover.ts';
import { killInFront } from './cluster/kill-in-front.ts';
import { pointInTime } from './cluster/point-in-time.ts';
import { hugeBodies } from './huge-bodies.ts';
import { killApp } from './kill-app.ts';
import { killChildren } from './processes/kill-children.ts';
import { killBoth } from './database/kill-both.ts';
import { mailCodes } from './mail-codes.ts';
import { mailDecisions } from './mail-decisions.ts';
import { restartDatabase } from './database/restart-database.ts';
import { retries } from './retries.ts';
import { slowSenders } from './slow-senders.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { unreachableDatabase } from './database/unreachable-database.ts';

/**
 * Runs the fault drills; fails if a target is missed. Usage: npm run bench -- faults [words of the drills'
 * names]
 */
const DRILLS = [
  ...killApp,
  killChildren,
  ...restartDatabase,
  ...unreachableDatabase,
  killBoth,
  ...diskFull,
  openConnections,
  hugeBodies,
  slowSenders,
  stopUnderLoad,
  retries,
  backupRestore,
  loginStorm,
  mailCodes,
  failover,
  ...killInFront,
  pointInTime,
  mailDecisions,
];

try {
  process.exitCode = await runDrills(DRILLS, process.argv.slice(2));
} finally {
  await closeCluster();
}
