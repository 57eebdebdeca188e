import { CAMPAIGN_LIMITS } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { CampaignStore, CampaignSummaryRow } from '../../queries/campaign-store.ts';

const { customUrlMax, nameMax } = CAMPAIGN_LIMITS;

/** "sales-2" of "sales", "sales-3" of "sales-2": the number goes up, it does not pile up. */
const numbered = (base: string, suffix: string, max: number): string =>
  `${base.slice(0, max - suffix.length)}${suffix}`;

type Urls = Pick<CampaignStore, 'lockCampaign' | 'urlsLike'>;

/** Name and link of a copy: the first number that gives a free custom url. */
export const copyNames = async (
  store: Urls,
  tx: Tx,
  campaign: CampaignSummaryRow,
): Promise<{ name: string; customUrl: string }> => {
  // Two copies of one campaign at the same time are made one after the other.
  await store.lockCampaign(tx, campaign);
  const base = campaign.customUrl.replace(/-\d{1,4}$/u, '');
  // Long urls are cut to make room for the number, so the beginning they share is shorter.
  const beginning = base.slice(0, customUrlMax - 6);
  const taken = await store.urlsLike(tx, campaign.organizationId, beginning);
  let number = 2;
  while (taken.has(numbered(base, `-${number}`, customUrlMax))) number += 1;
  return {
    name: numbered(campaign.name.replace(/ \(\d{1,4}\)$/u, ''), ` (${number})`, nameMax),
    customUrl: numbered(base, `-${number}`, customUrlMax),
  };
};
