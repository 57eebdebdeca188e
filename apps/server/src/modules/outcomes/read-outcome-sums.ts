import type { Tx } from '@cadran/db';
import type { OutcomeSums } from '@cadran/evidence';
import { KIND, outcomeSums } from './score-sums.ts';
import { readSums } from '../stepped-sums/index.ts';

/** The published sums of these organisations, for the panel of outcomes. */
export const readOutcomeSums = async (
  tx: Tx,
  organizationIds: readonly string[],
): Promise<readonly OutcomeSums[]> => outcomeSums(await readSums(tx, organizationIds, KIND));
