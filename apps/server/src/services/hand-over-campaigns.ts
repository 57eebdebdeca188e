import type { Tx } from '@cadran/db';
import { invalid } from '../app-error.ts';
import { countOwnedCampaigns, giveCampaignsTo } from '../queries/campaign-ownership.ts';
import { findColleague, type UserRow } from '../queries/users.ts';

/**
 * Deleting a user who owns campaigns hands them to a named user of the organisation (api.md, Users).
 * Answers the heir's name; `undefined` if there was nothing to inherit.
 */
export const handOverCampaigns = async (
  tx: Tx,
  owner: UserRow,
  heirId: string | undefined,
): Promise<string | undefined> => {
  const heir = heirId === undefined ? undefined : await findColleague(tx, owner, heirId);
  // A foreign, a missing and an inactive heir are refused alike, and so is the one who leaves.
  if (heirId !== undefined && heir === undefined) throw invalid({ heir: 'one_of' });
  if ((await countOwnedCampaigns(tx, owner)) === 0) return undefined;
  if (heir === undefined) throw invalid({ heir: 'required' });
  await giveCampaignsTo(tx, owner, heir.id);
  return heir.username;
};
