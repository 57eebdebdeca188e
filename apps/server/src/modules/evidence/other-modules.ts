import type { Tx } from '@cadran/db';
import type { GroupSelection, GroupTable, OutcomeSums, RetestSums } from '@cadran/evidence';
import { readGroupSelections, readGroupTables } from '../group-statistics/index.ts';
import { readOutcomeSums } from '../outcomes/index.ts';
import { readRetestSums } from '../retests/index.ts';

/** Sums that other modules keep, in whole steps by organisation. */
export interface OtherSums {
  readonly outcomes: readonly OutcomeSums[];
  readonly retests: readonly RetestSums[];
  readonly groupTables: readonly GroupTable[];
  readonly groupSelections: readonly GroupSelection[];
}

export const readOtherSums = async (
  tx: Tx,
  organizationIds: readonly string[],
): Promise<OtherSums> => ({
  outcomes: await readOutcomeSums(tx, organizationIds),
  retests: await readRetestSums(tx, organizationIds),
  groupTables: await readGroupTables(tx, organizationIds),
  groupSelections: await readGroupSelections(tx, organizationIds),
});
