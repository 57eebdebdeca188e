import type { Tx } from '@cadran/db';
import type { ScreeningAsked } from '@cadran/instruments/parts/screening-asked';
import type { LockedQuestionnaire } from '../../queries/questionnaires.ts';
import { findCampaign } from '../../queries/screening-campaigns.ts';
import { askedOf } from './asked-of.ts';

const REMEMBERED = 500;
const remembered = new Map<string, ScreeningAsked>();

/**
 * What the campaign of a questionnaire asks, remembered by its version: every change of a campaign raises it, so what
 * is remembered is never out of date, and a save need not read the whole campaign again.
 */
export const askedNow = async (
  tx: Tx,
  { organizationId, campaignId, campaignVersion }: LockedQuestionnaire,
): Promise<ScreeningAsked> => {
  const key = `${organizationId} ${campaignId} ${campaignVersion}`;
  const known = remembered.get(key);
  if (known) return known;
  const campaign = await findCampaign(tx, campaignId);
  const asked = askedOf(campaign);
  // Saved in between: true for the newer version alone.
  if (campaign.version !== campaignVersion) return asked;
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, asked);
  return asked;
};
