import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { countBySegments } from '../../../queries/profiling-answers.ts';
import { editable } from '../load-campaign.ts';
import { groupOfUnit } from './grouped-units.ts';
import type { Workforce } from './propose-unit-groups.ts';

/** Who has answered a campaign so far; null on the platform's path, which may not even count (0005_profiling.sql). */
export const loadWorkforce = async (
  tx: Tx,
  actor: Member,
  campaignId: string,
): Promise<Workforce | null> => {
  const campaign = await editable(tx, actor, campaignId);
  if (tx.organizationId === null) return null;
  const cohorts = await countBySegments(tx, campaign);
  return {
    minimumGroup: campaign.minimumGroup,
    units: campaign.units.map(({ id }) => id),
    groupOf: groupOfUnit(campaign),
    cohorts: cohorts.map(({ people, ...segments }) => ({ segments, snapshot: 0, people })),
  };
};
