import type { CandidateFilter } from '@cadran/contract';
import type { Database } from '@cadran/db';
import type { Member } from '@cadran/policies';
import {
  exportBatch,
  type ExportCursor,
  type ExportedRow,
} from '../../queries/export-candidates.ts';
import type { CampaignKey } from '../../queries/screening-campaigns.ts';
import { memberTransaction } from '../member-transaction.ts';

const SIZE = 500;

/**
 * The candidates of a campaign, newest first, a batch a transaction: a slow reader holds no connection to the
 * database. Who applies meanwhile is newer than the first line, so nobody is told twice or left out.
 */
export const candidateBatches = async function* (
  database: Database,
  actor: Member,
  campaign: CampaignKey,
  filter: CandidateFilter,
): AsyncGenerator<readonly ExportedRow[]> {
  let after: ExportCursor | null = null;
  for (;;) {
    const from: ExportCursor | null = after;
    const batch: ExportedRow[] = await memberTransaction(database, actor, (tx) =>
      exportBatch(tx, campaign, filter, from, SIZE),
    );
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < SIZE) return;
    after = last;
  }
};
