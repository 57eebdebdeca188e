import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { countBySegments } from '../../../queries/profiling-answers.ts';
import { listSnapshots } from '../../../queries/profiling-snapshots.ts';
import { editable } from '../load-campaign.ts';
import { groupOfUnit } from './grouped-units.ts';
import type { Workforce } from './propose-unit-groups.ts';
import { groupsFrozen } from './unit-group-rules.ts';

/**
 * Who has answered a campaign so far; null on the platform's path, which may not even count (0005_profiling.sql), and
 * once groups are fixed: from the first snapshot on nothing but the number of answers moves (scoring.md §8, point 2).
 */
export const loadWorkforce = async (
  tx: Tx,
  actor: Member,
  campaignId: string,
): Promise<Workforce | null> => {
  const campaign = await editable(tx, actor, campaignId);
  if (tx.organizationId === null || groupsFrozen(await listSnapshots(tx, campaign))) return null;
  const cohorts = await countBySegments(tx, campaign);
  return {
    minimumGroup: campaign.minimumGroup,
    units: campaign.units.map(({ id }) => id),
    groupOf: groupOfUnit(campaign),
    cohorts: cohorts.map(({ people, ...segments }) => ({ segments, snapshot: 0, people })),
  };
};
