import type { Tx } from '@cadran/db';
import { campaignPolicy, hasModule, type Member } from '@cadran/policies';
import type { PaperData, PaperRole } from '@cadran/reports';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { countOtherAccounts } from '../queries/papers.ts';

const SOMEBODY = '00000000-0000-0000-0000-000000000000';

/** One of each role, to ask the policies about. */
const memberOf = (role: PaperRole, { organizationId, ownerId }: ProfilingCampaignRow): Member => ({
  kind: 'member',
  id: role === 'owner' ? ownerId : SOMEBODY,
  organizationId: role === 'superadmin' ? SOMEBODY : organizationId,
  displayName: role,
  username: role,
  role: role === 'admin' || role === 'superadmin' ? role : 'user',
  modules: { screening: true, profiling: role !== 'other' },
});

/** What each role may do with an audit, and how many accounts have it. */
export const loadRoleAccess = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
): Promise<PaperData['roles']> => {
  const counted = await countOtherAccounts(tx, campaign);
  const accountsOf = (role: PaperRole): number | null => {
    if (role === 'owner') return 1;
    if (role === 'superadmin' || role === 'other') return null;
    return counted.find((row) => row.role === role)?.accounts ?? 0;
  };
  return (['owner', 'admin', 'user', 'superadmin', 'other'] as const).map((role) => {
    const member = memberOf(role, campaign);
    const enters = hasModule(member, 'profiling');
    return {
      role,
      accounts: accountsOf(role),
      read: enters && campaignPolicy.read(member, campaign),
      edit: enters && campaignPolicy.edit(member, campaign),
    };
  });
};
