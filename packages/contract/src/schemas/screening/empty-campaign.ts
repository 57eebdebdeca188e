import type { CampaignCustomization } from '../campaign/customization.ts';
import type { CampaignProfile } from './profile.ts';

/** What a campaign is before anybody has filled in a section. */
export const EMPTY_PROFILE = {
  culture: null,
  values: null,
  personality: null,
  motivations: null,
  job: null,
  mobility: null,
  individual: null,
  skills: null,
  experiences: null,
  studies: null,
  languages: null,
} as const satisfies CampaignProfile;

export const DEFAULT_CUSTOMIZATION = {
  introduction: { fr: null, en: null },
  conclusion: { fr: null, en: null },
  pdfHeader: { fr: null, en: null },
  pdfFooter: { fr: null, en: null },
} as const satisfies CampaignCustomization;
