import type { Tx } from '@cadran/db';
import type { GroupSelection, GroupTable } from '@cadran/evidence';
import { groupSelection, groupTable, ITEMS, SELECTION } from './count-groups.ts';
import { readSums } from '../stepped-sums/index.ts';

/** The published tables of items by sex and age, for the panels of fairness. */
export const readGroupTables = async (
  tx: Tx,
  organizationIds: readonly string[],
): Promise<readonly GroupTable[]> => (await readSums(tx, organizationIds, ITEMS)).map(groupTable);

/** The published counts of groups, for the panel of impact. */
export const readGroupSelections = async (
  tx: Tx,
  organizationIds: readonly string[],
): Promise<readonly GroupSelection[]> =>
  (await readSums(tx, organizationIds, SELECTION)).map(groupSelection);
