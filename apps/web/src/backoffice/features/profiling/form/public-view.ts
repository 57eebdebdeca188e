import type {
  Organization,
  ProfilingCampaign,
  ProfilingSubject,
  PublicProfilingCampaign,
} from '@cadran/contract';
import { orNull } from '../../../shared/campaign-form/common-values.ts';
import { NO_ID, publicOrganizationOf } from '../../../shared/campaign-form/public-organization.ts';
import { screenTextsOf } from '../../../shared/campaign-form/text-drafts.ts';
import type { AuditValues } from './campaign-values.ts';
import { subjectOf } from './values-to-body.ts';

/** What an employee would get to know of what is typed (contract, public campaign): never a head-count or a value. */
export const publicViewOf = (
  values: AuditValues,
  organization: Organization,
  campaign: ProfilingCampaign | null,
): PublicProfilingCampaign => ({
  id: campaign?.id ?? NO_ID,
  organization: publicOrganizationOf(organization),
  name: values.name,
  subject: subjectOf(values.subject) satisfies ProfilingSubject,
  units: values.units
    .filter(({ name }) => name.fr !== '' || name.en !== '')
    .map(({ id, name }) => ({ id, name })),
  mandatory: values.mandatory,
  logo: campaign?.logo ?? null,
  minimumGroup: Number(values.minimumGroup) || organization.settings.minimumGroup,
  customization: screenTextsOf(values.customization),
  redirectUrl: orNull(values.redirectUrl),
});
