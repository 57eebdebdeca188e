import type { Tx } from '@cadran/db';
import { invalid } from '../../http/app-error.ts';
import { findActiveColleague, type UserRow } from './queries/users.ts';
import { countOwnedCampaigns, reassignCampaigns } from './queries/campaign-ownership.ts';

/**
 * Campaigns of a deleted user go to a named colleague. Returns the new owner's name; `undefined` if
 * there were no campaigns.
 */
export const transferCampaigns = async (
  tx: Tx,
  owner: UserRow,
  newOwnerId: string | undefined,
): Promise<string | undefined> => {
  const newOwner =
    newOwnerId === undefined ? undefined : await findActiveColleague(tx, owner, newOwnerId);
  // The same error for a foreign, missing or inactive user and for the deleted one.
  if (newOwnerId !== undefined && newOwner === undefined) throw invalid({ newOwner: 'one_of' });
  if ((await countOwnedCampaigns(tx, owner)) === 0) return undefined;
  if (newOwner === undefined) throw invalid({ newOwner: 'required' });
  await reassignCampaigns(tx, owner, newOwner.id);
  return newOwner.displayName;
};
