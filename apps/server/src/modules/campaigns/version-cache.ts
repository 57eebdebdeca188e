import type { Tx } from '@cadran/db';

interface CampaignVersion {
  readonly organizationId: string;
  readonly campaignId: string;
  readonly campaignVersion: number;
}

const MOST_CACHED = 500;

/** What is read of a campaign, kept by its version, which every change raises: a save need not read the campaign. */
export const createVersionCache = <Row extends { readonly version: number }, Part>(
  find: (tx: Tx, campaignId: string) => Promise<Row>,
  partOf: (row: Row) => Part,
) => {
  const cache = new Map<string, Part>();
  const keyOf = ({ organizationId, campaignId, campaignVersion }: CampaignVersion): string =>
    `${organizationId} ${campaignId} ${campaignVersion}`;
  return {
    load: async (tx: Tx, version: CampaignVersion): Promise<Part> => {
      const cached = cache.get(keyOf(version));
      if (cached) return cached;
      const row = await find(tx, version.campaignId);
      const part = partOf(row);
      // The campaign was changed since its version was read.
      if (row.version !== version.campaignVersion) return part;
      if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
      cache.set(keyOf(version), part);
      return part;
    },
  };
};
