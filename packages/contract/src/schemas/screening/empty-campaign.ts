import type { CampaignCustomization } from '../campaign/customization.ts';
import type { CampaignTarget } from './targets/target.ts';

/** The target of a new campaign. */
export const EMPTY_TARGET = {
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
} as const satisfies CampaignTarget;

export const DEFAULT_CUSTOMIZATION = {
  introduction: { fr: null, en: null },
  conclusion: { fr: null, en: null },
  pdfHeader: { fr: null, en: null },
  pdfFooter: { fr: null, en: null },
} as const satisfies CampaignCustomization;
