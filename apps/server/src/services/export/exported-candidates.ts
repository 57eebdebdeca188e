import type { CandidateFilter, Language } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { authorise } from '../../authorise.ts';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { auditCampaign } from '../screening/audit-campaign.ts';
import { candidateBatches } from './candidate-batches.ts';
import { type Cell, exportedLines } from './candidate-cells.ts';

const PREFIX = { fr: 'candidats', en: 'candidates' } as const satisfies Record<Language, string>;

interface Wanted {
  readonly language: Language;
  readonly format: 'csv' | 'xlsx';
  readonly filter: CandidateFilter;
}

/** Who takes candidates away is logged before the first line leaves. */
export const exportedCandidates = async (
  tx: Tx,
  database: Database,
  actor: Member,
  campaign: CampaignRow,
  { language, format, filter }: Wanted,
  now: Date,
): Promise<{ fileName: string; batches: AsyncIterable<readonly (readonly Cell[])[]> }> => {
  authorise(campaignPolicy.export, actor, campaign);
  await auditCampaign(tx, actor, 'export', campaign, now, { format, language });
  const day = now.toISOString().slice(0, 10);
  return {
    fileName: `${PREFIX[language]}-${campaign.customUrl}-${day}.${format}`,
    batches: exportedLines(
      candidateBatches(database, actor, campaign, filter),
      campaign.questions,
      language,
    ),
  };
};
