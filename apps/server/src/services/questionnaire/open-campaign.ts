import type { Tx } from '@cadran/db';
import { screeningStore, type CampaignRow } from '../../queries/screening-campaigns.ts';
import { findOpen } from '../campaign/open-campaign.ts';

/** The campaign, if candidates may answer it now. */
export const findOpenCampaign = (tx: Tx, id: string): Promise<CampaignRow> =>
  findOpen(screeningStore, tx, id);
