import { AUDIT_LIMITS } from '@cadran/contract';
import { AUDIT_ENGINE } from '@cadran/scoring';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import type { SnapshotRow } from '../queries/snapshots.ts';

type Promised = Pick<ProfilingCampaignRow, 'minimumGroup' | 'access'>;
type Versioned = Pick<SnapshotRow, 'engineVersion'> | undefined;

/** Whether a snapshot stores published figures; older ones store counts and stay as they were published. */
export const isPublished = (snapshot: Versioned): boolean =>
  (snapshot?.engineVersion ?? AUDIT_ENGINE) >= AUDIT_ENGINE;

/** No smaller group is shown. */
export const smallestGroup = ({ minimumGroup, access }: Promised, snapshot: Versioned): number =>
  access === 'link' && isPublished(snapshot)
    ? Math.max(minimumGroup, AUDIT_LIMITS.groupByLink)
    : minimumGroup;

/** Whether several values, or values of two attributes, may be combined. */
export const isCombinable = ({ access }: Pick<Promised, 'access'>, snapshot: Versioned): boolean =>
  access === 'codes' || !isPublished(snapshot);
