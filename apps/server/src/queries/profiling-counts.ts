import type { Tx } from '@cadran/db';
import type { CampaignCounts } from './screening-counts.ts';

/** Of one organisation, or of all a transaction may see. The module keeps no campaigns yet. */
export const countProfiling = async (
  _tx: Tx,
  _organizationId?: string,
): Promise<CampaignCounts> => ({ campaigns: 0, open: 0, respondents: 0 });
