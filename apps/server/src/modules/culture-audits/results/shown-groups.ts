import { AUDIT_LIMITS } from '@cadran/contract';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';

type Promised = Pick<ProfilingCampaignRow, 'minimumGroup' | 'access'>;

/** No smaller group is shown. */
export const smallestGroup = ({ minimumGroup, access }: Promised): number =>
  access === 'link' ? Math.max(minimumGroup, AUDIT_LIMITS.groupByLink) : minimumGroup;

/** Whether several values, or values of two attributes, may be combined. */
export const isCombinable = ({ access }: Pick<Promised, 'access'>): boolean => access === 'codes';
