import type { CampaignCustomization } from '../campaign/customization.ts';
import type { CampaignTarget } from './targets/target.ts';

/** Nothing is asked. */
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

/** A new campaign asks the four instruments and compares none until somebody sets a target. */
export const STARTING_TARGET = {
  ...EMPTY_TARGET,
  culture: { target: null },
  values: { target: null },
  personality: { target: null },
  motivations: { target: null },
} as const satisfies CampaignTarget;

/** Candidates would give their name and find nothing to answer. */
export const asksNothing = (campaign: {
  readonly profile: Readonly<Record<string, unknown>>;
  readonly questions: readonly unknown[];
}): boolean =>
  campaign.questions.length === 0 &&
  Object.values(campaign.profile).every((section) => section === null || section === undefined);

export const DEFAULT_CUSTOMIZATION = {
  introduction: { fr: null, en: null },
  conclusion: { fr: null, en: null },
  pdfHeader: { fr: null, en: null },
  pdfFooter: { fr: null, en: null },
} as const satisfies CampaignCustomization;
