import type { CandidateFilter } from '@cadran/contract';
import type { Database } from '@cadran/db';
import type { Member } from '@cadran/policies';
import {
  listExportBatch,
  type ExportCursor,
  type ExportedRow,
} from '../queries/export-candidates.ts';
import { memberTransaction } from '../../../http/authentication/member.ts';
import type { CampaignKey } from '../../screening/index.ts';

const BATCH_SIZE = 500;

/**
 * The candidates of a campaign, newest first, one transaction per batch, so that a slow client holds no database
 * connection. Later candidates sort before the first row, so none is repeated or skipped.
 */
export const readCandidateBatches = async function* (
  database: Database,
  actor: Member,
  campaign: CampaignKey,
  filter: CandidateFilter,
): AsyncGenerator<readonly ExportedRow[]> {
  let after: ExportCursor | null = null;
  for (;;) {
    const from: ExportCursor | null = after;
    const batch: ExportedRow[] = await memberTransaction(database, actor, (tx) =>
      listExportBatch(tx, actor.id, campaign, filter, from, BATCH_SIZE),
    );
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH_SIZE) return;
    after = last;
  }
};
