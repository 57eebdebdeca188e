import {
  type Organization,
  pick,
  type ProfilingCampaign,
  profilingFields,
  publicFieldNames,
  type PublicProfilingCampaign,
} from '@cadran/contract';
import {
  NO_ID,
  publicOrganizationOf,
} from '../../../../shared/campaign-form/customization/public-organization.ts';
import { screenTextsOf } from '../../../../shared/campaign-form/drafts/text-drafts.ts';
import type { AuditValues } from './campaign-values.ts';
import { bodyOf } from './values-to-body.ts';

/** The preview: what respondents would see of the values, never a head-count or a set of values. */
export const publicViewOf = (
  values: AuditValues,
  organization: Organization,
  campaign: ProfilingCampaign | null,
): PublicProfilingCampaign => ({
  id: campaign?.id ?? NO_ID,
  organization: publicOrganizationOf(organization),
  ...pick(bodyOf(values), publicFieldNames(profilingFields)),
  units: values.units
    .filter(({ name }) => name.fr !== '' || name.en !== '')
    .map(({ id, name }) => ({ id, name })),
  access: values.access ?? 'link',
  codes:
    values.access === 'codes'
      ? { mailed: campaign?.codes?.mailed ?? 0, printed: campaign?.codes?.printed ?? 0 }
      : null,
  logo: campaign?.logo ?? null,
  minimumGroup: Number(values.minimumGroup) || organization.settings.minimumGroup,
  customization: screenTextsOf(values.customization),
});
