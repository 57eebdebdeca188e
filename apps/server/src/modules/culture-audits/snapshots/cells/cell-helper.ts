import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { cellKey } from '@cadran/contract';
import { canonicalCells, segmentValues } from '@cadran/scoring';
import type { TalliedRespondents, TallyGroup } from '../counts/respondent-tally.ts';
import type { SnapshotPlan } from '../snapshot-plan.ts';
import type { PublishedCell } from './cell-publisher.ts';

/** What a second thread works on: both take cells until none is left, one from either end. */
export interface HelpedSnapshot {
  readonly plan: SnapshotPlan;
  readonly groups: readonly TallyGroup[];
  /** One for each canonical cell; 1 once one of the two computes it. */
  readonly claims: Int32Array;
}

/** True for the first who asks. */
export const claimCell = (claims: Int32Array, place: number): boolean =>
  Atomics.compareExchange(claims, place, 0, 1) === 0;

export interface CellHelper {
  /** False: the other thread computes this cell. */
  claim(cell: string): boolean;
  /** What the other thread has computed, in no order; also cells that the span audit refuses. */
  cells(): Promise<readonly PublishedCell[]>;
}

export const WITHOUT_HELP: CellHelper = {
  claim: () => true,
  cells: () => Promise.resolve([]),
};

/** Figures leave little behind, but quickly: a larger space is filled before anything is given back. */
const YOUNG_MB = 6;
/** Fewer cells are computed before a thread has started. */
const LEAST_CELLS = 200;

/** By codes figures take most of the time; by link they take none. */
export const startCellHelper = (plan: SnapshotPlan, people: TalliedRespondents): CellHelper => {
  const cells = canonicalCells(segmentValues(plan.units));
  if (plan.access === 'link' || cells.length < LEAST_CELLS || availableParallelism() < 2)
    return WITHOUT_HELP;
  const claims = new Int32Array(new SharedArrayBuffer(cells.length * Int32Array.BYTES_PER_ELEMENT));
  const places = new Map(cells.map((cell, place) => [cellKey(cell), place]));
  const workerData: HelpedSnapshot = { plan, groups: people.groups(), claims };
  const worker = new Worker(new URL('cell-helper-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const answer = once(worker, 'message') as Promise<[readonly PublishedCell[]]>;
  // Awaited at the end; until then a failure is nobody's.
  answer.catch(() => undefined);
  return {
    claim: (cell) => claimCell(claims, places.get(cell) ?? 0),
    cells: async () => (await answer)[0],
  };
};
