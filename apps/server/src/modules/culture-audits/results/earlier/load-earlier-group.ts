import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../../../http/app-error.ts';
import { authorise } from '../../../../http/authorise.ts';
import { findProfilingCampaign } from '../../queries/campaigns.ts';
import { type LoadedGroup, loadGroup } from '../report/load-group.ts';

/** The same selection in an earlier campaign of the organisation about the same subject. */
export const loadEarlierGroup = async (
  tx: Tx,
  actor: Member,
  { campaign, snapshot, selection }: LoadedGroup,
  earlierId: string,
): Promise<LoadedGroup> => {
  const earlier = await findProfilingCampaign(tx, earlierId);
  authorise(campaignPolicy.read, actor, earlier);
  if (earlier.organizationId !== campaign.organizationId) throw new AppError('not_found');
  if (!isDeepStrictEqual(earlier.subject, campaign.subject) || earlier.id === campaign.id)
    throw invalid({ earlierId: 'one_of' });
  const group = await loadGroup(tx, earlier, selection);
  if (group.snapshot.takenAt >= snapshot.takenAt) throw invalid({ earlierId: 'order' });
  return group;
};
