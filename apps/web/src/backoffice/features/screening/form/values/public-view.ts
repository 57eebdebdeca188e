import {
  type Organization,
  pick,
  publicFieldNames,
  type PublicScreeningCampaign,
  QUESTIONNAIRE_SECTIONS,
  type ScreeningCampaign,
  screeningFields,
} from '@cadran/contract';
import {
  NO_ID,
  publicOrganizationOf,
} from '../../../../shared/campaign-form/customization/public-organization.ts';
import { screenTextsOf } from '../../../../shared/campaign-form/drafts/text-drafts.ts';
import type { CampaignValues } from './campaign-values.ts';
import { bodyOf } from './values-to-body.ts';

/** The preview: what candidates would see of the values, never a target. */
export const publicViewOf = (
  values: CampaignValues,
  organization: Organization,
  campaign: ScreeningCampaign | null,
): PublicScreeningCampaign => ({
  id: campaign?.id ?? NO_ID,
  organization: publicOrganizationOf(organization),
  ...pick(bodyOf(values), publicFieldNames(screeningFields)),
  sections: QUESTIONNAIRE_SECTIONS.filter((section) => values.profile[section].asked),
  skills: values.profile.skills.scored
    ? values.profile.skills.target.map(({ name }) => name.trim()).filter(Boolean)
    : [],
  questions: values.questions.filter(({ text }) => text.fr !== '' || text.en !== ''),
  customization: screenTextsOf(values.customization),
  retentionDays: organization.settings.screeningRetentionDays,
  privacyContact: organization.settings.privacyContact,
  addsUpAnswers: organization.settings.addUpAnswers,
});
