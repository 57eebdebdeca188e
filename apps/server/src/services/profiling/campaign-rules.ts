import type { CampaignStatus, FieldErrors } from '@cadran/contract';
import { isDeepStrictEqual } from 'node:util';
import { refuseFields } from '../../app-error.ts';
import { statusValues } from '../../queries/campaign-store.ts';
import type {
  ProfilingCampaignRow,
  ProfilingCampaignValues,
} from '../../queries/profiling-campaigns.ts';

type Checked = Pick<ProfilingCampaignValues, 'units' | 'mandatory' | 'minimumGroup'>;

/** What the schema cannot know: the organisation's minimum, and that a mandatory unit can be chosen. */
export const checkCampaign = (campaign: Checked, organizationMinimum: number): void => {
  const fields: FieldErrors = {};
  if (campaign.minimumGroup < organizationMinimum)
    fields['minimumGroup'] = `min:${organizationMinimum}`;
  if (campaign.mandatory.unit && (campaign.units ?? []).length === 0)
    fields['units'] = 'min_items:1';
  refuseFields(fields);
};

export const hasRespondents = ({
  opened,
  completed,
}: Pick<ProfilingCampaignRow, 'opened' | 'completed'>): boolean => opened + completed > 0;

/**
 * Who answered was promised a minimum group, asked about a subject, and chose among these units: the minimum is
 * fixed once the campaign has been open (scoring.md §8); once somebody began, subject and mandatory segments stay,
 * and units may be added, renamed and moved but not removed.
 */
export const refuseFrozen = (
  campaign: ProfilingCampaignRow,
  values: Partial<ProfilingCampaignValues>,
): void => {
  const fields: FieldErrors = {};
  const changes = (field: 'minimumGroup' | 'subject' | 'mandatory'): boolean =>
    values[field] !== undefined && !isDeepStrictEqual(values[field], campaign[field]);
  if (campaign.firstOpenedAt !== null && changes('minimumGroup')) fields['minimumGroup'] = 'frozen';
  if (hasRespondents(campaign)) {
    if (changes('subject')) fields['subject'] = 'frozen';
    if (changes('mandatory')) fields['mandatory'] = 'frozen';
    const kept = new Set(values.units?.map(({ id }) => id));
    if (values.units && campaign.units.some(({ id }) => !kept.has(id))) fields['units'] = 'frozen';
  }
  refuseFields(fields);
};

/** The first opening fixes the minimum group, which is then not under the organisation's of that day. */
export const openingValues = (
  campaign: Pick<ProfilingCampaignRow, 'firstOpenedAt' | 'minimumGroup'>,
  status: CampaignStatus,
  organizationMinimum: number,
  now: Date,
): Partial<ProfilingCampaignValues> => ({
  ...statusValues(status, now),
  ...(status === 'open' &&
    campaign.firstOpenedAt === null && {
      firstOpenedAt: now,
      minimumGroup: Math.max(campaign.minimumGroup, organizationMinimum),
    }),
});
