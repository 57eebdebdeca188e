import type { ScreeningProgress } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { CampaignRow } from './queries/screening-campaigns.ts';
import { countByDay } from './queries/screening-progress.ts';
import { findToldFigures } from '../decision-mails/index.ts';

/** What the page of a campaign says above its candidates. */
export const readProgress = async (
  tx: Tx,
  campaign: CampaignRow,
  timeZone: string,
  now: Date,
): Promise<ScreeningProgress> => {
  const { undecided, notTold } = await findToldFigures(tx, campaign);
  return {
    days: await countByDay(tx, campaign, timeZone, now),
    undecided,
    candidates: { opened: campaign.opened, completed: campaign.completed },
    notTold,
  };
};
