import type { CandidateFilter, Language } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { dayIn } from '@cadran/i18n';
import { campaignPolicy, type Member } from '@cadran/policies';
import { authorise } from '../../../http/authorise.ts';
import { readCandidateBatches } from './read-candidate-batches.ts';
import { exportRows } from './export-rows.ts';
import { logCampaignActivity, type CampaignRow } from '../../screening/index.ts';
import type { Cell } from '../../spreadsheets/index.ts';

const PREFIX = { fr: 'candidats', en: 'candidates' } as const satisfies Record<Language, string>;

interface ExportRequest {
  readonly language: Language;
  readonly format: 'csv' | 'xlsx';
  readonly filter: CandidateFilter;
}

/** Authorises and logs the export before the first row is sent. */
export const exportCandidates = async (
  tx: Tx,
  database: Database,
  actor: Member,
  campaign: CampaignRow,
  { language, format, filter }: ExportRequest,
  now: Date,
): Promise<{ fileName: string; batches: AsyncIterable<readonly (readonly Cell[])[]> }> => {
  authorise(campaignPolicy.export, actor, campaign);
  await logCampaignActivity(tx, actor, 'export', campaign, now, { format, language });
  return {
    fileName: `${PREFIX[language]}-${campaign.customUrl}-${dayIn(now, campaign.timeZone)}.${format}`,
    batches: exportRows(
      readCandidateBatches(database, actor, campaign, filter),
      campaign,
      language,
    ),
  };
};
