import {
  type Organization,
  type PublicScreeningCampaign,
  QUESTIONNAIRE_SECTIONS,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { CampaignValues, TextDraft, TextDrafts } from './campaign-values.ts';

/** A campaign that is not stored yet has no id: this one is nobody's. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

const screen = ({ custom, title, html }: TextDraft) => (custom ? { title, html } : null);
const screens = ({ fr, en }: TextDrafts) => ({ fr: screen(fr), en: screen(en) });

/** What a candidate would get to know of what is typed (contract, public campaign): never a target. */
export const publicViewOf = (
  values: CampaignValues,
  organization: Organization,
  campaign: ScreeningCampaign | null,
): PublicScreeningCampaign => ({
  id: campaign?.id ?? NO_ID,
  organization: {
    id: organization.id,
    name: organization.name,
    logo: organization.logo,
    theme: organization.theme,
  },
  name: values.name,
  sections: QUESTIONNAIRE_SECTIONS.filter((section) => values.profile[section].asked),
  skills: values.profile.skills.scored
    ? values.profile.skills.target.map(({ name }) => name.trim()).filter(Boolean)
    : [],
  questions: values.questions.filter(({ text }) => text.fr !== '' || text.en !== ''),
  customization: {
    introduction: screens(values.customization.introduction),
    conclusion: screens(values.customization.conclusion),
  },
  redirectUrl: values.redirectUrl || null,
  allowPersonalReport: values.allowPersonalReport,
  contactEmail: values.contactEmail || null,
  retentionDays: organization.settings.screeningRetentionDays,
});
