import {
  type Organization,
  type PublicScreeningCampaign,
  QUESTIONNAIRE_SECTIONS,
  type ScreeningCampaign,
} from '@cadran/contract';
import { orNull } from '../../../shared/campaign-form/common-values.ts';
import { NO_ID, publicOrganizationOf } from '../../../shared/campaign-form/public-organization.ts';
import { screenTextsOf } from '../../../shared/campaign-form/text-drafts.ts';
import type { CampaignValues } from './campaign-values.ts';

/** What a candidate would get to know of what is typed (contract, public campaign): never a target. */
export const publicViewOf = (
  values: CampaignValues,
  organization: Organization,
  campaign: ScreeningCampaign | null,
): PublicScreeningCampaign => ({
  id: campaign?.id ?? NO_ID,
  organization: publicOrganizationOf(organization),
  name: values.name,
  sections: QUESTIONNAIRE_SECTIONS.filter((section) => values.profile[section].asked),
  skills: values.profile.skills.scored
    ? values.profile.skills.target.map(({ name }) => name.trim()).filter(Boolean)
    : [],
  questions: values.questions.filter(({ text }) => text.fr !== '' || text.en !== ''),
  customization: screenTextsOf(values.customization),
  redirectUrl: orNull(values.redirectUrl),
  allowPersonalReport: values.allowPersonalReport,
  contactEmail: orNull(values.contactEmail),
  retentionDays: organization.settings.screeningRetentionDays,
});
