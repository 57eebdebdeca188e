import { askedSections } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { ScreeningRequirements } from '@cadran/instruments/parts/screening-asked';
import type { LockedQuestionnaire } from '../queries/questionnaires.ts';
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

const CACHE_SIZE = 500;
const cache = new Map<string, ScreeningRequirements>();

/** Cached by the campaign's version, which every change raises, so that a save need not read the whole campaign. */
export const loadAskedParts = async (
  tx: Tx,
  { organizationId, campaignId, campaignVersion }: LockedQuestionnaire,
): Promise<ScreeningRequirements> => {
  const key = `${organizationId} ${campaignId} ${campaignVersion}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const campaign = await findCampaign(tx, campaignId);
  const asked = askedParts(campaign);
  // The campaign was changed since the questionnaire was locked.
  if (campaign.version !== campaignVersion) return asked;
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, asked);
  return asked;
};
