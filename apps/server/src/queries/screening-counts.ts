import type { Tx } from '@cadran/db';

export interface CampaignCounts {
  readonly campaigns: number;
  readonly open: number;
  readonly respondents: number;
}

/** Of one organisation, or of all a transaction may see. The module keeps no campaigns yet. */
export const countScreening = async (
  _tx: Tx,
  _organizationId?: string,
): Promise<CampaignCounts> => ({ campaigns: 0, open: 0, respondents: 0 });
