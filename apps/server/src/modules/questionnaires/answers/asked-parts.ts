import { askedSections } from '@cadran/contract';
import type { ScreeningRequirements } from '@cadran/instruments/parts/screening-asked';
import { createVersionCache } from '../../campaigns/index.ts';
import { type CampaignRow, findCampaign } from '../../screening/index.ts';

/** What a campaign asks of its candidates. */
export const askedParts = ({
  profile,
  questions,
}: Pick<CampaignRow, 'profile' | 'questions'>): ScreeningRequirements => ({
  sections: askedSections(profile),
  skills: (profile.skills?.target ?? []).map(({ name }) => name),
  questions,
});

export const askedPartsCache = createVersionCache(findCampaign, askedParts);
