import { CAMPAIGN_LIMITS } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { CampaignStore, CampaignSummaryRow } from './queries/campaign-store.ts';

const { customUrlMax, nameMax } = CAMPAIGN_LIMITS;

/** Cuts the base so that the result is never longer than `max`. */
const withSuffix = (base: string, suffix: string, max: number): string =>
  `${base.slice(0, max - suffix.length)}${suffix}`;

type UrlStore = Pick<CampaignStore, 'lockCampaign' | 'listUrlsStartingWith'>;

/** Name and custom url of a copy: "sales" gives "sales-2", and so does "sales-1"; the first free number is taken. */
export const findCopyName = async (
  store: UrlStore,
  tx: Tx,
  campaign: CampaignSummaryRow,
): Promise<{ name: string; customUrl: string }> => {
  // Concurrent copies of one campaign wait for each other.
  await store.lockCampaign(tx, campaign);
  const base = campaign.customUrl.replace(/-\d{1,4}$/u, '');
  // Long urls are cut to make room for the suffix, so the common prefix is shorter.
  const beginning = base.slice(0, customUrlMax - 6);
  const taken = await store.listUrlsStartingWith(tx, campaign.organizationId, beginning);
  let number = 2;
  while (taken.has(withSuffix(base, `-${number}`, customUrlMax))) number += 1;
  return {
    name: withSuffix(campaign.name.replace(/ \(\d{1,4}\)$/u, ''), ` (${number})`, nameMax),
    customUrl: withSuffix(base, `-${number}`, customUrlMax),
  };
};
