import type { Tx } from '@cadran/db';
import type { RetestSums } from '@cadran/evidence';
import { KIND, retestSums } from './retest-sums.ts';
import { readSums } from '../../stepped-sums/index.ts';

/** The published sums of these organisations, for the panel of agreement on retest. */
export const readRetestSums = async (
  tx: Tx,
  organizationIds: readonly string[],
): Promise<readonly RetestSums[]> => retestSums(await readSums(tx, organizationIds, KIND));
