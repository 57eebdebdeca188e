import { askedSections } from '@cadran/contract';
import type { ScreeningAsked } from '@cadran/instruments/parts/screening-asked';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';

/** What a campaign asks of its candidates. */
export const askedOf = ({
  profile,
  questions,
}: Pick<CampaignRow, 'profile' | 'questions'>): ScreeningAsked => ({
  sections: askedSections(profile),
  skills: (profile.skills?.target ?? []).map(({ name }) => name),
  questions,
});
