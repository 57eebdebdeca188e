import { hostname } from 'node:os';
import type { ErasureHoldReason } from '@cadran/contract';
import type { Services } from '../../../http/context.ts';
import { lastRun } from '../../../jobs/daily-run.ts';
import { countDue } from '../queries/retention.ts';
import { RETENTION_JOB } from '../retention/enforce-retention.ts';
import { announceHold, announceResumption } from './announce-hold.ts';
import {
  deleteHolds,
  EVERY_MACHINE,
  findHolds,
  type HoldRow,
  readDatabaseClock,
  saveHold,
} from './queries.ts';

/**
 * Machines with network time differ by milliseconds, one without it drifts by seconds a day: five minutes is never
 * latency or drift, and too little to matter to times in days.
 */
const TOLERATED_SECONDS = 300;
/** The sweep runs every day. */
const LONGEST_PAUSE_MS = 2 * 24 * 3_600_000;

export type ErasureServices = Pick<Services, 'database' | 'clock'>;

/** The machine that asks, and how it reads the database's clock. */
const HERE = { machine: hostname(), databaseClock: readDatabaseClock };

/** How far this machine's clock is ahead of the database's. */
export const measureOffset = async (
  { database, clock }: ErasureServices,
  databaseClock = HERE.databaseClock,
): Promise<number> => {
  const before = clock().getTime();
  const databaseNow = await databaseClock(database.global);
  const middle = (before + clock().getTime()) / 2;
  return Math.round((middle - databaseNow.getTime()) / 1000);
};

const isTolerated = (seconds: number): boolean => Math.abs(seconds) <= TOLERATED_SECONDS;

const hasPausedLong = async ({ database, clock }: ErasureServices): Promise<boolean> => {
  const now = clock();
  const last = await lastRun(database.global, RETENTION_JOB);
  if (last !== null) return now.getTime() - last.getTime() > LONGEST_PAUSE_MS;
  // A new installation, in which nothing can be due, or a run nobody knows of.
  return (await database.withPlatform((tx) => countDue(tx, now))).campaigns > 0;
};

const findDoubt = async (
  services: ErasureServices,
  offset: number,
  own: HoldRow | undefined,
): Promise<ErasureHoldReason | null> => {
  const confirmed = own?.confirmedOffsetSeconds ?? 0;
  if (!isTolerated(offset) && !isTolerated(offset - confirmed)) return 'clock_differs';
  return (await hasPausedLong(services)) ? 'long_pause' : null;
};

/**
 * Whether jobs may erase now. A clock that jumps would erase everybody at the next sweep: where it is in doubt, the
 * super administrators are told and asked. A doubt that is gone, because the clock was set right, needs no answer.
 */
export const mayErase = async (
  services: ErasureServices,
  { machine, databaseClock } = HERE,
): Promise<boolean> => {
  const { database, clock } = services;
  const offsetSeconds = await measureOffset(services, databaseClock);
  const holds = await findHolds(database.global, machine);
  const own = holds.find((hold) => hold.machine === machine);
  const reason = await findDoubt(services, offsetSeconds, own);
  const over = [
    ...(reason === null ? [EVERY_MACHINE] : []),
    ...(isTolerated(offsetSeconds) ? [machine] : []),
  ].filter((name) => holds.some((hold) => hold.machine === name));
  if (over.length > 0)
    await database.withPlatform(async (tx) => {
      if ((await deleteHolds(tx, over)).length > 0) await announceResumption(tx, clock());
    });
  if (reason === null) return true;
  const hold = {
    machine: reason === 'long_pause' ? EVERY_MACHINE : machine,
    reason,
    offsetSeconds,
  };
  await database.withPlatform(async (tx) => {
    if (await saveHold(tx, hold)) await announceHold(tx, hold, clock());
  });
  return false;
};
