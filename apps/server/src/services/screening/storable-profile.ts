import type { CampaignProfile } from '@cadran/contract';
import { refuseFields } from '../../app-error.ts';
import { withKnownCities } from './known-cities.ts';
import { unknownCodes } from './known-codes.ts';

/** What the schema cannot know: that codes and cities are those of the reference lists. */
export const storableProfile = async (profile: CampaignProfile): Promise<CampaignProfile> => {
  refuseFields(unknownCodes(profile));
  return { ...profile, mobility: await withKnownCities(profile.mobility) };
};
