import type { Tx } from '@cadran/db';
import { NO_CAMPAIGNS, type CampaignCounts } from './campaign-counts.ts';

/** Of one organisation, or of all a transaction may see. The module keeps no campaigns yet. */
export const countProfiling = async (_tx: Tx, _organizationId?: string): Promise<CampaignCounts> =>
  NO_CAMPAIGNS;
