import { parentPort, workerData } from 'node:worker_threads';
import { proposeUnitGroups, type Workforce } from './propose-unit-groups.ts';

/** Somebody waits: after this no further merge is tried. */
const ENOUGH_MS = 5_000;

/** Several audits, one after the other: beside the server, not in it. */
const begun = performance.now();
const isTimeUp = (): boolean => performance.now() - begun > ENOUGH_MS;
parentPort?.postMessage(proposeUnitGroups(workerData as Workforce, isTimeUp));
