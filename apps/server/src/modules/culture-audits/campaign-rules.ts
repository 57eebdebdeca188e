import type { CampaignStatus, FieldErrors } from '@cadran/contract';
import { isDeepStrictEqual } from 'node:util';
import { throwIfInvalid } from '../../http/app-error.ts';
import type { ProfilingCampaignRow, ProfilingCampaignValues } from './queries/campaigns.ts';
import { statusValues } from '../campaigns/index.ts';

type Checked = Pick<ProfilingCampaignValues, 'units' | 'mandatory' | 'minimumGroup'>;

/** Checks the organisation's minimum group, and that a mandatory unit can be chosen. */
export const checkCampaign = (campaign: Checked, organizationMinimum: number): void => {
  const fields: FieldErrors = {};
  if (campaign.minimumGroup < organizationMinimum)
    fields['minimumGroup'] = `min:${organizationMinimum}`;
  if (campaign.mandatory.unit && (campaign.units ?? []).length === 0)
    fields['units'] = 'min_items:1';
  throwIfInvalid(fields);
};

export const hasRespondents = ({
  opened,
  completed,
}: Pick<ProfilingCampaignRow, 'opened' | 'completed'>): boolean => opened + completed > 0;

/** Respondents were told who can answer, or have a code already. */
export const isAccessFrozen = ({
  firstOpenedAt,
  codesMailed,
  codesPrinted,
}: Pick<ProfilingCampaignRow, 'firstOpenedAt' | 'codesMailed' | 'codesPrinted'>): boolean =>
  firstOpenedAt !== null || codesMailed + codesPrinted > 0;

/**
 * Respondents rely on the minimum group, the subject and the units. The minimum is frozen once the campaign has been
 * open; once somebody has started, so are the subject and the mandatory segments, and units can be
 * added, renamed and moved but not removed.
 */
export const refuseFrozen = (
  campaign: ProfilingCampaignRow,
  values: Partial<ProfilingCampaignValues>,
): void => {
  const fields: FieldErrors = {};
  const changes = (field: 'minimumGroup' | 'access' | 'subject' | 'mandatory'): boolean =>
    values[field] !== undefined && !isDeepStrictEqual(values[field], campaign[field]);
  if (campaign.firstOpenedAt !== null && changes('minimumGroup')) fields['minimumGroup'] = 'frozen';
  if (isAccessFrozen(campaign) && changes('access')) fields['access'] = 'frozen';
  if (hasRespondents(campaign)) {
    if (changes('subject')) fields['subject'] = 'frozen';
    if (changes('mandatory')) fields['mandatory'] = 'frozen';
    const kept = new Set(values.units?.map(({ id }) => id));
    if (values.units && campaign.units.some(({ id }) => !kept.has(id))) fields['units'] = 'frozen';
  }
  throwIfInvalid(fields);
};

type OpeningValues = Pick<
  ProfilingCampaignRow,
  'status' | 'closedAt' | 'codeSecret' | 'firstOpenedAt' | 'minimumGroup'
>;

/**
 * The first opening freezes the minimum group, at least at the organisation's minimum. Closing destroys the secret of
 * the mailed codes (docs/decisions/audit-codes.md).
 */
export const openingValues = (
  campaign: Pick<ProfilingCampaignRow, 'firstOpenedAt' | 'minimumGroup'>,
  status: CampaignStatus,
  organizationMinimum: number,
  now: Date,
): Partial<OpeningValues> => ({
  ...statusValues(status, now),
  ...(status === 'closed' && { codeSecret: null }),
  ...(status === 'open' &&
    campaign.firstOpenedAt === null && {
      firstOpenedAt: now,
      minimumGroup: Math.max(campaign.minimumGroup, organizationMinimum),
    }),
});
