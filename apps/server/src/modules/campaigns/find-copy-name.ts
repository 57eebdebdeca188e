import { CAMPAIGN_LIMITS, suggestCustomUrl } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { CampaignStore, CampaignSummaryRow } from './queries/campaign-store.ts';

const { customUrlMax, nameMax } = CAMPAIGN_LIMITS;

/** Cuts the base so that the result is never longer than `max`. */
const withSuffix = (base: string, suffix: string, max: number): string =>
  `${base.slice(0, max - suffix.length)}${suffix}`;

type UrlStore = Pick<CampaignStore, 'lockCampaign' | 'listUrlsStartingWith'>;

/** The urls of the organisation that a numbered one could meet; long ones are cut to make room for the number. */
const findTaken = (store: UrlStore, tx: Tx, organizationId: string, base: string) =>
  store.listUrlsStartingWith(tx, organizationId, base.slice(0, customUrlMax - 6));

/** From 2 on. */
const firstFreeNumber = (base: string, taken: ReadonlySet<string>): number => {
  let number = 2;
  while (taken.has(withSuffix(base, `-${number}`, customUrlMax))) number += 1;
  return number;
};

/** Name and custom url of a copy: "sales" gives "sales-2", and so does "sales-1"; the first free number is taken. */
export const findCopyName = async (
  store: UrlStore,
  tx: Tx,
  campaign: CampaignSummaryRow,
): Promise<{ name: string; customUrl: string }> => {
  // Concurrent copies of one campaign wait for each other.
  await store.lockCampaign(tx, campaign);
  const base = campaign.customUrl.replace(/-\d{1,4}$/u, '');
  const number = firstFreeNumber(base, await findTaken(store, tx, campaign.organizationId, base));
  return {
    name: withSuffix(campaign.name.replace(/ \(\d{1,4}\)$/u, ''), ` (${number})`, nameMax),
    customUrl: withSuffix(base, `-${number}`, customUrlMax),
  };
};

/** The custom url that a name suggests, with a number if it is taken. */
export const findFreeUrl = async (
  store: UrlStore,
  tx: Tx,
  organizationId: string,
  name: string,
): Promise<string> => {
  const base = suggestCustomUrl(name);
  const taken = await findTaken(store, tx, organizationId, base);
  return taken.has(base)
    ? withSuffix(base, `-${firstFreeNumber(base, taken)}`, customUrlMax)
    : base;
};
