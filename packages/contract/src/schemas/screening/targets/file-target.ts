import { z } from 'zod';
import { individualTarget } from './factual-targets.ts';
import { withoutProtectedTargets } from './protected-targets.ts';
import { type CampaignTarget, campaignTarget } from './target.ts';

const culture = campaignTarget.shape.culture.unwrap();

/** The target without the audit it was taken from, which another organisation does not have, and without protected targets. */
export const fileTarget = campaignTarget.extend({
  culture: culture.omit({ source: true }).nullable(),
  individual: z
    .strictObject({
      target: individualTarget.extend({ ageGroup: z.null(), nationality: z.null() }).nullable(),
    })
    .nullable(),
});

/** What a file may have of a target. */
export const toFileTarget = (profile: CampaignTarget) => ({
  ...withoutProtectedTargets(profile),
  culture: profile.culture && { target: profile.culture.target },
});
