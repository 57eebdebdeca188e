import { READING_STEP } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { readingSize } from '@cadran/evidence';
import { addPeople } from '@cadran/scoring/evidence';
import type { Services } from '../../../http/context.ts';
import {
  type CellKey,
  countWaiting,
  deleteWaitingOfOptedOut,
  listFullCells,
  lockSums,
  saveSums,
  takeWaiting,
} from '../queries/waiting.ts';
import { bufferOf, countsOf } from './counts-buffer.ts';

/** Adds whole steps of those who wait; the rest waits on. */
export const foldCell = async (tx: Tx, key: CellKey, now: Date): Promise<number> => {
  const { people, counts } = await lockSums(tx, key);
  const more = readingSize(people + (await countWaiting(tx, key))) - people;
  if (more <= 0) return 0;
  const taken = await takeWaiting(tx, key, more);
  await saveSums(tx, key, {
    people: people + taken.length,
    readAt: now,
    counts: bufferOf(addPeople(key.kind, countsOf(counts), taken)),
  });
  return taken.length;
};

/** Adds up wherever enough people wait. Each cell is its own transaction: one that fails keeps none of the others. */
export const foldWaiting = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> => {
  const cells = await database.withPlatform(async (tx) => {
    await deleteWaitingOfOptedOut(tx);
    return listFullCells(tx, READING_STEP);
  });
  let added = 0;
  for (const key of cells)
    added += await database.withTenant(key.organizationId, (tx) => foldCell(tx, key, clock()));
  return added;
};
