import { CAMPAIGN_LIMITS } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import {
  insertCampaign,
  lockCampaign,
  statusValues,
  urlsLike,
  type CampaignRow,
} from '../../queries/screening-campaigns.ts';

const { customUrlMax, nameMax } = CAMPAIGN_LIMITS;

/** "sales-2" of "sales", "sales-3" of "sales-2": the number goes up, it does not pile up. */
const numbered = (base: string, suffix: string, max: number): string =>
  `${base.slice(0, max - suffix.length)}${suffix}`;

/** The first number that gives a free custom url. */
const freeNumber = async (tx: Tx, campaign: CampaignRow, base: string): Promise<number> => {
  // Long urls are cut to make room for the number, so the beginning they share is shorter.
  const taken = await urlsLike(tx, campaign.organizationId, base.slice(0, customUrlMax - 6));
  let number = 2;
  while (taken.has(numbered(base, `-${number}`, customUrlMax))) number += 1;
  return number;
};

/**
 * Everything but the link, the status and the candidates. The copy is closed, to be looked at before anybody
 * answers it; it belongs to who made it, or to the first owner if a super admin made it from outside.
 */
export const duplicateCampaign = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  now: Date,
): Promise<CampaignRow> => {
  await lockCampaign(tx, campaign);
  const urlBase = campaign.customUrl.replace(/-\d{1,4}$/u, '');
  const number = await freeNumber(tx, campaign, urlBase);
  return insertCampaign(tx, {
    organizationId: campaign.organizationId,
    ownerId: actor.organizationId === campaign.organizationId ? actor.id : campaign.ownerId,
    name: numbered(campaign.name.replace(/ \(\d{1,4}\)$/u, ''), ` (${number})`, nameMax),
    customUrl: numbered(urlBase, `-${number}`, customUrlMax),
    redirectUrl: campaign.redirectUrl,
    ...statusValues('closed', now),
    profile: campaign.profile,
    questions: campaign.questions,
    weights: campaign.weights,
    customization: campaign.customization,
    allowPersonalReport: campaign.allowPersonalReport,
    contactEmail: campaign.contactEmail,
    createdAt: now,
    updatedAt: now,
  });
};
