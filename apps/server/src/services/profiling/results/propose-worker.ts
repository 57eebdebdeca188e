import { parentPort, workerData } from 'node:worker_threads';
import { proposeUnitGroups, type Workforce } from './propose-unit-groups.ts';

/** Several audits, one after the other: beside the server, not in it. */
parentPort?.postMessage(proposeUnitGroups(workerData as Workforce));
