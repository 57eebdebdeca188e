import type { Tx } from '@cadran/db';

interface Owner {
  readonly organizationId: string;
  readonly id: string;
}

/** How many campaigns, of both modules, are this user's. No module keeps campaigns yet. */
export const countOwnedCampaigns = async (_tx: Tx, _owner: Owner): Promise<number> => 0;

export const giveCampaignsTo = async (_tx: Tx, _owner: Owner, _heirId: string): Promise<void> =>
  undefined;
